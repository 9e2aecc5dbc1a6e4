import { findEditedBook, type SignUrl, toEditorPages } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isDedicationIncluded } from '../dedication/change-dedication';
import { findOwnedOrder } from '../repository';
import { getEditingState } from './access';
import type { EditorView } from './model';

type Deps = { readonly db: Db; readonly accountId: string; readonly sign: SignUrl; readonly now: Date };

/** The account's book page by page; other people's orders look nonexistent. */
export async function getEditor(
  orderId: string,
  { db, accountId, sign, now }: Deps,
): Promise<Result<EditorView, 'not_found'>> {
  const order = await findOwnedOrder(db, orderId, accountId);
  const book = order?.bookId ? await findEditedBook(db, order.bookId) : null;
  if (!order || !book) return fail('not_found');
  const editing = await getEditingState(db, book);
  const pages = await toEditorPages(book, { sign, now, locked: editing === 'locked' });
  const dedicationIncluded = await isDedicationIncluded(db, book.id);
  if (!pages) return fail('not_found');
  const upgradable = isAvailable('upgrade') && order.tier === 'digital' && order.state === 'ready';
  return ok({ ...pages, orderId, orderState: order.state, editing, dedicationIncluded, upgradable });
}

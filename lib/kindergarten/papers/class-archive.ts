import { listGroupFiles } from '@/lib/books/server';
import { type Archive, findOwnedOrderWithPayments, getEntryName, streamArchive, toFileName } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { findAccountClass } from '../ordering/repository';
import { mayHaveFiles } from '../production/visible-name';
import { listPaperRows } from './paper-rows';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly accountId: string; readonly now: Date };

/**
 * One ZIP of the finished PDFs of a class. A parent's child is in it only with that parent's leave (rulings, "Class and
 * company links"). `class_files_missing`: no book is finished yet.
 */
export async function openClassArchive(
  classId: string,
  { db, storage, accountId, now }: Deps,
): Promise<Result<Archive, 'not_found' | 'class_files_missing'>> {
  const group = await findAccountClass(db, classId, accountId);
  const order = group?.orderId ? await findOwnedOrderWithPayments(db, group.orderId, accountId) : null;
  if (!group || !order?.paidAt || order.payments.some(({ disputedAt }) => disputedAt)) return fail('not_found');
  const files = await listGroupFiles(db, order.id);
  const allowed = new Set(group.children.filter(mayHaveFiles).map(({ bookId }) => bookId));
  const rows = await listPaperRows(db, group, order.id);
  const entries = rows.flatMap(({ bookId, name }, at) => {
    const storageKey = allowed.has(bookId) ? files.get(bookId) : undefined;
    return storageKey ? [{ name: getEntryName(name, at, rows.length), storageKey }] : [];
  });
  if (entries.length === 0) return fail('class_files_missing');
  return ok({ stream: streamArchive(entries, storage, now), name: `${toFileName(group.kindergartenName)}.zip` });
}

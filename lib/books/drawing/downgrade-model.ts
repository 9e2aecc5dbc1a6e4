import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { isBoughtBook } from '../is-bought';
import { findDraft, lockBook, updateDraft } from '../repository';
import { canDrawAdvanced } from './can-draw-advanced';
import { enqueueDrawing } from './enqueue-drawing';

/**
 * Switches an unpaid book whose child's face is no longer known to the regular model and its price: advanced pictures can
 * be neither shown nor drawn. A paid book keeps what was bought.
 */
export function downgradeToRegularModel(
  bookId: string,
  { db, enqueue }: { readonly db: Db; readonly enqueue: Enqueue },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findDraft(tx, bookId);
    if (!book || book.imageModel === 'regular' || canDrawAdvanced(book)) return;
    if (isBoughtBook(book)) return;
    // The parent did not touch the draft, so its expiry stays.
    const { updatedAt } = book;
    const regular = await updateDraft(tx, bookId, { imageModel: 'regular', updatedAt });
    if (book.characterApprovedAt) await enqueueDrawing(tx, enqueue, 'preview', regular);
  });
}

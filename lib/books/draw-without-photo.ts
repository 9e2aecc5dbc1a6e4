import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { queueDrawing } from './queue-drawing';
import { bookById, lockBook, updateBook } from './repo';

/**
 * An unpaid book whose photo is gone is drawn in the regular model, and charged as that: its advanced pictures can be
 * neither shown nor made. A book that is paid for keeps what was bought.
 */
export function drawWithoutPhoto(
  bookId: string,
  { db, enqueue }: { readonly db: Db; readonly enqueue: Enqueue },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await bookById(tx, bookId);
    if (!book || book.imageModel === 'regular' || book.photos[0]?.paintsFace) return;
    if (book.orders.some((order) => order.paidAt)) return;
    // The parent did nothing to the draft: the days that it is kept go on.
    const { updatedAt } = book;
    const regular = await updateBook(tx, bookId, { imageModel: 'regular', updatedAt });
    if (book.characterApprovedAt) await queueDrawing(tx, enqueue, 'preview', regular);
  });
}

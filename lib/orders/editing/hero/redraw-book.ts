import { type EditingRow, enqueueSharedPictures, isBoughtOrder, wholeBookJob } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { listBookOrders } from '../../repository';
import { enqueueRenewal } from '../renew-book';

type ChangedBook = {
  readonly book: Pick<EditingRow, 'id' | 'revision' | 'deviceId' | 'imageModel' | 'shareToken'>;
  readonly edits: number;
};

/**
 * Draws every page of a bought book whose hero changed, at once: the PDF under its link, and for print what a parent
 * confirms. Pictures that exist are kept.
 */
export async function enqueueRedrawnBook(
  tx: Tx,
  { book, edits }: ChangedBook,
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  const { id: bookId, revision } = book;
  await enqueueSharedPictures(tx, enqueue, book);
  await enqueueRenewal(tx, { bookId, edits }, { enqueue, now }, 0);
  const isPrinted = (await listBookOrders(tx, bookId)).some(
    (order) => isBoughtOrder(order) && order.tier !== 'digital',
  );
  if (isPrinted) await enqueue(tx, wholeBookJob, { bookId, revision }, { key: `${bookId}:${revision}:${edits}` });
}

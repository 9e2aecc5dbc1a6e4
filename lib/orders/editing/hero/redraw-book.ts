import { type BookRow, enqueueSharedPictures, wholeBookJob } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { OrderRow } from '../../repository';
import { enqueueRenewal } from '../renew-book';

/**
 * Draws every page of a bought book whose hero changed, at once: the PDF under its link, and for print what a parent
 * confirms. Pictures that exist are kept.
 */
export async function enqueueRedrawnBook(
  tx: Tx,
  {
    book,
    order,
    edits,
  }: {
    readonly book: Pick<BookRow, 'id' | 'revision' | 'deviceId' | 'imageModel' | 'shareToken'>;
    readonly order: OrderRow;
    readonly edits: number;
  },
  { enqueue, now }: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  const { id: bookId, revision } = book;
  await enqueueSharedPictures(tx, enqueue, book);
  await enqueueRenewal(tx, { bookId, edits }, { enqueue, now }, 0);
  if (order.tier === 'digital') return;
  await enqueue(tx, wholeBookJob, { bookId, revision }, { key: `${bookId}:${revision}:${edits}` });
}

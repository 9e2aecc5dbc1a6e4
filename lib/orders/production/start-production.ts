import { getRevision, wholeBookJob } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { produceJob } from '../jobs';
import { moveOrder } from '../move-order';
import type { OrderRow } from '../repository';

type Deps = { readonly enqueue: Enqueue; readonly now: Date; readonly lowPriority?: boolean };

/** Starts making the book of an order that has just been paid. */
export async function startProduction(
  tx: Tx,
  paid: Pick<OrderRow, 'id' | 'state' | 'tier'>,
  bookId: string,
  { enqueue, now, lowPriority = false }: Deps,
): Promise<void> {
  if (paid.tier === 'printed') {
    // Printed alone has no digital book: the parent checks it on screen and confirms it (rulings, "Flow").
    await moveOrder(tx, paid, 'awaiting_confirmation', 'payment', now);
    // The parent confirms what can be seen: every picture is drawn now.
    const revision = await getRevision(tx, bookId);
    if (revision) await enqueue(tx, wholeBookJob, { bookId, revision }, { key: `${bookId}:${revision}`, lowPriority });
    return;
  }
  await moveOrder(tx, paid, 'in_production', 'payment', now);
  await enqueue(tx, produceJob, { orderId: paid.id }, { key: paid.id, lowPriority });
}

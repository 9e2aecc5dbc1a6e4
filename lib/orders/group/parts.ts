import { addDays, RETENTION_DAYS, setPhotoExpiry } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { moveOrder } from '../move-order';
import { startProduction } from '../production/start-production';
import { findPart, insertOrder, type OrderRow, updateOrder } from '../repository';

/** Whether a group order pays for this one of a single book: messages go to the group, and nothing is paid for it. */
export const isGroupPart = ({ groupOrderId }: Pick<OrderRow, 'groupOrderId'>): boolean => groupOrderId !== null;

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/** The book of a part, in its own format where a group has both. */
type PartBook = { readonly bookId: string; readonly tier?: 'digital' | 'printed' };

/**
 * Creates the order of one book that a paid group order covers, and starts making it after the books of parents. A book
 * that has one gets no second one. The caller holds the lock of the group's order.
 */
export async function createPart(
  tx: Tx,
  group: OrderRow,
  { bookId, tier = group.tier === 'digital' ? 'digital' : 'printed' }: PartBook,
  { enqueue, now }: Deps,
): Promise<void> {
  if (await findPart(tx, group.id, bookId)) return;
  const { id: groupOrderId, kind, accountId, country, currency, language, email, deliveryType } = group;
  const part = await insertOrder(tx, {
    kind,
    groupOrderId,
    bookId,
    accountId,
    country,
    currency,
    language,
    tier,
    email,
    deliveryType,
    totalMinor: 0,
  });
  await moveOrder(tx, part, 'paid', 'payment', now);
  const paid = await updateOrder(tx, part.id, { paidAt: now });
  await setPhotoExpiry(tx, bookId, addDays(now, RETENTION_DAYS.unconfirmed), now);
  await startProduction(tx, paid, bookId, { enqueue, now, lowPriority: true });
}

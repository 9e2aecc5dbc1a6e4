import type { Tx } from '@/lib/platform/db';
import { moveToRefunded } from '../recovery/refunds';
import { listBookParts, listDeletedParts, lockOrder, type OrderRow } from '../repository';
import type { OrderState } from '../states';

type Part = Pick<OrderRow, 'id' | 'state' | 'tier' | 'groupOrderId'>;

/** Until then a book of a paid group can leave it: a digital one until it is made, a printed one until the approval. */
const LEAVABLE: Readonly<Record<'digital' | 'printed', readonly OrderState[]>> = {
  digital: ['paid', 'in_production'],
  printed: ['paid', 'awaiting_confirmation'],
};

/**
 * Whether this is the order of one book of a paid group that can still leave the group (rulings, "Class and company
 * links").
 */
export const canLeaveGroup = ({ groupOrderId, tier, state }: Part): boolean =>
  groupOrderId !== null && LEAVABLE[tier === 'digital' ? 'digital' : 'printed'].includes(state);

/** Takes one book out of a paid group: the group goes on, and its watcher gives the price of the book back. */
export const leaveGroup = (
  tx: Tx,
  part: Parameters<typeof moveToRefunded>[1],
  now: Date,
  by: 'customer' | 'staff' = 'customer',
): Promise<boolean> => moveToRefunded(tx, part, by, now);

/** The orders of groups that pay for these books, each locked. */
export async function lockBookParts(tx: Tx, bookIds: readonly string[]) {
  for (const { id } of await listBookParts(tx, bookIds)) await lockOrder(tx, id);
  // Read again under the locks: the group may have just been approved.
  return listBookParts(tx, bookIds);
}

/** Ends the orders of a group's books that were deleted and can still leave it, from the rows alone. */
export async function endDeletedParts(tx: Tx, groupOrderId: string, now: Date): Promise<void> {
  for (const part of await listDeletedParts(tx, groupOrderId)) {
    if (canLeaveGroup(part)) await leaveGroup(tx, part, now);
  }
}

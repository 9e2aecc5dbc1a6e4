import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { checkNeededBy, type NeededByErrorCode } from '../needed-by';
import { findOwnedOrder, lockOrder, updateOrder } from '../repository';
import { OPEN_STATES } from '../shipping/save-address';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

/**
 * Saves the day on which the parent needs the book, `null` for none; `2026-12-24`. It blocks nothing: every format says
 * whether it arrives by then. `order_closed`: printing has started.
 */
export function saveNeededBy(
  orderId: string,
  neededBy: string | null,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly neededBy: string | null }, 'not_found' | 'order_closed' | NeededByErrorCode>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order) return fail('not_found');
    if (!OPEN_STATES.includes(order.state)) return fail('order_closed');
    const code = checkNeededBy(neededBy, { country: order.country, now });
    if (code) return fail(code);
    await updateOrder(tx, orderId, { neededBy: neededBy && new Date(neededBy) });
    return ok({ neededBy });
  });
}

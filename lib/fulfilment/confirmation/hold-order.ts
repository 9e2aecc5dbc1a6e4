import { addDays } from '@/lib/books/server';
import { findOwnedOrder, holdOrderUntil, lockOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { isCancellable } from './cancel-order';

/** How long a book is put aside; it can be put aside again. */
const HOLD_DAYS = 30;

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

/**
 * Puts a paid, unconfirmed printed book aside: it is not brought back to mind before a month has passed. It can be
 * changed, confirmed and cancelled all the time, and never prints by itself (rulings, "Flow").
 */
export async function holdOrder(
  orderId: string,
  { db, accountId, now }: Deps,
): Promise<Result<{ readonly heldUntil: string }, 'not_found' | 'order_not_confirmable'>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order) return fail('not_found');
    if (!isCancellable(order)) return fail('order_not_confirmable');
    const heldUntil = addDays(now, HOLD_DAYS);
    await holdOrderUntil(tx, orderId, heldUntil);
    return ok({ heldUntil: heldUntil.toISOString() });
  });
}

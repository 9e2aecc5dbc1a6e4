import type { Tx } from '@/lib/platform/db';
import { addCredits, freeCoupon, takeBackRewards, toCredits } from '@/lib/rewards/server';
import type { OrderRow } from '../repository';

type RewardedOrder = Pick<OrderRow, 'id' | 'accountId' | 'creditsMinor' | 'paidAt'>;

/** Gives credits of a paid order back to its account; an order gives back once. */
export async function returnCredits(tx: Tx, order: RewardedOrder, amountMinor = order.creditsMinor): Promise<void> {
  const { id: orderId, accountId, creditsMinor, paidAt } = order;
  const amount = toCredits(Math.min(amountMinor, creditsMinor));
  if (paidAt && amount > 0) await addCredits(tx, { accountId, orderId, reason: 'returned', amount });
}

/**
 * An order is given back whole: its credits return, the coupon that it used works again until it ends, and what it
 * earned is taken back.
 */
export async function returnRewards(tx: Tx, order: RewardedOrder, now: Date): Promise<void> {
  await returnCredits(tx, order);
  await freeCoupon(tx, order.id);
  await takeBackRewards(tx, order.id, now);
}

import type { Tx } from '@/lib/platform/db';
import { freeCoupon, returnCreditsUpTo, takeBackRewards, toCredits } from '@/lib/rewards/server';
import type { OrderRow } from '../repository';
import { accountOrders } from '../rewards/repository';

type RewardedOrder = Pick<OrderRow, 'id' | 'accountId' | 'creditsMinor' | 'paidAt'>;

/** Gives credits of a paid order back to its account: a part of them, or what is left. */
export async function returnCredits(tx: Tx, order: RewardedOrder, amountMinor = order.creditsMinor): Promise<void> {
  const { id: orderId, accountId, creditsMinor, paidAt } = order;
  const amount = toCredits(Math.min(amountMinor, creditsMinor));
  if (paidAt && amount > 0) await returnCreditsUpTo(tx, { accountId, orderId, amount });
}

/**
 * An order is given back whole: its credits return, the coupon that it used works again until it ends, and what it
 * earned is taken back. The order has come to its last state.
 */
export async function returnRewards(tx: Tx, order: RewardedOrder, now: Date): Promise<void> {
  await returnCredits(tx, order);
  await freeCoupon(tx, order.id, now);
  await takeBackRewards(tx, order, { orders: accountOrders, now });
}

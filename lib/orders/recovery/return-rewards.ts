import type { Tx } from '@/lib/platform/db';
import { addCredits, freeCoupon, toCredits } from '@/lib/rewards/server';
import type { OrderRow } from '../repository';

type RewardedOrder = Pick<OrderRow, 'id' | 'accountId' | 'creditsMinor' | 'paidAt'>;

/** Gives credits of a paid order back to its account; an order gives back once. */
export async function returnCredits(tx: Tx, order: RewardedOrder, amountMinor = order.creditsMinor): Promise<void> {
  const { id: orderId, accountId, creditsMinor, paidAt } = order;
  const amount = toCredits(Math.min(amountMinor, creditsMinor));
  if (paidAt && amount > 0) await addCredits(tx, { accountId, orderId, reason: 'returned', amount });
}

/** An order is given back whole: its credits return, and its coupon works again until it ends. */
export async function returnRewards(tx: Tx, order: RewardedOrder): Promise<void> {
  await returnCredits(tx, order);
  await freeCoupon(tx, order.id);
}

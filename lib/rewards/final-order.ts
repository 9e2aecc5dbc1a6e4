import type { CapabilityTable } from '@/lib/capabilities';
import { isAvailable } from '@/lib/capabilities';
import { COUNTRIES, type CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { AccountOrders } from './account-orders';
import { getCouponEnd } from './coupon-end';
import { issueCoupon } from './coupons';
import { restoreSocialCredits, takeBackSocialCredits } from './ledger';
import { rewardInviter } from './referral';
import * as repo from './repository';

type FinalOrder = {
  readonly id: string;
  readonly accountId: string | null;
  readonly kind: string;
  readonly country: CountryCode;
};
type Deps = {
  readonly orders: AccountOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/**
 * What an order earns that can no longer be cancelled (§9 rewards), in the transaction that makes or confirms
 * its book: a coupon for its buyer and, if it is a friend's first, a free book for the inviter. Orders of groups earn
 * nothing (rulings, "Money"). A repeat earns nothing more.
 */
export async function rewardFinalOrder(tx: Tx, order: FinalOrder, deps: Deps): Promise<void> {
  const { id, accountId, kind, country } = order;
  if (kind !== 'parent' || !accountId) return;
  const { now } = deps;
  await restoreSocialCredits(tx, { accountId, orderId: id });
  if (isAvailable('coupon', deps.capabilities)) {
    const expiresAt = getCouponEnd(now, COUNTRIES[country].timeZone);
    await issueCoupon(tx, { kind: 'next_order', accountId, issuedForId: id, expiresAt, now });
  }
  await rewardInviter(tx, { id, accountId }, deps);
}

type ReturnedOrder = { readonly id: string; readonly accountId: string };

/**
 * An order that was given back takes back what it earned and what was not used: its coupon, the inviter's free book,
 * and the social credits of an account without another order that earns them. What was used is owed: it comes off the
 * next rewards.
 */
export async function takeBackRewards(
  tx: Tx,
  { id: orderId, accountId }: ReturnedOrder,
  { orders, now }: Pick<Deps, 'orders' | 'now'>,
): Promise<void> {
  await repo.deleteReferralCoupon(tx, orderId);
  await repo.endOrderCoupons(tx, orderId, now);
  if ((await orders.countFinal(tx, accountId)) === 0) await takeBackSocialCredits(tx, { accountId, orderId });
}

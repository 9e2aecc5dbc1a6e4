import type { CapabilityTable } from '@/lib/capabilities';
import { isAvailable } from '@/lib/capabilities';
import { COUNTRIES, type CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { getCouponEnd } from './coupon-end';
import { issueCoupon } from './coupons';
import type { PaidOrders } from './paid-orders';
import { rewardInviter } from './referral';
import * as repo from './repository';

type PaidOrder = {
  readonly id: string;
  readonly accountId: string | null;
  readonly kind: string;
  readonly country: CountryCode;
};
type Deps = {
  readonly orders: PaidOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};

/**
 * What a paid order earns, in the transaction that settles its payment: a coupon for its buyer and, if it is a friend's
 * first, a free book for the inviter. Orders of groups earn nothing (rulings, "Money").
 */
export async function rewardPaidOrder(tx: Tx, order: PaidOrder, deps: Deps): Promise<void> {
  const { id, accountId, kind, country } = order;
  if (kind !== 'parent' || !accountId) return;
  const { now } = deps;
  if (isAvailable('coupon', deps.capabilities)) {
    const expiresAt = getCouponEnd(now, COUNTRIES[country].timeZone);
    await issueCoupon(tx, { kind: 'next_order', accountId, issuedForId: id, expiresAt, now });
  }
  await rewardInviter(tx, { id, accountId }, deps);
}

/** A refunded order takes back what it earned and what was not used: its coupon and the inviter's free book. */
export async function takeBackRewards(tx: Tx, orderId: string, now: Date): Promise<void> {
  await repo.deleteReferralCoupon(tx, orderId);
  await repo.endOrderCoupons(tx, orderId, now);
}

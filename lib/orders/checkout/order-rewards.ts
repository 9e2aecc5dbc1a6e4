import type { Tx } from '@/lib/platform/db';
import type { CouponOffer, Quote, RewardsUse } from '@/lib/prices';
import { type CouponRow, getCreditBalance, listValidCoupons } from '@/lib/rewards/server';

/** What the account may take off an order: its best coupon and its credits. */
export type AvailableRewards = {
  readonly coupon: (Pick<CouponRow, 'id' | 'code' | 'expiresAt'> & { readonly offer: CouponOffer }) | null;
  /** Credits of the ledger; 0 where they cannot be spent. */
  readonly credits: number;
};

/** What the parent chose to use of it; both by default. */
export type RewardsChoice = { readonly useCoupon: boolean; readonly useCredits: boolean };

export const toCouponOffer = ({ kind, percentOff }: Pick<CouponRow, 'kind' | 'percentOff'>): CouponOffer =>
  kind === 'free_digital' ? { kind } : { kind, percentOff };

type PricedOrder = { readonly id: string; readonly accountId: string; readonly currency: string };

/**
 * The account's rewards for an order: of several coupons the one that takes off the most, and among equals the one that
 * ends first. `quoteWith` prices the order.
 */
export async function findRewards(
  tx: Tx,
  { id, accountId, currency }: PricedOrder,
  { now, quoteWith }: { readonly now: Date; readonly quoteWith: (rewards: RewardsUse) => Quote },
): Promise<AvailableRewards> {
  const coupons = await listValidCoupons(tx, accountId, now, id);
  const priced = coupons.map((coupon) => {
    const offer = toCouponOffer(coupon);
    return { coupon, offer, totalMinor: quoteWith({ coupon: offer }).totalMinor };
  });
  const full = quoteWith({}).totalMinor;
  const best = priced.toSorted((a, b) => a.totalMinor - b.totalMinor).find(({ totalMinor }) => totalMinor < full);
  return {
    coupon: best
      ? { id: best.coupon.id, code: best.coupon.code, expiresAt: best.coupon.expiresAt, offer: best.offer }
      : null,
    // Rulings, "Money": on orders in shekels only.
    credits: currency === 'ILS' ? Math.max(0, await getCreditBalance(tx, accountId)) : 0,
  };
}

/** The part of the rewards that the parent uses. */
export const toRewardsUse = (
  { coupon, credits }: AvailableRewards,
  { useCoupon, useCredits }: RewardsChoice,
): RewardsUse => ({
  ...(useCoupon && coupon && { coupon: coupon.offer }),
  ...(useCredits && { credits }),
});

const amountOf = ({ discounts }: Quote, wanted: (kind: Quote['discounts'][number]['kind']) => boolean): number =>
  discounts.reduce((sum, { kind, amountMinor }) => sum + (wanted(kind) ? amountMinor : 0), 0);

/** The columns of an order that hold what it takes of the account's rewards. */
export const toReservation = (quote: Quote, coupon: AvailableRewards['coupon']) => ({
  couponId: amountOf(quote, (kind) => kind !== 'credits') > 0 ? (coupon?.id ?? null) : null,
  creditsMinor: amountOf(quote, (kind) => kind === 'credits'),
});

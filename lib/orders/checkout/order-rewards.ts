import { type CapabilityTable, CURRENT_CAPABILITIES, isAvailable } from '@/lib/capabilities';
import type { Tx } from '@/lib/platform/db';
import { type CouponOffer, listUsableCoupons, pickCoupon, type Quote, type RewardsUse } from '@/lib/prices';
import { type CouponRow, getCreditBalance, listValidCoupons } from '@/lib/rewards/server';

type AvailableCoupon = Pick<CouponRow, 'id' | 'code' | 'expiresAt'> & { readonly offer: CouponOffer };

/** What the account may take off an order: one of its coupons, and its credits. */
export type AvailableRewards = {
  /** Those that end first before the others. */
  readonly coupons: readonly AvailableCoupon[];
  /** Credits of the ledger; 0 where they cannot be spent. */
  readonly credits: number;
};

/** What the parent chose to use of it; both by default. */
export type RewardsChoice = {
  readonly useCoupon: boolean;
  /** Of several coupons; missing: the one that takes off the most. */
  readonly couponCode?: string | undefined;
  readonly useCredits: boolean;
};

export const toCouponOffer = ({ kind, percentOff }: Pick<CouponRow, 'kind' | 'percentOff'>): CouponOffer =>
  kind === 'free_digital' ? { kind } : { kind, percentOff };

type PricedOrder = { readonly id: string; readonly accountId: string; readonly currency: string };

/** The account's rewards for an order, as far as they can be used today. */
export async function findRewards(
  tx: Tx,
  { id, accountId, currency }: PricedOrder,
  now: Date,
  table: CapabilityTable = CURRENT_CAPABILITIES,
): Promise<AvailableRewards> {
  const coupons = isAvailable('coupon', table) ? await listValidCoupons(tx, accountId, now, id) : [];
  return {
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      expiresAt: coupon.expiresAt,
      offer: toCouponOffer(coupon),
    })),
    // Rulings, "Money": on orders in shekels only.
    credits:
      currency === 'ILS' && isAvailable('rewards', table) ? Math.max(0, await getCreditBalance(tx, accountId)) : 0,
  };
}

/** The order's price with the part of the rewards that the parent uses. `quoteWith` prices the order. */
export function quoteRewards(
  { coupons, credits }: AvailableRewards,
  { useCoupon, couponCode, useCredits }: RewardsChoice,
  quoteWith: (rewards: RewardsUse) => Quote,
): { readonly quote: Quote; readonly coupon: AvailableCoupon | null } {
  const coupon = useCoupon ? pickCoupon(listUsableCoupons(coupons, quoteWith), couponCode) : null;
  return { coupon, quote: quoteWith({ ...(coupon && { coupon: coupon.offer }), ...(useCredits && { credits }) }) };
}

const amountOf = ({ discounts }: Quote, wanted: (kind: Quote['discounts'][number]['kind']) => boolean): number =>
  discounts.reduce((sum, { kind, amountMinor }) => sum + (wanted(kind) ? amountMinor : 0), 0);

/** The columns of an order that hold what it takes of the account's rewards. */
export const toReservation = (quote: Quote, coupon: AvailableCoupon | null) => ({
  couponId: amountOf(quote, (kind) => kind !== 'credits') > 0 ? (coupon?.id ?? null) : null,
  creditsMinor: amountOf(quote, (kind) => kind === 'credits'),
});

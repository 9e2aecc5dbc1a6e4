import type { CouponOffer, Quote, RewardsUse } from './quote';

type Offered = { readonly code: string; readonly offer: CouponOffer };
type QuoteWith = (rewards: RewardsUse) => Quote;

/**
 * The coupons that take something off what `quoteWith` prices, the one that takes the most first, among equals the
 * earlier one. Screen and server choose with it, so that both show the same price for every format.
 */
export function listUsableCoupons<Coupon extends Offered>(
  coupons: readonly Coupon[],
  quoteWith: QuoteWith,
): readonly Coupon[] {
  const full = quoteWith({}).totalMinor;
  return coupons
    .map((coupon) => ({ coupon, totalMinor: quoteWith({ coupon: coupon.offer }).totalMinor }))
    .filter(({ totalMinor }) => totalMinor < full)
    .toSorted((a, b) => a.totalMinor - b.totalMinor)
    .map(({ coupon }) => coupon);
}

/** Of usable coupons the one that the parent chose by its code, otherwise the best one; `null` without any. */
export const pickCoupon = <Coupon extends Offered>(usable: readonly Coupon[], code?: string): Coupon | null =>
  usable.find((coupon) => coupon.code === code) ?? usable[0] ?? null;

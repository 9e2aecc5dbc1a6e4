import type { CouponOffer, Quote, RewardsUse } from './quote';

/**
 * The coupon that takes the most off what `quoteWith` prices, among equals the first one; `null` when none takes
 * anything off. Screen and server choose with it, so that both show the same price for every format.
 */
export function pickBestCoupon<Coupon extends { readonly offer: CouponOffer }>(
  coupons: readonly Coupon[],
  quoteWith: (rewards: RewardsUse) => Quote,
): Coupon | null {
  const full = quoteWith({}).totalMinor;
  const priced = coupons.map((coupon) => ({ coupon, totalMinor: quoteWith({ coupon: coupon.offer }).totalMinor }));
  const best = priced.toSorted((a, b) => a.totalMinor - b.totalMinor)[0];
  return best && best.totalMinor < full ? best.coupon : null;
}

export type { AccountOrders } from './account-orders';
export { decideReview, type ReviewDecision } from './decide-review';
export { rewardFinalOrder, takeBackRewards } from './final-order';
export { addCredits, getCreditBalance, returnCreditsUpTo, toCredits } from './ledger';
export { getMyRewards } from './mine';
export { getOrderCoupon } from './order-coupon';
export { isReferralCode, recordReferral } from './referral';
export {
  type CouponRow,
  countReviewsToCheck,
  freeCoupon,
  hasValidCoupon,
  listPublishedReviews,
  listReviewsToCheck,
  listValidCoupons,
  spendCoupon,
} from './repository';
export { claimReward, writeReview } from './social';

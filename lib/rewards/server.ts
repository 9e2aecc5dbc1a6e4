export { addCredits, getCreditBalance, returnCreditsUpTo, toCredits } from './ledger';
export { getMyRewards } from './mine';
export { getOrderCoupon } from './order-coupon';
export { rewardPaidOrder, takeBackRewards } from './paid-order';
export type { PaidOrders } from './paid-orders';
export { isReferralCode, recordReferral } from './referral';
export { type CouponRow, freeCoupon, hasValidCoupon, listValidCoupons, spendCoupon } from './repository';
export { claimReward, writeReview } from './social';

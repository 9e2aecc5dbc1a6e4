export { addCredits, getCreditBalance, toCredits } from './ledger';
export { getMyRewards } from './mine';
export { getOrderCoupon } from './order-coupon';
export { rewardPaidOrder, takeBackRewards } from './paid-order';
export { isReferralCode, recordReferral } from './referral';
export { type CouponRow, freeCoupon, listValidCoupons, spendCoupon } from './repository';
export { claimReward, writeReview } from './social';

export { getMyRewards } from './mine';
export { getOrderCoupon } from './order-coupon';
export { rewardPaidOrder, takeBackRewards } from './paid-order';
export { isReferralCode, recordReferral } from './referral';
export { claimReward, writeReview } from './social';

export { offersReferral } from './availability';
export { COUPON, INVITED_ANCHOR, REFERRAL_DAYS, REVIEW_LIMITS } from './limits';
export { reviewSchema } from './schema';
export type { CouponView, MyRewards, RewardOffer } from './view';

export { getCouponExpiry } from './coupon-expiry';
export { COUPON_PERCENT, type CouponRow, freeCoupon, issueCoupon, listValidCoupons, spendCoupon } from './coupons';
export { addCredits, getCreditBalance, toCredits } from './ledger';

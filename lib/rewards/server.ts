export { getCouponExpiry } from './coupon-expiry';
export { type CouponRow, freeCoupon, issueCoupon, listValidCoupons, spendCoupon } from './coupons';
export { addCredits, getCreditBalance, toCredits } from './ledger';

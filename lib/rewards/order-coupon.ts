import type { Db } from '@/lib/platform/db';
import { getCouponState } from './coupons';
import { findOrderCoupon } from './repository';

/** The coupon that an order earned its buyer, if it can be used now. */
export async function getOrderCoupon(db: Db, orderId: string, now: Date) {
  const coupon = await findOrderCoupon(db, orderId);
  return coupon && getCouponState(coupon, now) === 'valid' ? coupon : null;
}

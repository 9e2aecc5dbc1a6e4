import type { Tx } from '@/lib/platform/db';

/** Percent that the coupon of an order takes off the next one (spec §9). */
const COUPON_PERCENT = 10;

type NewCoupon = {
  readonly kind: 'next_order' | 'free_digital';
  readonly accountId: string;
  /** The order that earned it. */
  readonly issuedForId: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** Gives an account a coupon; an order earns each kind once. */
export async function issueCoupon(tx: Tx, { now, ...coupon }: NewCoupon): Promise<void> {
  const percentOff = coupon.kind === 'free_digital' ? 100 : COUPON_PERCENT;
  await tx.coupon.createMany({ data: [{ ...coupon, percentOff, createdAt: now }], skipDuplicates: true });
}

/** The account's coupons that can be used for an order, those that end first before the others. */
export const listValidCoupons = (tx: Tx, accountId: string, now: Date, forOrderId?: string) =>
  tx.coupon.findMany({
    where: {
      ...{ accountId, usedById: null, expiresAt: { gt: now } },
      ...(forOrderId && { issuedForId: { not: forOrderId } }),
    },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
  });
export type CouponRow = Awaited<ReturnType<typeof listValidCoupons>>[number];

/** Uses up a coupon for a paid order. */
export const spendCoupon = (tx: Tx, id: string, orderId: string) =>
  tx.coupon.updateMany({ where: { id, usedById: null }, data: { usedById: orderId } });

/** Gives back the coupon of an order that was given back; it ends when it would have. */
export const freeCoupon = (tx: Tx, orderId: string) =>
  tx.coupon.updateMany({ where: { usedById: orderId }, data: { usedById: null } });

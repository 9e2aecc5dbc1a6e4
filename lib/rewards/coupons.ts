import type { Tx } from '@/lib/platform/db';
import { newCode } from '@/lib/platform/ids';
import { COUPON } from './limits';
import * as repo from './repository';
import type { CouponState } from './view';

type CouponKind = 'next_order' | 'free_digital';

type NewCoupon = {
  readonly kind: CouponKind;
  readonly accountId: string;
  /** The order that earned it. */
  readonly issuedForId: string;
  readonly expiresAt: Date;
  readonly now: Date;
};

/** Percent off, by kind; a free book is off whole. */
const PERCENT_OFF: Readonly<Record<CouponKind, number>> = { next_order: COUPON.percentOff, free_digital: 100 };
const CODE_LENGTH = 8;

/** What can be done with a coupon; one that was used stays used after its end. */
export function getCouponState(
  { usedById, expiresAt }: { readonly usedById: string | null; readonly expiresAt: Date },
  now: Date,
): CouponState {
  if (usedById) return 'used';
  return expiresAt > now ? 'valid' : 'expired';
}

/**
 * Issues a coupon once per order and kind; `false` when the order has earned it before, or when it makes up for one
 * that was used and whose order was given back (§9 rewards).
 */
export async function issueCoupon(tx: Tx, { now, ...coupon }: NewCoupon): Promise<boolean> {
  const { kind, accountId, issuedForId } = coupon;
  if (await repo.isBalancing(tx, { kind, orderId: issuedForId })) return false;
  const owed = await repo.findOwedCoupon(tx, { kind, accountId });
  if (owed && (await repo.balanceCoupon(tx, owed.id, issuedForId))) return false;
  return repo.insertCoupon(tx, {
    ...coupon,
    code: newCode(CODE_LENGTH),
    percentOff: PERCENT_OFF[kind],
    createdAt: now,
  });
}

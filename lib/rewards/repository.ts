import type { Language } from '@/lib/markets';
import type { Prisma, Tx } from '@/lib/platform/db';
import type { CreditReason } from '@/lib/platform/db/generated/enums';
import type { WithoutState } from '@/lib/platform/states';
import { REWARD_REASONS } from './limits';

/** Stores a coupon; `false` when the order has earned one of this kind before. */
export async function insertCoupon(tx: Tx, data: Prisma.CouponUncheckedCreateInput): Promise<boolean> {
  return (await tx.coupon.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

export const listCoupons = (tx: Tx, accountId: string) =>
  tx.coupon.findMany({ where: { accountId }, orderBy: { createdAt: 'desc' } });

/** The account's coupons that can be used for an order other than their own, those that end first before the others. */
export const listValidCoupons = (tx: Tx, accountId: string, now: Date, forOrderId: string) =>
  tx.coupon.findMany({
    where: { accountId, usedById: null, expiresAt: { gt: now }, issuedForId: { not: forOrderId } },
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
  });
export type CouponRow = Awaited<ReturnType<typeof listValidCoupons>>[number];

/** Uses up a coupon for a paid order. */
export const spendCoupon = (tx: Tx, id: string, orderId: string) =>
  tx.coupon.updateMany({ where: { id, usedById: null }, data: { usedById: orderId } });

/** Orders that were given back. */
const RETURNED = { state: { in: ['cancelled', 'refunded'] } } satisfies Prisma.OrderWhereInput;

/**
 * Gives back the coupon of an order that was given back; it ends when it would have, and at once where the order that
 * earned it was given back, too.
 */
export async function freeCoupon(tx: Tx, orderId: string, now: Date): Promise<void> {
  const freed = await tx.coupon.findUnique({ where: { usedById: orderId }, select: { id: true } });
  if (!freed) return;
  const { id } = freed;
  await tx.coupon.update({ where: { id }, data: { usedById: null }, select: { id: true } });
  await tx.coupon.updateMany({ where: { id, issuedFor: RETURNED, ...livingWhere(now) }, data: { expiresAt: now } });
}

/** Coupons that can be ended now; a coupon always ends after it was issued. */
const livingWhere = (now: Date) =>
  ({ expiresAt: { gt: now }, createdAt: { lt: now } }) satisfies Prisma.CouponWhereInput;

type CouponKind = 'next_order' | 'free_digital';

/** A used coupon of the account whose order was given back, and that no later order has made up for. */
export const findOwedCoupon = (
  tx: Tx,
  { kind, accountId }: { readonly kind: CouponKind; readonly accountId: string },
) =>
  tx.coupon.findFirst({
    where: { kind, accountId, usedById: { not: null }, balancedById: null, issuedFor: RETURNED },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });

/** This order makes up for a coupon that is owed; `false` when another one has just done so. */
export const balanceCoupon = async (tx: Tx, id: string, balancedById: string): Promise<boolean> =>
  (await tx.coupon.updateMany({ where: { id, balancedById: null }, data: { balancedById } })).count === 1;

/** Whether this order has made up for a coupon that was owed. */
export const isBalancing = async (
  tx: Tx,
  { kind, orderId }: { readonly kind: CouponKind; readonly orderId: string },
): Promise<boolean> => (await tx.coupon.count({ where: { kind, balancedById: orderId } })) > 0;

/** The coupon that an order earned its own buyer. */
export const findOrderCoupon = (tx: Tx, issuedForId: string) =>
  tx.coupon.findUnique({ where: { issuedForId_kind: { issuedForId, kind: 'next_order' } } });

/** Ends the unused coupons that an order earned. */
export const endOrderCoupons = (tx: Tx, issuedForId: string, now: Date) =>
  tx.coupon.updateMany({
    where: { issuedForId, usedById: null, ...livingWhere(now) },
    data: { expiresAt: now },
  });

/** Deletes the unused free book that a friend's order earned its inviter. */
export const deleteReferralCoupon = (tx: Tx, issuedForId: string) =>
  tx.coupon.deleteMany({ where: { issuedForId, kind: 'free_digital', usedById: null } });

export const sumCredits = async (tx: Tx, accountId: string): Promise<number> =>
  (await tx.creditEntry.aggregate({ where: { accountId }, _sum: { amount: true } }))._sum.amount ?? 0;

const sumReasons = async (tx: Tx, accountId: string, reasons: readonly CreditReason[]): Promise<number> => {
  const where = { accountId, reason: { in: [...reasons] } };
  return (await tx.creditEntry.aggregate({ where, _sum: { amount: true } }))._sum.amount ?? 0;
};

/** The credits of all social rewards. */
export const sumSocialCredits = (tx: Tx, accountId: string) => sumReasons(tx, accountId, REWARD_REASONS);

/** What was taken back of them and not restored; zero or less. */
export const sumTakenCredits = (tx: Tx, accountId: string) => sumReasons(tx, accountId, ['taken_back', 'restored']);

export const listCredits = (tx: Tx, accountId: string) =>
  tx.creditEntry.findMany({
    where: { accountId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, reason: true, amount: true, createdAt: true },
  });

/** Adds an entry; `false` when a reward that is given once was given before. */
export async function insertCredits(tx: Tx, data: Prisma.CreditEntryUncheckedCreateInput): Promise<boolean> {
  return (await tx.creditEntry.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

/** The entry that gave credits of an order back. */
export const findReturnedCredits = (tx: Tx, orderId: string) =>
  tx.creditEntry.findFirst({ where: { orderId, reason: 'returned' }, select: { id: true, amount: true } });

export const setCredits = (tx: Tx, id: string, amount: number) =>
  tx.creditEntry.update({ where: { id }, data: { amount }, select: { id: true } });

/** Stores a review; `false` when the account has written one. */
export async function insertReview(tx: Tx, data: WithoutState<Prisma.ReviewUncheckedCreateInput>): Promise<boolean> {
  return (await tx.review.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

/** A friend has one inviter: the first. */
export const insertReferral = (tx: Tx, data: Prisma.ReferralUncheckedCreateInput) =>
  tx.referral.createMany({ data: [data], skipDuplicates: true });

export const findReferral = (tx: Tx, friendId: string) => tx.referral.findUnique({ where: { friendId } });

/** Records the friend's first paid order; `false` when it is recorded. */
export async function setReferralOrder(tx: Tx, friendId: string, orderId: string): Promise<boolean> {
  return (await tx.referral.updateMany({ where: { friendId, orderId: null }, data: { orderId } })).count === 1;
}

/** Friends whose first order was paid and not given back. */
export const countFriendsWhoOrdered = (tx: Tx, inviterId: string) =>
  tx.referral.count({ where: { inviterId, order: { state: { notIn: ['cancelled', 'refunded'] } } } });

/** The free book that a friend's order earned its inviter. */
export const findReferralCoupon = (tx: Tx, issuedForId: string) =>
  tx.coupon.findUnique({ where: { issuedForId_kind: { issuedForId, kind: 'free_digital' } } });

/** Whether a coupon of the account can still be used. */
export const hasValidCoupon = async (tx: Tx, accountId: string, now: Date): Promise<boolean> =>
  (await tx.coupon.count({ where: { accountId, usedById: null, expiresAt: { gt: now } } })) > 0;

export const countReviewsToCheck = (tx: Tx) => tx.review.count({ where: { state: 'received' } });

/** What customers wrote and nobody has checked, the oldest first. */
export const listReviewsToCheck = (tx: Tx, take: number) =>
  tx.review.findMany({
    where: { state: 'received' },
    orderBy: { createdAt: 'asc' },
    take,
    select: { id: true, rating: true, text: true, signature: true, language: true, rewarded: true, createdAt: true },
  });

/** What customers wrote in a language and the staff published, the newest first. */
export const listPublishedReviews = (tx: Tx, language: Language, take: number) =>
  tx.review.findMany({
    where: { state: 'published', language },
    orderBy: { createdAt: 'desc' },
    take,
    select: { id: true, rating: true, text: true, signature: true, rewarded: true, createdAt: true },
  });

export const findReviewState = (tx: Tx, id: string) =>
  tx.review.findUnique({ where: { id }, select: { id: true, state: true } });

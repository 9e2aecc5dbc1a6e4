import { findAccount, findInviter, hasDeviceSession, setReferralCode } from '@/lib/accounts/server';
import { hasDeviceBook } from '@/lib/books/server';
import type { CapabilityTable } from '@/lib/capabilities';
import { recordEmail } from '@/lib/email/server';
import type { Db, Tx } from '@/lib/platform/db';
import { newCode } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { AccountOrders } from './account-orders';
import { offersReferral } from './availability';
import { issueCoupon } from './coupons';
import { friendOrderedJob } from './jobs';
import { REFERRAL_DAYS } from './limits';
import * as repo from './repository';

const CODE_LENGTH = 10;
const DAY_MS = 86_400_000;

/** The code of the account's invitations, created on first use; random, so that it tells nothing about its owner. */
export async function getReferralCode(tx: Tx, accountId: string): Promise<string | null> {
  await setReferralCode(tx, accountId, newCode(CODE_LENGTH));
  return (await findAccount(tx, accountId))?.referralCode ?? null;
}

/** Whether an invitation's code belongs to somebody. */
export const isReferralCode = async (db: Db, code: string): Promise<boolean> => (await findInviter(db, code)) !== null;

export type InvitedFriend = {
  readonly accountId: string;
  readonly email: string | null;
  readonly deviceId: string;
};

const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

type ReferralDeps = { readonly orders: AccountOrders; readonly capabilities?: CapabilityTable | undefined };

/** Whether an account has used a device: signed in on it, or made a book on it. */
const hasUsedDevice = async (tx: Tx, accountId: string, deviceId: string): Promise<boolean> =>
  (await hasDeviceSession(tx, accountId, deviceId)) || (await hasDeviceBook(tx, accountId, deviceId));

/**
 * Records who invited a friend, once. Ignored silently: an unknown code, the inviter's own account, device or e-mail
 * address, and a friend who has paid for an order before. Call it before the friend's session starts, because that ends
 * the device's earlier sessions.
 */
export async function recordReferral(
  tx: Tx,
  code: string | null,
  friend: InvitedFriend,
  { orders, capabilities }: ReferralDeps,
): Promise<void> {
  if (!code || !offersReferral(capabilities)) return;
  const inviter = await findInviter(tx, code);
  if (!inviter || inviter.id === friend.accountId || isSameEmail(inviter.email, friend.email)) return;
  if (await hasUsedDevice(tx, inviter.id, friend.deviceId)) return;
  if ((await orders.countEverPaid(tx, friend.accountId)) > 0) return;
  await repo.insertReferral(tx, { friendId: friend.accountId, inviterId: inviter.id });
}

type Deps = {
  readonly orders: AccountOrders;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly capabilities?: CapabilityTable | undefined;
};
type FinalOrder = { readonly id: string; readonly accountId: string };

/** A friend's first order that can no longer be cancelled earns the inviter a free digital book and one mail. */
export async function rewardInviter(
  tx: Tx,
  { id: orderId, accountId: friendId }: FinalOrder,
  { orders, enqueue, now, capabilities }: Deps,
): Promise<void> {
  if (!offersReferral(capabilities)) return;
  const referral = await repo.findReferral(tx, friendId);
  if (!referral || referral.orderId || (await orders.countEverFinal(tx, friendId, orderId)) > 0) return;
  if (!(await repo.setReferralOrder(tx, friendId, orderId))) return;
  const { inviterId: accountId } = referral;
  const inviter = await findAccount(tx, accountId);
  if (!inviter) return;
  const expiresAt = new Date(now.getTime() + REFERRAL_DAYS.coupon * DAY_MS);
  if (!(await issueCoupon(tx, { kind: 'free_digital', accountId, issuedForId: orderId, expiresAt, now }))) return;
  const key = `friendOrdered:${orderId}`;
  // The ledger names the inviter only: the mail must not lead to the friend's order.
  if (await recordEmail(tx, { key, kind: 'friendOrdered', language: inviter.language, accountId }, now)) {
    await enqueue(tx, friendOrderedJob, { orderId, key }, { key });
  }
}

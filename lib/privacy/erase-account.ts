import { findLiveAccount, lockAccount } from '@/lib/accounts/server';
import { anonymizeBook, listBookIds, lockBook } from '@/lib/books/server';
import { recordEmail } from '@/lib/email/server';
import {
  type AccountOrder,
  canLeaveGroup,
  closeUnpaidOrder,
  isOpenOrder,
  leaveGroup,
  listEveryOrder,
  lockAccountOrders,
  lockBookParts,
} from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { deleteAccountJob } from './jobs';
import { getReceiptKey } from './receipt-key';
import * as repo from './repository';
import { summarizeStored } from './summarize-stored';

type Deps = {
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly reason: repo.DeletionReason;
};

/** With the three of its country code as many as a number may have (E.164). */
const UNUSED_DIGITS = 12;

/**
 * Deletes or empties every row about an account and its children, in the transaction of the caller, and signs it out
 * everywhere. A job then deletes the stored files and mails the receipt, after which the address is dropped. The records
 * of sales stay, without a person, for the tax law. Books that a class or a company has paid for leave it while they
 * can. Fails with `account_orders_open` while another paid book is still to come.
 */
export async function eraseAccount(
  tx: Tx,
  accountId: string,
  deps: Deps,
): Promise<Result<{ readonly deleted: true }, 'not_found' | 'account_orders_open'>> {
  const { enqueue, now, reason } = deps;
  await lockAccount(tx, accountId);
  await lockAccountOrders(tx, accountId);
  const account = await findLiveAccount(tx, accountId);
  if (!account) return fail('not_found');
  const orders = await listEveryOrder(tx, accountId);
  if (orders.some((order) => isOpenOrder(order, now))) return fail('account_orders_open');
  const bookIds = await listBookIds(tx, accountId);
  const parts = await lockBookParts(tx, bookIds);
  if (parts.some((part) => isOpenOrder(part, now) && !canLeaveGroup(part))) return fail('account_orders_open');
  const summary = await summarizeStored(tx, orders, bookIds);
  const { language } = account;
  const contact = toContact(account);
  const email = getReceiptAddress(account, reason);
  for (const part of parts) if (canLeaveGroup(part)) await leaveGroup(tx, part, now);
  await deleteRows(tx, contact, orders, bookIds, now);
  await repo.insertDeletion(tx, { accountId, email, language, bookIds, summary, reason, requestedAt: now });
  const key = getReceiptKey(accountId);
  if (email) await recordEmail(tx, { key, kind: 'dataDeleted', language }, now);
  await enqueue(tx, deleteAccountJob, { accountId }, { key });
  return ok({ deleted: true });
}

type Account = NonNullable<Awaited<ReturnType<typeof findLiveAccount>>>;

/**
 * Erases an account that was erased before, in a restored database that does not know it: whatever was open then is
 * settled, and the owner has the receipt.
 */
export async function eraseAccountAgain(tx: Tx, accountId: string, deletedAt: Date): Promise<void> {
  await lockAccount(tx, accountId);
  await lockAccountOrders(tx, accountId);
  const account = await findLiveAccount(tx, accountId);
  if (!account) return;
  const orders = await listEveryOrder(tx, accountId);
  await deleteRows(tx, toContact(account), orders, await listBookIds(tx, accountId), deletedAt);
}

const toContact = ({ id, phone, email, emailVerifiedAt }: Account): Contact => ({
  accountId: id,
  phone,
  email: emailVerifiedAt ? email : null,
});

/** Whoever asks is signed in and has named the address; later, an address must have been confirmed. */
function getReceiptAddress(account: Account, reason: repo.DeletionReason): string | null {
  return reason === 'asked' || repo.hasUsableEmail(account) ? account.email : null;
}

type Contact = Parameters<typeof repo.deleteCorrespondence>[1];

async function deleteRows(
  tx: Tx,
  contact: Contact,
  orders: readonly AccountOrder[],
  bookIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const { id } of orders) await closeUnpaidOrder(tx, id, now);
  for (const bookId of bookIds) {
    await lockBook(tx, bookId);
    await anonymizeBook(tx, bookId, now);
  }
  await repo.anonymizeOrders(tx, contact.accountId, orders);
  const unusedPhone = getUnusedPhone(contact.accountId);
  await repo.deleteCorrespondence(tx, contact, unusedPhone);
  await repo.anonymizeAccount(tx, contact, unusedPhone, now);
}

/** An account must have a phone, and nobody has this one: the country code 999 is not assigned (E.164). */
const getUnusedPhone = (accountId: string): string => {
  const number = BigInt(`0x${accountId.replaceAll('-', '')}`) % 10n ** BigInt(UNUSED_DIGITS);
  return `+999${String(number).padStart(UNUSED_DIGITS, '0')}`;
};

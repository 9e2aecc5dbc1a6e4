import { readSignInTime } from '@/lib/accounts/server';
import { anonymizeBook, lockBook } from '@/lib/books/server';
import { recordEmail } from '@/lib/email/server';
import { closeUnpaidOrder, isOpenOrder } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { DeletionSummary } from './deletion-summary';
import { deleteAccountJob } from './jobs';
import { FRESH_SIGN_IN_MINUTES } from './limits';
import { getReceiptKey } from './receipt-key';
import * as repo from './repository';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly accountId: string;
  /** The session's token: the phone must have been verified just now. */
  readonly sessionToken: string;
  readonly now: Date;
};
type DeletionError = 'not_found' | 'verification_too_old' | 'account_orders_open';

const MINUTE_MS = 60_000;
/** With the three of its country code as many as a number may have (E.164). */
const UNUSED_DIGITS = 12;

/**
 * 'Delete everything' (rulings, "Limits": "delete now" at any time): every row about the account and its children is
 * deleted or emptied in one transaction that also signs out everywhere. A job then deletes the stored files and mails
 * the receipt, after which the address is dropped. The records of sales stay, without a person, for the tax law.
 */
export function deleteAccount({
  db,
  accountId,
  sessionToken,
  ...deps
}: Deps): Promise<Result<{ readonly deleted: true }, DeletionError>> {
  return db.$transaction(async (tx) => {
    const signedInAt = await readSignInTime(tx, sessionToken);
    const oldest = new Date(deps.now.getTime() - FRESH_SIGN_IN_MINUTES * MINUTE_MS);
    if (!signedInAt || signedInAt < oldest) return fail('verification_too_old');
    await repo.lockAccount(tx, accountId);
    await repo.lockAccountOrders(tx, accountId);
    const account = await repo.findLiveAccount(tx, accountId);
    if (!account) return fail('not_found');
    const orders = await repo.listOrders(tx, accountId);
    if (orders.some((order) => isOpenOrder(order, deps.now))) return fail('account_orders_open');
    const bookIds = await repo.listBookIds(tx, accountId);
    const summary = await summarize(tx, orders, bookIds);
    const { email, language, phone } = account;
    const contact = { accountId, phone, email: account.emailVerifiedAt ? email : null };
    await deleteRows(tx, contact, orders, bookIds, deps);
    const deletion = { accountId, email, language, bookIds, summary, requestedAt: deps.now };
    await repo.insertDeletion(tx, deletion);
    const key = getReceiptKey(accountId);
    if (email) await recordEmail(tx, { key, kind: 'dataDeleted', language }, deps.now);
    await deps.enqueue(tx, deleteAccountJob, { accountId }, { key });
    return ok({ deleted: true });
  });
}

async function summarize(
  tx: Tx,
  orders: readonly repo.OrderRow[],
  bookIds: readonly string[],
): Promise<DeletionSummary> {
  const providers = orders.flatMap(({ shipments }) => shipments.map(({ provider }) => provider));
  const { photos, pictures, files } = await repo.countFiles(tx, bookIds);
  const kept = repo.countPaidOrders(orders);
  return { books: bookIds.length, photos, pictures, files, orders: kept, printHouses: [...new Set(providers)].sort() };
}

type Contact = Parameters<typeof repo.deleteCorrespondence>[1];

async function deleteRows(
  tx: Tx,
  contact: Contact,
  orders: readonly repo.OrderRow[],
  bookIds: readonly string[],
  { now }: Pick<Deps, 'now'>,
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

import { findAccount } from '@/lib/accounts/server';
import type { CompanyMailKind, EmployeeMailKind } from '@/lib/email';
import { recordEmail, recordSms } from '@/lib/email/server';
import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { lockAttempts, recordAttempts } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { companyMessageJob } from '../jobs';
import { COMPANY_LIMITS } from '../limits';
import { type BatchRow, hasPaidBatch, isAddressOfOtherBatch } from '../repository';

const DAY_SECONDS = 86_400;

type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/** The mails that a batch causes before anybody has paid. */
const UNPAID_KINDS: readonly CompanyMailKind[] = ['companyOpened', 'companyClosed', 'companyCancelled'];

/**
 * Records a mail to the HR person of a batch, in the transaction that causes it; each is sent once for an occasion. An
 * address that HR only typed gets each mail once, whatever the number of batches (rulings "Class and company links").
 * `false`: it was recorded before, or must not be sent.
 */
export async function recordHrMail(
  tx: Tx,
  batch: Pick<BatchRow, 'id' | 'language' | 'accountId' | 'contactEmail'>,
  kind: Exclude<CompanyMailKind, EmployeeMailKind>,
  { enqueue, now }: Ending,
  occasion = '',
): Promise<boolean> {
  const { id: batchId, language, accountId } = batch;
  const trusted = !UNPAID_KINDS.includes(kind) || (await isOwnAddress(tx, batch));
  if (!trusted && (await isAddressOfOtherBatch(tx, batch))) return false;
  const key = [kind, batchId, ...(occasion && trusted ? [occasion] : [])].join(':');
  if (!(await recordEmail(tx, { key, kind, language, accountId }, now))) return false;
  await enqueue(tx, companyMessageJob, { kind, id: batchId, channel: 'email', key }, { key });
  return true;
}

/** The address is HR's own: confirmed by the account, or that of a company which has paid before. */
export async function isOwnAddress(
  tx: Tx,
  { accountId, contactEmail }: Pick<BatchRow, 'accountId' | 'contactEmail'>,
): Promise<boolean> {
  const account = await findAccount(tx, accountId);
  const isConfirmed = account?.emailVerifiedAt && account.email?.toLowerCase() === contactEmail.toLowerCase();
  return Boolean(isConfirmed) || hasPaidBatch(tx, accountId, contactEmail);
}

type Employee = {
  readonly id: string;
  readonly language: Language;
  readonly employeeEmail: string | null;
  readonly employeePhone: string;
  readonly phoneConfirmedAt: Date | null;
};

/**
 * That an order came in, once a code has confirmed its phone: one SMS and one mail for a phone and a batch, however
 * often it is withdrawn, and a few a day for a phone or an address whatever the number of batches.
 */
export async function recordOrdered(
  tx: Tx,
  submission: Employee,
  { keyed, ...ending }: Ending & { readonly keyed: (purpose: string, value: string) => string },
): Promise<void> {
  const { employeePhone, employeeEmail } = submission;
  const keys = [
    keyed('company-order-of', employeePhone),
    ...(employeeEmail ? [keyed('company-order-to', employeeEmail.toLowerCase())] : []),
  ];
  const limits = keys.map((key) => ({ key, limit: COMPANY_LIMITS.ordersADay, windowSeconds: DAY_SECONDS }));
  if (!submission.phoneConfirmedAt || (await lockAttempts(tx, limits, ending.now)) > 0) return;
  await recordAttempts(tx, limits, ending.now);
  await recordEmployeeMessages(tx, submission, 'employeeOrdered', ending);
}

/**
 * Messages to an employee whose phone a code has confirmed; to nobody else (rulings "Class and company links"): an SMS,
 * and a mail where there is an address.
 */
export async function recordEmployeeMessages(
  tx: Tx,
  { id, language, employeeEmail, phoneConfirmedAt }: Employee,
  kind: EmployeeMailKind,
  { enqueue, now }: Ending,
): Promise<void> {
  if (!phoneConfirmedAt) return;
  const key = `${kind}:${id}`;
  const smsKey = `sms:${key}`;
  if (employeeEmail && (await recordEmail(tx, { key, kind, language }, now))) {
    await enqueue(tx, companyMessageJob, { kind, id, channel: 'email', key }, { key });
  }
  if (await recordSms(tx, { key: smsKey, kind, language }, now)) {
    await enqueue(tx, companyMessageJob, { kind, id, channel: 'sms', key: smsKey }, { key: smsKey });
  }
}

type Recorded = { readonly key: string; readonly kind: string; readonly channel: 'email' | 'sms' };

/** Enqueues a recorded message of this domain; `false` for one of another domain. The key names what it is about. */
export async function enqueueCompanyMessage(
  tx: Tx,
  { key, kind, channel }: Recorded,
  enqueue: Enqueue,
): Promise<boolean> {
  const id = new RegExp(`(?:^|:)${kind}:([0-9a-f-]{36})`).exec(key)?.[1];
  const message = companyMessageJob.schema.safeParse({ kind, id, channel, key });
  if (message.success) await enqueue(tx, companyMessageJob, message.data, { key });
  return message.success;
}

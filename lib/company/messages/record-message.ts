import type { CompanyMailKind } from '@/lib/email';
import { recordEmail, recordSms } from '@/lib/email/server';
import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { companyMessageJob } from '../jobs';
import type { BatchRow } from '../repository';

type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/**
 * Records a mail to the HR person of a batch, in the transaction that causes it; each is sent once for an occasion.
 * `false`: it was recorded before.
 */
export async function recordHrMail(
  tx: Tx,
  { id: batchId, language, accountId }: Pick<BatchRow, 'id' | 'language' | 'accountId'>,
  kind: Exclude<CompanyMailKind, 'employeeOrdered' | 'employeeBookReady'>,
  { enqueue, now }: Ending,
  occasion = '',
): Promise<boolean> {
  const key = [kind, batchId, ...(occasion ? [occasion] : [])].join(':');
  if (!(await recordEmail(tx, { key, kind, language, accountId }, now))) return false;
  await enqueue(tx, companyMessageJob, { kind, id: batchId, channel: 'email', key }, { key });
  return true;
}

type Employee = {
  readonly id: string;
  readonly language: Language;
  readonly employeeEmail: string | null;
  readonly submittedAt: Date;
};

/** The same for an employee: an SMS to the phone that was given for it, and a mail where there is an address. */
export async function recordEmployeeMessages(
  tx: Tx,
  { id, language, employeeEmail, submittedAt }: Employee,
  kind: Extract<CompanyMailKind, 'employeeOrdered' | 'employeeBookReady'>,
  { enqueue, now }: Ending,
): Promise<void> {
  const key = [kind, id, submittedAt.getTime()].join(':');
  const smsKey = `sms:${key}`;
  if (employeeEmail && (await recordEmail(tx, { key, kind, language }, now))) {
    await enqueue(tx, companyMessageJob, { kind, id, channel: 'email', key }, { key });
  }
  if (await recordSms(tx, { key: smsKey, kind, language }, now)) {
    await enqueue(tx, companyMessageJob, { kind, id, channel: 'sms', key: smsKey }, { key: smsKey });
  }
}

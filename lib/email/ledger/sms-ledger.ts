import type { Db, Tx } from '@/lib/platform/db';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { SendOutcome } from './ledger';
import * as repo from './repository';

type Deps = {
  readonly db: Db;
  readonly sms: SmsPort;
  readonly now: () => Date;
  /** Sends the SMS of a worker that died with it again: for what nobody may miss, even if two arrive. */
  readonly atLeastOnce?: boolean;
  /** Takes the SMS from a budget; `false`: it waits until there is room, and counts as failed. */
  readonly spend?: () => Promise<boolean>;
};

/** Records an SMS to send, in the transaction that causes it; `false` when its key is already recorded. */
export const recordSms = (tx: Tx, record: repo.EmailRecord, now?: Date): Promise<boolean> =>
  repo.insertMessage(tx, record, now, 'sms');

async function isOpen(db: Db, key: string): Promise<boolean> {
  const recorded = await repo.findMessage(db, key);
  return recorded !== null && !recorded.sentAt && !recorded.givenUpAt;
}

/**
 * Sends a recorded SMS at most once, however often it is called: providers of SMS know no idempotency key, so the SMS of
 * a worker that died with it is not sent again. The mail about the same event is.
 */
export async function sendSmsOnce(
  key: string,
  to: string,
  text: string,
  { db, sms, now, spend, atLeastOnce = false }: Deps,
): Promise<SendOutcome> {
  const sendable = atLeastOnce ? await isOpen(db, key) : await repo.claimMessage(db, key, now());
  if (!sendable) return 'skipped';
  if (spend && !(await spend())) {
    await repo.updateMessage(db, key, { failedCode: 'sms_budget_spent', claimedAt: null });
    return 'failed';
  }
  const sent = await sms.send({ to, text });
  if (sent.ok) {
    await repo.updateMessage(db, key, { providerId: sent.value.providerId, sentAt: now(), failedCode: null });
    return 'sent';
  }
  const permanent = sent.data?.permanent === true;
  const change = permanent ? { givenUpAt: now() } : { claimedAt: null };
  await repo.updateMessage(db, key, { failedCode: sent.code, ...change });
  return permanent ? 'gave_up' : 'failed';
}

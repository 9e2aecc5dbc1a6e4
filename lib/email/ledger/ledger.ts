import type { Db, Tx } from '@/lib/platform/db';
import type { EmailPort, MailContent } from '@/lib/providers/email/port';
import * as repo from './repository';

export type LedgerDeps = { readonly db: Db; readonly email: EmailPort; readonly now: () => Date };

type Recipient = { readonly to: string; readonly replyTo?: string };

type SendOptions = {
  /**
   * Claims the e-mail before it is sent, so that it is not sent twice when a worker dies in between. For optional
   * e-mails (offers, reminders); without this option the e-mail of such a worker is sent again.
   */
  readonly atMostOnce?: boolean;
  /** Runs in the transaction that records that it was sent or given up. */
  readonly onSettled?: (tx: Tx, outcome: 'sent' | 'gave_up') => Promise<unknown>;
};

export type SendOutcome =
  | 'sent'
  /** Permanently rejected and recorded as given up. */
  | 'gave_up'
  /** Not delivered and recorded with the error code; it may be retried. */
  | 'failed'
  /** Nothing was done: already sent or given up, claimed by another worker, or without content. */
  | 'skipped';

/** Records an e-mail to send, in the transaction that causes it; `false` when its key is already recorded. */
export const recordEmail = (tx: Tx, record: repo.EmailRecord, now?: Date): Promise<boolean> =>
  repo.insertMessage(tx, record, now);

/**
 * Sends a recorded e-mail once, however often it is called, and records each failure with its code. `render` returns
 * `null` when the e-mail is no longer needed.
 */
export async function sendOnce(
  key: string,
  recipient: Recipient,
  render: () => Promise<MailContent | null>,
  { db, email, now, atMostOnce = false, onSettled }: LedgerDeps & SendOptions,
): Promise<SendOutcome> {
  const recorded = await repo.findMessage(db, key);
  if (!recorded || recorded.sentAt) return 'skipped';
  // The account was deleted with its address.
  if (!recipient.to) {
    await repo.updateMessage(db, key, { failedCode: 'recipient_deleted', givenUpAt: now() });
    return 'skipped';
  }
  if (atMostOnce && !(await repo.claimMessage(db, key, now()))) return 'skipped';
  const content = await render().catch(async (error: unknown) => {
    // Nothing was sent yet.
    await repo.updateMessage(db, key, { claimedAt: null });
    throw error;
  });
  if (!content) {
    await repo.updateMessage(db, key, { claimedAt: null });
    return 'skipped';
  }
  const sent = await email.send({ ...recipient, ...content, key });
  if (!sent.ok && !sent.data?.permanent) {
    await repo.updateMessage(db, key, { failedCode: sent.code, claimedAt: null });
    return 'failed';
  }
  const outcome = sent.ok ? 'sent' : 'gave_up';
  await db.$transaction(async (tx) => {
    const change = sent.ok
      ? { providerId: sent.value.providerId, sentAt: now(), failedCode: null, givenUpAt: null }
      : { failedCode: sent.code, givenUpAt: now() };
    await repo.updateMessage(tx, key, change);
    await onSettled?.(tx, outcome);
  });
  return outcome;
}

/** Whether a recorded message was given up. */
export const isGivenUp = async (db: Db, key: string): Promise<boolean> =>
  (await repo.findMessage(db, key))?.givenUpAt != null;

/** Records that the queue gave up on an e-mail, unless it was sent. */
export const giveUpEmail = async (db: Db, key: string, now: Date): Promise<void> => {
  await repo.updateMessage(db, key, { failedCode: 'email_not_delivered', givenUpAt: now });
};

import type { Language } from '@/lib/markets';
import { getMonthsBefore } from '@/lib/platform/dates/months';
import type { Db, Tx } from '@/lib/platform/db';
import type { MailContent } from '@/lib/providers/email/port';
import { type LedgerDeps, recordEmail, type SendOutcome, sendOnce } from './ledger/ledger';
import { listAbandonedKeys } from './ledger/repository';

// One-time e-mails to an address that a visitor left: a partner's offer opens or a book is released. The address is
// deleted when the e-mail is sent or can no longer be sent.

export type NoticeDeps = LedgerDeps & {
  /** Reply-to address. */
  readonly shopEmail: string;
};

type Notice = {
  readonly kind: string;
  /** Id of the row that stores the address. */
  readonly id: string;
  readonly email: string;
  readonly language: Language;
};

const getNoticeKey = (kind: string, id: string): string => `${kind}:${id}`;

/**
 * Sends the e-mail at most once across all workers; `deleteAddress` runs in the transaction that records the outcome.
 */
export async function sendNotice(
  { kind, id, email: to, language }: Notice,
  render: () => Promise<MailContent>,
  { shopEmail, ...deps }: NoticeDeps,
  deleteAddress: (tx: Tx, id: string) => Promise<unknown>,
): Promise<SendOutcome> {
  const key = getNoticeKey(kind, id);
  await recordEmail(deps.db, { key, kind, language }, deps.now());
  const onSettled = (tx: Tx) => deleteAddress(tx, id);
  return sendOnce(key, { to, replyTo: shopEmail }, render, { ...deps, atMostOnce: true, onSettled });
}

const DAY_MS = 86_400_000;

/**
 * The addresses of a kind to delete without an e-mail: those with consent before `consentBefore`, and those with `ids`,
 * whose worker died more than a day ago. Their e-mail may have been sent, and it must not be sent twice.
 */
export async function findExpiredNotices(db: Db, kind: string, months: number, now: Date) {
  const keys = await listAbandonedKeys(db, kind, new Date(now.getTime() - DAY_MS));
  return { consentBefore: getMonthsBefore(now, months), ids: keys.map((key) => key.slice(kind.length + 1)) };
}

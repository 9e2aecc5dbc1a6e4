import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import * as repo from './repository';
import { MARKETING_VERSION } from './terms';

type AcceptedConsents = {
  readonly termsVersion: string;
  readonly language: Language;
  readonly marketing: boolean;
  readonly now: Date;
};

/**
 * Appends a sign-in's consents to the account's history: the terms, SMS messages (part of the same text version), and
 * marketing if its box was ticked. An unticked box withdraws nothing.
 */
export async function recordConsents(tx: Tx, accountId: string, signedIn: AcceptedConsents): Promise<void> {
  const { termsVersion, language, marketing, now: at } = signedIn;
  const said = { accountId, accepted: true, language, at };
  await repo.insertConsents(tx, [
    { ...said, kind: 'terms', textVersion: termsVersion },
    { ...said, kind: 'sms', textVersion: termsVersion },
    ...(marketing ? [{ ...said, kind: 'marketing' as const, textVersion: MARKETING_VERSION }] : []),
  ]);
}

/** Withdraws the account's marketing consent; the history records when. Idempotent. */
export async function withdrawMarketing(tx: Tx, id: string, at: Date): Promise<void> {
  const account = await repo.findAccount(tx, id);
  if (!account?.marketingConsentAt) return;
  await repo.clearMarketing(tx, id);
  const { language } = account;
  await repo.insertConsents(tx, [
    { accountId: id, kind: 'marketing', accepted: false, textVersion: MARKETING_VERSION, language, at },
  ]);
}

import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import * as repo from './repo';
import { MARKETING_VERSION } from './terms';

type SignedIn = {
  readonly termsVersion: string;
  readonly language: Language;
  readonly marketing: boolean;
  readonly now: Date;
};

/**
 * Adds what a sign-in accepted to the account's history: the terms, that codes and order status come by SMS (the words
 * of the same version), and advertising where its own box was ticked. A box left empty takes nothing back.
 */
export async function noteConsents(tx: Tx, accountId: string, signedIn: SignedIn): Promise<void> {
  const { termsVersion, language, marketing, now: at } = signedIn;
  const said = { accountId, accepted: true, language, at };
  await repo.insertConsents(tx, [
    { ...said, kind: 'terms', textVersion: termsVersion },
    { ...said, kind: 'sms', textVersion: termsVersion },
    ...(marketing ? [{ ...said, kind: 'marketing' as const, textVersion: MARKETING_VERSION }] : []),
  ]);
}

/** Ends the account's consent to hear from the shop; the history says when. Safe to repeat. */
export async function endMarketing(tx: Tx, id: string, at: Date): Promise<void> {
  const account = await repo.accountById(tx, id);
  if (!account?.marketingConsentAt) return;
  await repo.clearMarketing(tx, id);
  const { language } = account;
  await repo.insertConsents(tx, [
    { accountId: id, kind: 'marketing', accepted: false, textVersion: MARKETING_VERSION, language, at },
  ]);
}

import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, type ConsentPurpose } from '@/lib/consent';
import type { Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { withdrawAttributions } from '@/lib/tracking/server';
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

type MeasuringChoice = {
  readonly allowed: readonly ConsentPurpose[];
  readonly language: Language;
  readonly now: Date;
};

/**
 * Appends what the account allows to measure, per purpose, where it differs from the last choice about the same texts:
 * the same choice, repeated or read from the cookie at each sign-in, is one entry.
 */
export async function recordMeasuring(
  tx: Tx,
  accountId: string,
  { allowed, language, now: at }: MeasuringChoice,
): Promise<void> {
  await repo.lockAccount(tx, accountId);
  const before = await repo.listLatestConsents(tx, accountId, CONSENT_PURPOSES);
  const chosen = CONSENT_PURPOSES.map((kind) => ({ kind, accepted: allowed.includes(kind) }));
  const changed = chosen.filter(({ kind, accepted }) => {
    const last = before.find((row) => row.kind === kind);
    return last?.accepted !== accepted || last.textVersion !== CONSENT_TEXT_VERSION;
  });
  const said = { accountId, textVersion: CONSENT_TEXT_VERSION, language, at };
  await repo.insertConsents(
    tx,
    changed.map((choice) => ({ ...said, ...choice })),
  );
}

/** Records a choice made while signed in. Refused advertising is not told of a checkout that is open. */
export const chooseMeasuring = (
  choice: Omit<MeasuringChoice, 'now'>,
  { db, accountId, now }: { readonly db: Db; readonly accountId: string; readonly now: Date },
): Promise<void> =>
  db.$transaction(async (tx) => {
    await recordMeasuring(tx, accountId, { ...choice, now });
    if (!choice.allowed.includes('advertising')) await withdrawAttributions(tx, accountId);
  });

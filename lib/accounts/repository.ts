import type { ConsentPurpose } from '@/lib/consent';
import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { CodePurpose, SessionKind } from './limits';

export type NewCode = {
  readonly phone: string;
  readonly email: string | null;
  readonly purpose: CodePurpose;
  readonly resend: number;
  readonly deviceId: string;
  readonly language: Language;
  readonly termsVersion: string;
  readonly marketing: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertCode = (tx: Tx, code: NewCode) => tx.oneTimeCode.create({ data: code });

/** The newest code that this device requested for one purpose, for one phone or for any. */
export const findDeviceCode = (tx: Tx, deviceId: string, phone?: string, purpose: CodePurpose = 'parent') =>
  tx.oneTimeCode.findFirst({
    where: { deviceId, purpose, ...(phone && { phone }) },
    orderBy: { createdAt: 'desc' },
  });

export const findCode = (tx: Tx, id: string) => tx.oneTimeCode.findUnique({ where: { id } });

export const setCodeHash = (tx: Tx, id: string, codeHash: string) =>
  tx.oneTimeCode.updateMany({ where: { id }, data: { codeHash } });

export const markCodeSent = (tx: Tx, id: string, providerId: string, sentAt: Date) =>
  tx.oneTimeCode.updateMany({ where: { id }, data: { providerId, sentAt } });

export const markCodeFailed = (tx: Tx, code: { id: string } | { providerId: string }, failedCode: string) =>
  tx.oneTimeCode.updateMany({ where: code, data: { failedCode } });

/** Uses one check of the code; false when none is left (two parallel checks cannot share the last one). */
export async function consumeCheck(tx: Tx, id: string, checks: number): Promise<boolean> {
  const spent = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, checks: { lt: checks } },
    data: { checks: { increment: 1 } },
  });
  return spent.count === 1;
}

/** Marks the code as used; false when another request just did. */
export async function consumeCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return used.count === 1;
}

export type VerifiedContact = {
  readonly phone: string;
  readonly email: string | null;
  readonly country: CountryCode;
  readonly language: Language;
  readonly termsVersion: string;
  readonly marketing: boolean;
  readonly now: Date;
};

/** Nothing is known yet of another address. */
const NEW_ADDRESS = { emailVerifiedAt: null, emailRefusedAt: null } as const;

/** Creates or changes the account of a verified phone; `known`: the account as it is. */
export function upsertAccount(tx: Tx, contact: VerifiedContact, known: { readonly email: string | null } | null) {
  const { phone, email, country, language, termsVersion, marketing, now } = contact;
  // Only one address is confirmed; a different one is not.
  const isOther = email !== null && known !== null && known.email !== null && known.email !== email;
  const consent = { termsVersion, smsConsentAt: now, ...(marketing && { marketingConsentAt: now }) };
  return tx.account.upsert({
    where: { phone },
    create: { phone, email, country, language, lastVisitAt: now, ...consent },
    update: { language, lastVisitAt: now, ...(email && { email }), ...(isOther && NEW_ADDRESS), ...consent },
  });
}

/**
 * The account of a phone that the shop's staff have typed for a customer; it is created where there is none. Nothing is
 * accepted in its name: whoever has the phone signs in by code, and accepts the terms then.
 */
export const openAccount = (
  tx: Tx,
  { phone, country, language }: Pick<VerifiedContact, 'phone' | 'country' | 'language'>,
  now: Date,
) =>
  tx.account.upsert({
    where: { phone },
    create: { phone, country, language, lastVisitAt: now },
    update: {},
    select: { id: true },
  });

export const clearMarketing = (tx: Tx, id: string) =>
  tx.account.updateMany({ where: { id }, data: { marketingConsentAt: null } });

export const findAccount = (tx: Tx, id: string) => tx.account.findUnique({ where: { id } });
export const findAccountByPhone = (tx: Tx, phone: string) => tx.account.findUnique({ where: { phone } });

/** Whose invitation a code is. */
export const findInviter = (tx: Tx, referralCode: string) =>
  tx.account.findUnique({ where: { referralCode }, select: { id: true, email: true } });

/** Sets the first code of an account; another request's code stays. */
export const setReferralCode = (tx: Tx, id: string, referralCode: string) =>
  tx.account.updateMany({ where: { id, referralCode: null }, data: { referralCode } });

/** Consents given or withdrawn; append-only. */
export const insertConsents = (tx: Tx, consents: NonNullable<Parameters<Tx['consent']['createMany']>[0]>['data']) =>
  tx.consent.createMany({ data: consents });

/** The newest entry of each kind. */
export const listLatestConsents = (tx: Tx, accountId: string, kinds: readonly ConsentPurpose[]) =>
  tx.consent.findMany({
    where: { accountId, kind: { in: [...kinds] } },
    distinct: ['kind'],
    orderBy: { at: 'desc' },
  });

export const lockAccount = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM accounts WHERE id = ${id}::uuid FOR UPDATE`;

/** Changes the address; an unchanged one keeps its confirmation. */
export const setEmail = (tx: Tx, id: string, email: string) =>
  tx.account.updateMany({
    where: { id, OR: [{ email: null }, { email: { not: email } }] },
    data: { email, ...NEW_ADDRESS },
  });

/** The account's address refused mail for good, if it is still this one. */
export const setEmailRefused = (tx: Tx, id: string, email: string, emailRefusedAt: Date) =>
  tx.account.updateMany({ where: { id, email }, data: { emailRefusedAt } });

/** Confirms the account's address if it is still this one. */
export async function confirmEmail(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const confirmed = await tx.account.updateMany({
    where: { id, email },
    data: { emailVerifiedAt: now, emailRefusedAt: null },
  });
  return confirmed.count === 1;
}

export const isVerifiedDevice = async (tx: Tx, key: string, since: Date): Promise<boolean> =>
  (await tx.verifiedDevice.count({ where: { key, verifiedAt: { gt: since } } })) > 0;

export const upsertVerifiedDevice = (tx: Tx, key: string, verifiedAt: Date) =>
  tx.verifiedDevice.upsert({ where: { key }, create: { key, verifiedAt }, update: { verifiedAt } });

/** Wrong checks in a row since then. */
export const countFailures = async (tx: Tx, key: string, since: Date): Promise<number> =>
  (await tx.codeFailures.findFirst({ where: { key, at: { gt: since } } }))?.count ?? 0;

/** Records a wrong check; without a code the same statement runs and changes nothing, so that the timing is equal. */
export const recordFailure = (tx: Tx, key: string, counts: boolean, now: Date) => tx.$executeRaw`
  INSERT INTO code_failures (key, count, at) SELECT ${key}, 1, ${now}::timestamptz WHERE ${counts}::boolean
  ON CONFLICT (key) DO UPDATE SET count = code_failures.count + 1, at = excluded.at`;

export const deleteFailures = (tx: Tx, key: string) => tx.codeFailures.deleteMany({ where: { key } });

export const deleteDevicesBefore = (tx: Tx, before: Date) =>
  tx.verifiedDevice.deleteMany({ where: { verifiedAt: { lte: before } } });

export const deleteFailuresBefore = (tx: Tx, before: Date) =>
  tx.codeFailures.deleteMany({ where: { at: { lte: before } } });

export const deleteCodesBefore = (tx: Tx, before: Date) =>
  tx.oneTimeCode.deleteMany({ where: { expiresAt: { lt: before } } });

export type NewSession = {
  readonly accountId: string;
  readonly tokenHash: string;
  readonly deviceId: string;
  readonly kind: SessionKind;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertSession = (tx: Tx, session: NewSession) =>
  tx.session.create({ data: { ...session, seenAt: session.createdAt } });

export const findSession = (tx: Tx, tokenHash: string) =>
  tx.session.findUnique({ where: { tokenHash }, include: { account: true } });

/** Whether an account has signed in on a device, in a session that has not ended. */
export const hasDeviceSession = async (tx: Tx, accountId: string, deviceId: string): Promise<boolean> =>
  (await tx.session.count({ where: { accountId, deviceId } })) > 0;

export const touchSession = (tx: Tx, id: string, seenAt: Date, expiresAt: Date) =>
  tx.session.updateMany({ where: { id }, data: { seenAt, expiresAt } });

/** Records a visit; one of before changes nothing. */
export const touchAccount = (tx: Tx, id: string, lastVisitAt: Date) =>
  tx.account.updateMany({ where: { id, lastVisitAt: { lt: lastVisitAt } }, data: { lastVisitAt } });

export const deleteSession = (tx: Tx, tokenHash: string) => tx.session.deleteMany({ where: { tokenHash } });

export const deleteDeviceSessions = (tx: Tx, deviceId: string, kind: SessionKind) =>
  tx.session.deleteMany({ where: { deviceId, kind } });

export const deleteAccountSessions = (tx: Tx, accountId: string) => tx.session.deleteMany({ where: { accountId } });

export const deleteExpiredSessions = (tx: Tx, now: Date) =>
  tx.session.deleteMany({ where: { expiresAt: { lt: now } } });

/** The account unless it was deleted. */
export const findLiveAccount = (tx: Tx, id: string) => tx.account.findFirst({ where: { id, deletedAt: null } });

import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { SessionKind } from './limits';

export type NewCode = {
  readonly phone: string;
  readonly email: string;
  readonly codeHash: string;
  readonly resend: number;
  readonly deviceId: string;
  readonly language: Language;
  readonly termsVersion: string;
  readonly marketing: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertCode = (tx: Tx, code: NewCode) => tx.oneTimeCode.create({ data: code });

export const latestCode = (tx: Tx, phone: string) =>
  tx.oneTimeCode.findFirst({ where: { phone, purpose: 'parent' }, orderBy: { createdAt: 'desc' } });

/** The newest code that this device asked for, for one phone or for any. */
export const deviceCode = (tx: Tx, deviceId: string, phone?: string) =>
  tx.oneTimeCode.findFirst({
    where: { deviceId, purpose: 'parent', ...(phone && { phone }) },
    orderBy: { createdAt: 'desc' },
  });

export const codeById = (tx: Tx, id: string) => tx.oneTimeCode.findUnique({ where: { id } });

export const markCodeSent = (tx: Tx, id: string, providerId: string, sentAt: Date) =>
  tx.oneTimeCode.updateMany({ where: { id }, data: { providerId, sentAt } });

export const markCodeFailed = (tx: Tx, code: { id: string } | { providerId: string }, failedCode: string) =>
  tx.oneTimeCode.updateMany({ where: code, data: { failedCode } });

/** Spends one check of the code; false when none is left (two checks at once cannot share the last). */
export async function spendCheck(tx: Tx, id: string, checks: number): Promise<boolean> {
  const spent = await tx.oneTimeCode.updateMany({
    where: { id, usedAt: null, checks: { lt: checks } },
    data: { checks: { increment: 1 } },
  });
  return spent.count === 1;
}

/** Uses the code up; false when somebody else just did. */
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

export function upsertAccount(tx: Tx, contact: VerifiedContact) {
  const { phone, email, country, language, termsVersion, marketing, now } = contact;
  const consent = { termsVersion, smsConsentAt: now, ...(marketing && { marketingConsentAt: now }) };
  return tx.account.upsert({
    where: { phone },
    create: { phone, email, country, language, lastVisitAt: now, ...consent },
    update: { language, lastVisitAt: now, ...(email && { email }), ...consent },
  });
}

export const clearMarketing = (tx: Tx, id: string) =>
  tx.account.updateMany({ where: { id }, data: { marketingConsentAt: null } });

export const accountById = (tx: Tx, id: string) => tx.account.findUnique({ where: { id } });

/** What was accepted or taken back; rows are only ever added. */
export const insertConsents = (tx: Tx, consents: NonNullable<Parameters<Tx['consent']['createMany']>[0]>['data']) =>
  tx.consent.createMany({ data: consents });

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

export const sessionByHash = (tx: Tx, tokenHash: string) =>
  tx.session.findUnique({ where: { tokenHash }, include: { account: true } });

export const touchSession = (tx: Tx, id: string, seenAt: Date, expiresAt: Date) =>
  tx.session.updateMany({ where: { id }, data: { seenAt, expiresAt } });

export const touchAccount = (tx: Tx, id: string, lastVisitAt: Date) =>
  tx.account.updateMany({ where: { id }, data: { lastVisitAt } });

export const deleteSession = (tx: Tx, tokenHash: string) => tx.session.deleteMany({ where: { tokenHash } });

export const deleteDeviceSessions = (tx: Tx, deviceId: string, kind: SessionKind) =>
  tx.session.deleteMany({ where: { deviceId, kind } });

export const deleteAccountSessions = (tx: Tx, accountId: string) => tx.session.deleteMany({ where: { accountId } });

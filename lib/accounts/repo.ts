import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

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

export const codesSince = (tx: Tx, where: { phone?: string; deviceId?: string }, since: Date) =>
  tx.oneTimeCode.count({ where: { ...where, createdAt: { gt: since } } });

export const codeById = (tx: Tx, id: string) => tx.oneTimeCode.findUnique({ where: { id } });

export const markCodeFailed = (tx: Tx, id: string, failedCode: string) =>
  tx.oneTimeCode.updateMany({ where: { id }, data: { failedCode } });

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

export const insertSession = (tx: Tx, session: { accountId: string; tokenHash: string; now: Date; expiresAt: Date }) =>
  tx.session.create({
    data: {
      accountId: session.accountId,
      tokenHash: session.tokenHash,
      createdAt: session.now,
      seenAt: session.now,
      expiresAt: session.expiresAt,
    },
  });

export const sessionByHash = (tx: Tx, tokenHash: string) =>
  tx.session.findUnique({ where: { tokenHash }, include: { account: true } });

export const touchSession = (tx: Tx, id: string, seenAt: Date, expiresAt: Date) =>
  tx.session.updateMany({ where: { id }, data: { seenAt, expiresAt } });

export const deleteSession = (tx: Tx, tokenHash: string) => tx.session.deleteMany({ where: { tokenHash } });

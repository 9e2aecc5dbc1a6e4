import { timingSafeEqual } from 'node:crypto';
import type { ConsentPurpose } from '@/lib/consent';
import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { lockAttempts, recordAttempts } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getCheckLimits, type HmacFn, type RequestIdentity } from './attempt-limits';
import { recordConsents, recordMeasuring } from './consents';
import { hashCode } from './hash-code';
import { isKnownDevice, recordKnownDevice } from './known-device';
import { CODE_LIMITS, type CodePurpose, getResendWait } from './limits';
import { parsePhone } from './phone';
import * as repo from './repository';
import type { VerifyCodeInput } from './schema';

export type VerifiedAccount = {
  readonly accountId: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** This verification created the account. */
  readonly isNew: boolean;
  /** This verification replaced the account's address. */
  readonly emailReplaced: boolean;
};
type VerifyCodeErrorCode =
  | 'phone_invalid'
  | 'phone_prefix_not_allowed'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many_attempts';
type Deps = { readonly now: Date; readonly identity: RequestIdentity; readonly hmac: HmacFn };
type SignInDeps = Deps & {
  /** What this browser allows to measure; `null` or missing if nobody has asked yet. */
  readonly measuring?: readonly ConsentPurpose[] | null | undefined;
};
type CodeRow = NonNullable<Awaited<ReturnType<typeof repo.findDeviceCode>>>;

const isEqualConstantTime = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
/** Stands for a missing code, so that the same steps run as for an existing one. */
const DUMMY_CODE_ID = '00000000-0000-0000-0000-000000000000';

/** Seconds until another code may be requested, at least a minute. */
const getWait = ({ createdAt, resend }: CodeRow, now: Date): number =>
  Math.max(60, Math.ceil((createdAt.getTime() - now.getTime()) / 1000) + getResendWait(resend));

type UsedCode = { readonly phone: string; readonly country: CountryCode; readonly code: CodeRow };

/**
 * Uses one check of the newest code that this device requested. Must commit even on failure, so that checks count. A
 * phone without a code gets the response of a wrong code after the same steps: nobody learns which numbers are
 * customers, and nobody can use up the checks of another person's code.
 */
async function applyCode(
  tx: Tx,
  input: VerifyCodeInput,
  purpose: CodePurpose,
  deps: Deps,
): Promise<Result<UsedCode, VerifyCodeErrorCode>> {
  const { now, identity: asker, hmac: keyed } = deps;
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone, country } = parsed.value;
  const known = await isKnownDevice(tx, phone, asker, keyed, now);
  const limits = getCheckLimits(asker, known, keyed);
  const waitSeconds = await lockAttempts(tx, limits, now);
  if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });
  await recordAttempts(tx, limits, now);

  const code = await repo.findDeviceCode(tx, asker.deviceId, phone, purpose);
  const live = code && !code.usedAt && code.expiresAt > now ? code : null;
  const given = hashCode(phone, input.code, keyed);
  const right = isEqualConstantTime(live?.codeHash ?? hashCode(phone, '', keyed), given);
  const spent = await repo.consumeCheck(tx, live?.id ?? DUMMY_CODE_ID, CODE_LIMITS.checks);
  const failures = keyed('code-failures', phone);
  await repo.recordFailure(tx, failures, live !== null && spent && !right && !known, now);
  if (code && !code.usedAt && !live) return fail('code_expired');
  if (!live) return fail('code_wrong');
  if (!spent) return fail('too_many_attempts', { waitSeconds: getWait(live, now) });
  if (!right) {
    const last = live.checks + 1 >= CODE_LIMITS.checks;
    return last ? fail('too_many_attempts', { waitSeconds: getWait(live, now) }) : fail('code_wrong');
  }
  if (!(await repo.consumeCode(tx, live.id, now))) return fail('code_wrong');
  await repo.deleteFailures(tx, failures);
  await recordKnownDevice(tx, phone, asker, keyed, now);
  return ok({ phone, country, code: live });
}

/** Checks a parent's code: a right one signs in to the phone's account, which it creates, and records the consents. */
export async function checkCode(
  tx: Tx,
  input: VerifyCodeInput,
  deps: SignInDeps,
): Promise<Result<VerifiedAccount, VerifyCodeErrorCode>> {
  const used = await applyCode(tx, input, 'parent', deps);
  if (!used.ok) return used;
  const { phone, country } = used.value;
  const { now, measuring } = deps;
  const { email, language, termsVersion, marketing } = used.value.code;
  const known = await repo.findAccountByPhone(tx, phone);
  const contact = { phone, email, country, language, termsVersion, marketing, now };
  const account = await repo.upsertAccount(tx, contact, known);
  await recordConsents(tx, account.id, { termsVersion, language, marketing, now });
  if (measuring) await recordMeasuring(tx, account.id, { allowed: measuring, language, now });
  const emailVerified = account.emailVerifiedAt !== null;
  const isNew = known === null;
  const emailReplaced = known !== null && known.email !== account.email;
  const { id: accountId, country: accountCountry, email: address } = account;
  return ok({ accountId, phone, country: accountCountry, email: address, emailVerified, isNew, emailReplaced });
}

/** Checks the code of an HR person; `null`: it is right, and the phone has no account. */
export async function checkHrCode(
  tx: Tx,
  input: VerifyCodeInput,
  deps: Deps,
): Promise<Result<{ readonly accountId: string } | null, VerifyCodeErrorCode>> {
  const used = await applyCode(tx, input, 'hr', deps);
  if (!used.ok) return used;
  const account = await repo.findAccountByPhone(tx, used.value.phone);
  return ok(account && { accountId: account.id });
}

/** Checks the code of an employee, who has no account: a right one confirms the phone. */
export async function checkEmployeeCode(
  tx: Tx,
  input: VerifyCodeInput,
  deps: Deps,
): Promise<Result<null, VerifyCodeErrorCode>> {
  const used = await applyCode(tx, input, 'employee', deps);
  return used.ok ? ok(null) : used;
}

/** Checks the code of somebody who wants to enter the shop's desk: a right one confirms the phone, and opens nothing yet. */
export async function checkStaffCode(
  tx: Tx,
  input: VerifyCodeInput,
  deps: Deps,
): Promise<Result<{ readonly phone: string }, VerifyCodeErrorCode>> {
  const used = await applyCode(tx, input, 'staff', deps);
  return used.ok ? ok({ phone: used.value.phone }) : used;
}

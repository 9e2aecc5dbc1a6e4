import { timingSafeEqual } from 'node:crypto';
import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { countAttempt, waitForAttempt } from '@/lib/platform/http';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type Asker, checkLimits, type Keyed } from './attempt-limits';
import { noteConsents } from './consents';
import { hashCode } from './hash-code';
import { isKnownDevice, noteKnownDevice } from './known-device';
import { CODE_LIMITS, resendWait } from './limits';
import { parsePhone } from './phone';
import * as repo from './repo';
import type { VerifyCodeInput } from './schema';

export type VerifiedAccount = {
  readonly accountId: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly email: string | null;
  readonly emailVerified: boolean;
};
type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_wrong' | 'code_expired' | 'too_many_attempts';
type Deps = { readonly now: Date; readonly asker: Asker; readonly keyed: Keyed };
type CodeRow = NonNullable<Awaited<ReturnType<typeof repo.deviceCode>>>;

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
/** Stands for the code of a phone that asked for none: everything is done as if there were one. */
const NO_CODE = '00000000-0000-0000-0000-000000000000';

/** Seconds until another code may be asked for, at least a minute: the parent is told to wait. */
const waitAfter = ({ createdAt, resend }: CodeRow, now: Date): number =>
  Math.max(60, Math.ceil((createdAt.getTime() - now.getTime()) / 1000) + resendWait(resend));

/**
 * Spends one check of the newest code that this device asked for. Must commit even when it refuses, so that checks
 * count. A phone without a code answers like a wrong code and takes the same steps: nobody learns which numbers are
 * customers, and nobody uses up the checks of a code that is on another's phone.
 */
export async function checkCode(tx: Tx, input: VerifyCodeInput, deps: Deps): Promise<Result<VerifiedAccount, Refusal>> {
  const { now, asker, keyed } = deps;
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone, country } = parsed.value;
  const known = await isKnownDevice(tx, phone, asker, keyed, now);
  const limits = checkLimits(asker, known, keyed);
  const waitSeconds = await waitForAttempt(tx, limits, now);
  if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });
  await countAttempt(tx, limits, now);

  const code = await repo.deviceCode(tx, asker.deviceId, phone);
  const live = code && !code.usedAt && code.expiresAt > now ? code : null;
  const given = hashCode(phone, input.code, keyed);
  const right = equal(live?.codeHash ?? hashCode(phone, '', keyed), given);
  const spent = await repo.spendCheck(tx, live?.id ?? NO_CODE, CODE_LIMITS.checks);
  const failures = keyed('code-failures', phone);
  await repo.countFailure(tx, failures, live !== null && spent && !right && !known, now);
  if (code && !code.usedAt && !live) return fail('code_expired');
  if (!live) return fail('code_wrong');
  if (!spent) return fail('too_many_attempts', { waitSeconds: waitAfter(live, now) });
  if (!right) {
    const last = live.checks + 1 >= CODE_LIMITS.checks;
    return last ? fail('too_many_attempts', { waitSeconds: waitAfter(live, now) }) : fail('code_wrong');
  }
  if (!(await repo.consumeCode(tx, live.id, now))) return fail('code_wrong');
  await repo.forgetFailures(tx, failures);
  await noteKnownDevice(tx, phone, asker, keyed, now);
  const { email, language, termsVersion, marketing } = live;
  const account = await repo.upsertAccount(tx, { phone, email, country, language, termsVersion, marketing, now });
  await noteConsents(tx, account.id, { termsVersion, language, marketing, now });
  const emailVerified = account.emailVerifiedAt !== null;
  return ok({ accountId: account.id, phone, country: account.country, email: account.email, emailVerified });
}

import { timingSafeEqual } from 'node:crypto';
import type { CountryCode } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { CODE_LIMITS } from './limits';
import { parsePhone } from './phone';
import * as repo from './repo';
import type { VerifyCodeInput } from './schema';
import { hashCode } from './send-code';

export type VerifiedAccount = {
  readonly accountId: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly email: string | null;
};
type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_wrong' | 'code_expired' | 'too_many_attempts';

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Spends one check of the newest code of the phone. Must commit even when it refuses, so that checks count.
 * A phone without a code answers like a wrong code: nobody learns which numbers are customers.
 */
export async function checkCode(tx: Tx, input: VerifyCodeInput, now: Date): Promise<Result<VerifiedAccount, Refusal>> {
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone, country } = parsed.value;
  const code = await repo.latestCode(tx, phone);
  if (!code || code.usedAt) return fail('code_wrong');
  if (code.expiresAt <= now) return fail('code_expired');
  if (!(await repo.spendCheck(tx, code.id, CODE_LIMITS.checks))) return fail('too_many_attempts');
  if (!equal(code.codeHash, hashCode(phone, input.code))) {
    return fail(code.checks + 1 >= CODE_LIMITS.checks ? 'too_many_attempts' : 'code_wrong');
  }
  if (!(await repo.consumeCode(tx, code.id, now))) return fail('code_wrong');
  const account = await repo.upsertAccount(tx, {
    phone,
    email: code.email,
    country,
    language: code.language,
    termsVersion: code.termsVersion,
    marketing: code.marketing,
    now,
  });
  return ok({ accountId: account.id, phone, country: account.country, email: account.email });
}

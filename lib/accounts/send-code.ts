import type { Db } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { sendCodeJob } from './jobs';
import { CODE_LIMITS, resendWait } from './limits';
import { parsePhone } from './phone';
import * as repo from './repo';
import type { SendCodeInput } from './schema';
import { TERMS_VERSION } from './terms';
import type { CodeSent } from './view';

export type SendCodeDeps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly deviceId: string;
  /** Six random digits. */
  readonly newCode: () => string;
};

type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_resend_too_soon' | 'too_many_attempts';

/** The code is stored hashed together with its phone, so that equal codes of two people differ. */
export const hashCode = (phone: string, code: string): string => sha256(`${phone}:${code}`);

/** Makes a one-time code and queues its SMS (spec §4 "Phone verification", rulings "Limits"). */
export async function sendCode(input: SendCodeInput, deps: SendCodeDeps): Promise<Result<CodeSent, Refusal>> {
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const { now, deviceId } = deps;
  return deps.db.$transaction(async (tx) => {
    // Two requests of one device or for one number at once must not both pass the count; always in this order.
    for (const counted of [deviceId, phone]) {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${counted}, 0))`;
    }
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const byPhone = await repo.codesSince(tx, { phone }, hourAgo);
    const byDevice = await repo.codesSince(tx, { deviceId }, hourAgo);
    if (byPhone >= CODE_LIMITS.perHour.phone || byDevice >= CODE_LIMITS.perHour.device)
      return fail('too_many_attempts');

    const last = await repo.latestCode(tx, phone);
    const inRow = last && !last.usedAt && last.createdAt > hourAgo && !last.failedCode ? last : null;
    const waitMs = inRow ? inRow.createdAt.getTime() + resendWait(inRow.resend) * 1000 - now.getTime() : 0;
    if (waitMs > 0) return fail('code_resend_too_soon', { resendAfterSeconds: Math.ceil(waitMs / 1000) });

    const code = deps.newCode();
    const resend = inRow ? inRow.resend + 1 : 0;
    const row = await repo.insertCode(tx, {
      phone,
      email: input.email,
      codeHash: hashCode(phone, code),
      resend,
      deviceId,
      language: input.language,
      termsVersion: TERMS_VERSION,
      marketing: input.marketing,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIMITS.validMinutes * 60_000),
    });
    await deps.enqueue(tx, sendCodeJob, { codeId: row.id, phone, code, language: input.language }, { key: row.id });
    return ok({ resendAfterSeconds: resendWait(resend), validMinutes: CODE_LIMITS.validMinutes });
  });
}

import type { Db, Tx } from '@/lib/platform/db';
import { countAttempt, TAKING_TURNS, waitForAttempt } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type Asker, type Keyed, sendLimits } from './attempt-limits';
import { deliveryOf } from './delivery';
import { hashCode } from './hash-code';
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
  readonly asker: Asker;
  readonly keyed: Keyed;
  /** Six random digits. */
  readonly newCode: () => string;
};

type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_resend_too_soon' | 'too_many_attempts';

const HOUR_MS = 3_600_000;

/** The code that a new one would follow: sent within the hour, not used, and not lost on its way. */
async function codeBefore(tx: Tx, phone: string, now: Date) {
  const last = await repo.latestCode(tx, phone);
  const recent = last && !last.usedAt && last.createdAt.getTime() > now.getTime() - HOUR_MS;
  return recent && deliveryOf(last, now) !== 'failed' ? last : null;
}

/**
 * Makes a one-time code and queues its SMS (spec §4 "Phone verification", rulings "Limits"). Whether the phone has an
 * account is not even looked up. The code is this device's: `onItsWay` of a refusal says whether the last one was.
 */
export async function sendCode(input: SendCodeInput, deps: SendCodeDeps): Promise<Result<CodeSent, Refusal>> {
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const { now, asker, keyed } = deps;
  const { deviceId } = asker;
  const limits = sendLimits(phone, asker, keyed);
  return deps.db.$transaction(async (tx) => {
    const waitSeconds = await waitForAttempt(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });

    const before = await codeBefore(tx, phone, now);
    const waitMs = before ? before.createdAt.getTime() + resendWait(before.resend) * 1000 - now.getTime() : 0;
    if (waitMs > 0) {
      const onItsWay = before?.deviceId === deviceId;
      return fail('code_resend_too_soon', { resendAfterSeconds: Math.ceil(waitMs / 1000), onItsWay });
    }
    await countAttempt(tx, limits, now);
    const code = deps.newCode();
    const resend = before ? before.resend + 1 : 0;
    const row = await repo.insertCode(tx, {
      phone,
      email: input.email,
      codeHash: hashCode(phone, code, keyed),
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
  }, TAKING_TURNS);
}

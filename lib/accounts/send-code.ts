import { alarm } from '@/lib/platform/alarm';
import type { Db, Tx } from '@/lib/platform/db';
import { countAttempt, roomWait, TAKING_TURNS, waitForAttempt } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type Asker, budgetLimits, type Keyed, reserveLimit, type Standing, sendLimits } from './attempt-limits';
import { deliveryOf } from './delivery';
import { sendCodeJob } from './jobs';
import { isGuessedAt, isKnownDevice } from './known-device';
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
  /** Messages that the shop pays for in any 24 hours (`SMS_DAILY_BUDGET`). */
  readonly budget: number;
};

type Refusal = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_resend_too_soon' | 'too_many_attempts';

const HOUR_MS = 3_600_000;

/**
 * The code that a new one would follow: this device's own, sent within the hour, not used, and not lost on its way. A
 * code that somebody else asked for makes nobody wait, and nobody is told that there was one (S21).
 */
async function codeBefore(tx: Tx, phone: string, deviceId: string, now: Date) {
  const last = await repo.deviceCode(tx, deviceId, phone);
  const recent = last && !last.usedAt && last.createdAt.getTime() > now.getTime() - HOUR_MS;
  return recent && deliveryOf(last, now) !== 'failed' ? last : null;
}

/** What is known of phone and device before anything is counted; the same questions for every phone. */
async function standingOf(tx: Tx, phone: string, { asker, keyed, now, budget }: SendCodeDeps): Promise<Standing> {
  return {
    known: await isKnownDevice(tx, phone, asker, keyed, now),
    hot: await isGuessedAt(tx, phone, keyed, now),
    slow: (await roomWait(tx, [budgetLimits(budget).nearly], now)) > 0,
  };
}

/**
 * Seconds until the shop's daily budget has room for this message. Its counter is read without a lock, since all
 * visitors share it: it may be overrun by the requests of one moment.
 */
async function budgetWait(tx: Tx, { known, slow }: Standing, { budget, now }: SendCodeDeps): Promise<number> {
  const limit = known ? reserveLimit(budget) : budgetLimits(budget).whole;
  const waitSeconds = await roomWait(tx, [limit], now);
  const level = waitSeconds > 0 ? 'spent' : slow ? 'nearly_spent' : null;
  if (level) await alarmOnce(tx, known ? `known_${level}` : level, budget, now);
  return waitSeconds;
}

/** Once a day for each level: somebody is to look whether messages are being pumped. */
async function alarmOnce(tx: Tx, level: string, budget: number, now: Date): Promise<void> {
  const once = [{ key: `alarm:sms_budget:${level}`, limit: 1, windowSeconds: 86_400 }];
  if ((await waitForAttempt(tx, once, now)) > 0) return;
  await countAttempt(tx, once, now);
  alarm('sms_budget', { level, budget });
}

/**
 * Orders a one-time code (spec §4 "Phone verification", rulings "Limits"); its job makes it and sends the SMS. Whether
 * the phone has an account is not even looked up.
 */
export async function sendCode(input: SendCodeInput, deps: SendCodeDeps): Promise<Result<CodeSent, Refusal>> {
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const { now, asker, keyed } = deps;
  const { deviceId } = asker;
  return deps.db.$transaction(async (tx) => {
    const standing = await standingOf(tx, phone, deps);
    const limits = sendLimits(phone, asker, standing, keyed);
    const waitSeconds = await waitForAttempt(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });

    const before = await codeBefore(tx, phone, deviceId, now);
    const waitMs = before ? before.createdAt.getTime() + resendWait(before.resend) * 1000 - now.getTime() : 0;
    if (waitMs > 0) return fail('code_resend_too_soon', { resendAfterSeconds: Math.ceil(waitMs / 1000) });
    const closed = await budgetWait(tx, standing, deps);
    if (closed > 0) return fail('too_many_attempts', { waitSeconds: closed });

    const { budget } = deps;
    await countAttempt(tx, [...limits, standing.known ? reserveLimit(budget) : budgetLimits(budget).whole], now);
    const resend = before ? before.resend + 1 : 0;
    const row = await repo.insertCode(tx, {
      phone,
      email: input.email,
      resend,
      deviceId,
      language: input.language,
      termsVersion: TERMS_VERSION,
      marketing: input.marketing,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIMITS.validMinutes * 60_000),
    });
    await deps.enqueue(tx, sendCodeJob, { codeId: row.id, language: input.language }, { key: row.id });
    return ok({ resendAfterSeconds: resendWait(resend), validMinutes: CODE_LIMITS.validMinutes });
  }, TAKING_TURNS);
}

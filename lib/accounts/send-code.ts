import { alarm } from '@/lib/platform/alarm';
import type { Db, Tx } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS, getAttemptWait, lockAttempts, recordAttempts } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import {
  getBudgetLimits,
  getReserveLimit,
  getSendLimits,
  type HmacFn,
  type RequestIdentity,
  type RiskFactors,
} from './attempt-limits';
import { getDelivery } from './delivery';
import { sendCodeJob } from './jobs';
import { isKnownDevice, isUnderAttack } from './known-device';
import { CODE_LIMITS, getResendWait } from './limits';
import { parsePhone } from './phone';
import * as repo from './repository';
import type { SendCodeInput } from './schema';
import { TERMS_VERSION } from './terms';
import type { CodeSent } from './view';

export type SendCodeDeps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly identity: RequestIdentity;
  readonly hmac: HmacFn;
  /** Messages that the shop pays for in any 24 hours (`SMS_DAILY_BUDGET`). */
  readonly budget: number;
};

type CodeRequest = Pick<SendCodeInput, 'phone' | 'country' | 'language'> & {
  /** Of a parent, who accepts the terms with it. */
  readonly email?: string;
  readonly marketing?: boolean;
  /** A code opens the pages of its purpose alone. */
  readonly purpose?: 'parent' | 'hr';
};
type SendCodeErrorCode = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_resend_too_soon' | 'too_many_attempts';

const HOUR_MS = 3_600_000;

/**
 * The previous code for the resend wait: this device's own, sent within the hour, unused and not failed. Codes that
 * others requested cause no wait, so that nobody learns about them (S21).
 */
async function findPreviousCode(
  tx: Tx,
  request: Required<Pick<CodeRequest, 'phone' | 'purpose'>>,
  deviceId: string,
  now: Date,
) {
  const last = await repo.findDeviceCode(tx, deviceId, request.phone, request.purpose);
  const recent = last && !last.usedAt && last.createdAt.getTime() > now.getTime() - HOUR_MS;
  return recent && getDelivery(last, now) !== 'failed' ? last : null;
}

/** Loads the risk factors of phone and device before counting; runs the same queries for every phone. */
async function getRiskFactors(
  tx: Tx,
  phone: string,
  { identity: asker, hmac: keyed, now, budget }: SendCodeDeps,
): Promise<RiskFactors> {
  return {
    known: await isKnownDevice(tx, phone, asker, keyed, now),
    hot: await isUnderAttack(tx, phone, keyed, now),
    slow: (await getAttemptWait(tx, [getBudgetLimits(budget).nearly], now)) > 0,
  };
}

/**
 * Seconds until the daily budget has room for this message. Reads its counter without a lock, because all visitors
 * share it; parallel requests may exceed it slightly.
 */
async function getBudgetWait(tx: Tx, { known, slow }: RiskFactors, { budget, now }: SendCodeDeps): Promise<number> {
  const limit = known ? getReserveLimit(budget) : getBudgetLimits(budget).whole;
  const waitSeconds = await getAttemptWait(tx, [limit], now);
  const level = waitSeconds > 0 ? 'spent' : slow ? 'nearly_spent' : null;
  if (level) await alarmOnce(tx, known ? `known_${level}` : level, budget, now);
  return waitSeconds;
}

/** Once a day for each level: a person must check for SMS pumping. */
async function alarmOnce(tx: Tx, level: string, budget: number, now: Date): Promise<void> {
  const once = [{ key: `alarm:sms_budget:${level}`, limit: 1, windowSeconds: 86_400 }];
  if ((await lockAttempts(tx, once, now)) > 0) return;
  await recordAttempts(tx, once, now);
  alarm('sms_budget', { level, budget });
}

/**
 * Requests a one-time code (spec §4 "Phone verification", rulings "Limits"); a job creates and sends it. Never looks up
 * whether the phone has an account.
 */
export async function sendCode(input: CodeRequest, deps: SendCodeDeps): Promise<Result<CodeSent, SendCodeErrorCode>> {
  const { email = null, marketing = false, purpose = 'parent', language } = input;
  const parsed = parsePhone(input.phone, input.country);
  if (!parsed.ok) return parsed;
  const { phone } = parsed.value;
  const { now, identity: asker, hmac: keyed } = deps;
  const { deviceId } = asker;
  return deps.db.$transaction(async (tx) => {
    const standing = await getRiskFactors(tx, phone, deps);
    const limits = getSendLimits(phone, asker, standing, keyed);
    const waitSeconds = await lockAttempts(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });

    const before = await findPreviousCode(tx, { phone, purpose }, deviceId, now);
    const waitMs = before ? before.createdAt.getTime() + getResendWait(before.resend) * 1000 - now.getTime() : 0;
    if (waitMs > 0) return fail('code_resend_too_soon', { resendAfterSeconds: Math.ceil(waitMs / 1000) });
    const closed = await getBudgetWait(tx, standing, deps);
    if (closed > 0) return fail('too_many_attempts', { waitSeconds: closed });

    const { budget } = deps;
    await recordAttempts(
      tx,
      [...limits, standing.known ? getReserveLimit(budget) : getBudgetLimits(budget).whole],
      now,
    );
    const resend = before ? before.resend + 1 : 0;
    const row = await repo.insertCode(tx, {
      phone,
      email,
      resend,
      deviceId,
      language,
      marketing,
      purpose,
      termsVersion: TERMS_VERSION,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIMITS.validMinutes * 60_000),
    });
    await deps.enqueue(tx, sendCodeJob, { codeId: row.id, language }, { key: row.id });
    return ok({ resendAfterSeconds: getResendWait(resend), validMinutes: CODE_LIMITS.validMinutes });
  }, CONTENDED_TX_OPTIONS);
}

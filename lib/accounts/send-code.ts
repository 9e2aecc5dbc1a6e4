import type { Db, Tx } from '@/lib/platform/db';
import { CONTENDED_TX_OPTIONS, getAttemptWait, lockAttempts, recordAttempts } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import {
  type CodeGroup,
  getBudgetLimits,
  getSendLimits,
  type HmacFn,
  type RequestIdentity,
  type RiskFactors,
} from './attempt-limits';
import { getDelivery } from './delivery';
import { sendCodeJob } from './jobs';
import { isKnownDevice, isUnderAttack } from './known-device';
import { CODE_LIMITS, type CodePurpose, getResendWait } from './limits';
import { parsePhone } from './phone';
import * as repo from './repository';
import type { SendCodeInput } from './schema';
import { getBudgetWait, listSpentLimits } from './sms-budget';
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
  /** Of a link that many people behind one address open. */
  readonly group?: CodeGroup;
};

type CodeRequest = Pick<SendCodeInput, 'phone' | 'country' | 'language'> & {
  /** Of a parent, who accepts the terms with it. */
  readonly email?: string;
  readonly marketing?: boolean;
  readonly purpose?: CodePurpose;
};
type SendCodeErrorCode = 'phone_invalid' | 'phone_prefix_not_allowed' | 'code_resend_too_soon' | 'too_many_attempts';

const HOUR_MS = 3_600_000;

/**
 * The previous code for the resend wait: this device's own, sent within the hour, unused and not failed. Codes that
 * others requested cause no wait, so that nobody learns about them.
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
 * Requests a one-time code (spec §4 "Phone verification", rulings "Sign-in"); a job creates and sends it. Never looks
 * up whether the phone has an account.
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
    const limits = getSendLimits(phone, asker, standing, keyed, deps.group);
    const waitSeconds = await lockAttempts(tx, limits, now);
    if (waitSeconds > 0) return fail('too_many_attempts', { waitSeconds });

    const before = await findPreviousCode(tx, { phone, purpose }, deviceId, now);
    const waitMs = before ? before.createdAt.getTime() + getResendWait(before.resend) * 1000 - now.getTime() : 0;
    if (waitMs > 0) return fail('code_resend_too_soon', { resendAfterSeconds: Math.ceil(waitMs / 1000) });
    const spending = { known: standing.known, grouped: deps.group !== undefined, budget: deps.budget };
    const closed = await getBudgetWait(tx, spending, now);
    if (closed > 0) return fail('too_many_attempts', { waitSeconds: closed });

    await recordAttempts(tx, [...limits, ...listSpentLimits(spending)], now);
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

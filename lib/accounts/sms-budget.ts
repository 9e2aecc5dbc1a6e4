import type { Db, Tx } from '@/lib/platform/db';
import { type AttemptLimit, getAttemptWait, lockAttempts, recordAttempts } from '@/lib/platform/http';
import { alarm } from '@/lib/platform/logging/alarm';
import { getBudgetLimits, getGroupBudget, getReserveLimit } from './attempt-limits';

/** Who spends a message of the shop's daily budget. */
type Spending = {
  /** A device that verified this phone before: it has a reserve of its own. */
  readonly known: boolean;
  /** The link of a company or its employees' messages. */
  readonly grouped: boolean;
  /** Messages that the shop pays for in any 24 hours (`SMS_DAILY_BUDGET`). */
  readonly budget: number;
};

/** The budgets that a message counts towards. */
export function listSpentLimits({ known, grouped, budget }: Spending): readonly AttemptLimit[] {
  if (known) return [getReserveLimit(budget)];
  const { whole } = getBudgetLimits(budget);
  return grouped ? [whole, getGroupBudget(budget)] : [whole];
}

/**
 * Seconds until the daily budget has room for this message. Reads its counter without a lock, because all visitors
 * share it; parallel requests may exceed it slightly.
 */
export async function getBudgetWait(tx: Tx, spending: Spending, now: Date): Promise<number> {
  const { known, budget } = spending;
  const waitSeconds = await getAttemptWait(tx, listSpentLimits(spending), now);
  const isNearlySpent = (await getAttemptWait(tx, [getBudgetLimits(budget).nearly], now)) > 0;
  const level = waitSeconds > 0 ? 'spent' : isNearlySpent ? 'nearly_spent' : null;
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

/** Takes one message to a group's phone from the daily budget; `false`: it is spent. */
export const spendGroupSms = (db: Db, budget: number, now: Date): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const spending = { known: false, grouped: true, budget };
    if ((await getBudgetWait(tx, spending, now)) > 0) return false;
    await recordAttempts(tx, listSpentLimits(spending), now);
    return true;
  });

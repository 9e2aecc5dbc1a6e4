import type { AttemptLimit } from '@/lib/platform/http';
import { CODE_LIMITS } from './limits';

/** HMAC with the shop's secret, for counter keys. */
export type HmacFn = (purpose: string, value: string) => string;

/** The client: the device id of the signed cookie, and the address as a hash. */
export type RequestIdentity = { readonly deviceId: string; readonly addressKey: string };

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const RANGE_DIGITS = 7;

/** The block of a phone number: its first seven digits, including the country code. */
export const getNumberRange = (phone: string): string => phone.slice(1, 1 + RANGE_DIGITS);

const hourly = (key: string, limit: number): AttemptLimit => ({ key, limit, windowSeconds: HOUR_SECONDS });
const daily = (key: string, limit: number): AttemptLimit => ({ key, limit, windowSeconds: DAY_SECONDS });

/** What the limits depend on, besides the client. */
export type RiskFactors = {
  /** The phone was verified on this device before. */
  readonly known: boolean;
  /** Many wrong codes in a row were entered for this phone. */
  readonly hot: boolean;
  /** Little of the daily budget is left. */
  readonly slow: boolean;
};

/** People behind one address to whom one thing sends codes: the employees of a company's link. */
export type CodeGroup = { readonly id: string; readonly perDay: number };

/**
 * The limits that a sent code counts towards (rulings, "Sign-in"). A device that
 * verified this phone before has only its own limit, so that strangers cannot use it up. An office of thousands has
 * one address: its codes count towards their group instead.
 */
export function getSendLimits(
  phone: string,
  { deviceId, addressKey }: RequestIdentity,
  { known, hot, slow }: RiskFactors,
  keyed: HmacFn,
  group: CodeGroup | null = null,
): readonly AttemptLimit[] {
  const { perHour, perDay, failures } = CODE_LIMITS;
  const device = hourly(keyed('code-device', deviceId), perHour.device);
  if (known) {
    const own = keyed('code-known', `${phone}:${deviceId}`);
    return [device, hourly(own, perHour.phone), daily(own, perDay.phone)];
  }
  const most = slow ? CODE_LIMITS.slow : perHour;
  const stranger = keyed('code-phone', phone);
  return [
    device,
    hourly(stranger, most.phone),
    daily(stranger, hot ? failures.codesPerDay : perDay.phone),
    group
      ? daily(keyed('code-group', group.id), group.perDay)
      : hourly(keyed('code-address', addressKey), most.address),
    hourly(keyed('code-range', getNumberRange(phone)), perHour.range),
  ];
}

/** The limits that a check counts towards; the five checks per code are counted on the code. */
export function getCheckLimits(
  { deviceId, addressKey }: RequestIdentity,
  known: boolean,
  keyed: HmacFn,
): readonly AttemptLimit[] {
  const { checksPerHour } = CODE_LIMITS;
  const device = hourly(keyed('check-device', deviceId), checksPerHour.device);
  return known ? [device] : [device, hourly(keyed('check-address', addressKey), checksPerHour.address)];
}

/**
 * The shop's daily message budget: codes for unknown devices use the budget, codes for known devices an extra quarter
 * that strangers cannot use.
 * @param budget codes in any 24 hours (`SMS_DAILY_BUDGET`)
 */
export function getBudgetLimits(budget: number): { readonly whole: AttemptLimit; readonly nearly: AttemptLimit } {
  const whole = daily('code-budget', budget);
  return { whole, nearly: { ...whole, limit: Math.max(1, Math.floor(budget * (1 - CODE_LIMITS.slow.share))) } };
}

/** The part of the budget that groups may use: the links of companies never close the shop to families. */
export const getGroupBudget = (budget: number): AttemptLimit =>
  daily('code-budget-groups', Math.max(1, Math.floor(budget / 2)));

export const getReserveLimit = (budget: number): AttemptLimit =>
  daily('code-budget-known', Math.max(1, Math.ceil(budget / 4)));

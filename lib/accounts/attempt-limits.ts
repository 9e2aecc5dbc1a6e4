import type { AttemptLimit } from '@/lib/platform/http';
import { CODE_LIMITS } from './limits';

/** Hashes what is counted with the shop's secret. */
export type Keyed = (purpose: string, value: string) => string;

/** Who asks: the device of the signed cookie, and the address as a hash. */
export type Asker = { readonly deviceId: string; readonly addressKey: string };

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const RANGE_DIGITS = 7;

/** The block that a number belongs to: its first seven digits, country code included. */
export const numberRange = (phone: string): string => phone.slice(1, 1 + RANGE_DIGITS);

const hourly = (key: string, limit: number): AttemptLimit => ({ key, limit, windowSeconds: HOUR_SECONDS });
const daily = (key: string, limit: number): AttemptLimit => ({ key, limit, windowSeconds: DAY_SECONDS });

/** What the limits of a request depend on, besides who asks. */
export type Standing = {
  /** The phone was verified on this device before. */
  readonly known: boolean;
  /** Many codes of this phone were guessed at in a row. */
  readonly hot: boolean;
  /** Little of the day's budget is left. */
  readonly slow: boolean;
};

/**
 * What a sent code counts for (rulings, "codes per phone / per address / per device"). A device that verified this
 * phone before counts by itself alone: nothing that strangers do can use up what is left to it (S4).
 */
export function sendLimits(
  phone: string,
  { deviceId, addressKey }: Asker,
  { known, hot, slow }: Standing,
  keyed: Keyed,
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
    hourly(keyed('code-address', addressKey), most.address),
    hourly(keyed('code-range', numberRange(phone)), perHour.range),
  ];
}

/** What a check counts for; the five checks of each code are counted on the code. */
export function checkLimits({ deviceId, addressKey }: Asker, known: boolean, keyed: Keyed): readonly AttemptLimit[] {
  const { checksPerHour } = CODE_LIMITS;
  const device = hourly(keyed('check-device', deviceId), checksPerHour.device);
  return known ? [device] : [device, hourly(keyed('check-address', addressKey), checksPerHour.address)];
}

/**
 * The shop's messages of a day: an unknown device's codes come out of the budget, a known one's out of a quarter more
 * that strangers cannot spend.
 * @param budget codes in any 24 hours (`SMS_DAILY_BUDGET`)
 */
export function budgetLimits(budget: number): { readonly whole: AttemptLimit; readonly nearly: AttemptLimit } {
  const whole = daily('code-budget', budget);
  return { whole, nearly: { ...whole, limit: Math.max(1, Math.floor(budget * (1 - CODE_LIMITS.slow.share))) } };
}

export const reserveLimit = (budget: number): AttemptLimit =>
  daily('code-budget-known', Math.max(1, Math.ceil(budget / 4)));

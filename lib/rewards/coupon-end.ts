import { COUPON } from './limits';

const HOUR_MS = 3_600_000;

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function getZoneOffset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(at / 1000) * 1000;
}

/** The last second of a moment's day in a time zone, so that it is shown as 23:59 of that day. */
function getDayEnd(now: Date, timeZone: string): number {
  const local = new Date(now.getTime() + getZoneOffset(now.getTime(), timeZone));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 1);
  // The offset of the midnight itself, because the clocks may change during the day.
  const guess = midnight - getZoneOffset(now.getTime(), timeZone);
  return midnight - getZoneOffset(guess, timeZone) - 1000;
}

/**
 * When a coupon that is issued now ends: at the end of the day in the market's time zone, but at least three hours from
 * now (rulings, "Money").
 */
export const getCouponEnd = (now: Date, timeZone: string): Date =>
  new Date(Math.max(getDayEnd(now, timeZone), now.getTime() + COUPON.minHours * HOUR_MS));

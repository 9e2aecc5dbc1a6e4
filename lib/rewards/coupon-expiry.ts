import { COUNTRIES, type CountryCode } from '@/lib/markets';

/** A coupon works for at least so long (rulings, "Money"). */
const MIN_HOURS = 3;
const HOUR_MS = 3_600_000;

/** How far the clocks of a time zone are ahead of UTC at this moment, in milliseconds. */
function getOffsetMs(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(at);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'));
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The next midnight of the market, in its own time zone. */
function getNextMidnight(now: Date, timeZone: string): Date {
  const local = new Date(now.getTime() + getOffsetMs(now, timeZone));
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 1);
  // The clocks may change until then, so the offset is the one of that midnight.
  const guess = new Date(midnight - getOffsetMs(now, timeZone));
  return new Date(midnight - getOffsetMs(guess, timeZone));
}

/** Until the end of the day in the market's time zone, but at least three hours (rulings, "Money"). */
export function getCouponExpiry(now: Date, country: CountryCode): Date {
  const midnight = getNextMidnight(now, COUNTRIES[country].timeZone);
  return new Date(Math.max(midnight.getTime(), now.getTime() + MIN_HOURS * HOUR_MS));
}

import { COUNTRIES, type CountryCode } from '@/lib/markets';

const DAY_MS = 86_400_000;
/** How long most parents take. */
const PROPOSED_DAYS = 7;

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days on which a class link may close, as dates of a form: from tomorrow on. */
export const getLinkDays = (now: Date, maxDays: number) => ({
  first: toDay(now.getTime() + DAY_MS),
  proposed: toDay(now.getTime() + PROPOSED_DAYS * DAY_MS),
  last: toDay(now.getTime() + (maxDays - 1) * DAY_MS),
});

/** The last second of a day in the market's time zone: parents may add their children on the whole day. */
export function toClosingTime(day: string, country: CountryCode): Date {
  const end = new Date(`${day}T23:59:59Z`);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: COUNTRIES[country].timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(end);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return new Date(end.getTime() - (local - end.getTime()));
}

/** The later one of a proposed day and the day on which a link closes so far: nobody loses days that were promised. */
export function getLaterDay(proposed: string, closesAt: string, country: CountryCode): string {
  const { timeZone } = COUNTRIES[country];
  const known = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(closesAt));
  return known > proposed ? known : proposed;
}

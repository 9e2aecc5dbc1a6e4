import { COUNTRIES, type CountryCode } from './countries';

/** Hours of a market's day in which messages that nobody waits for may be sent. */
const DAYTIME = { from: 9, until: 20 } as const;

/** Whether it is daytime in a market: nobody is woken by a message that can wait. */
export function isDaytime(country: CountryCode, now: Date): boolean {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: COUNTRIES[country].timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hour = Number(format.format(now));
  return hour >= DAYTIME.from && hour < DAYTIME.until;
}

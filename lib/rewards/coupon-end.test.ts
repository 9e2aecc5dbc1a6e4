import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/markets';
import { getCouponEnd } from './coupon-end';

const end = (now: string, country: 'IL' | 'US' | 'KE') =>
  getCouponEnd(new Date(now), COUNTRIES[country].timeZone).toISOString();

describe('§9 coupon: valid until the end of the day in the market, but at least three hours', () => {
  it.each([
    ['a morning in Israel', '2026-11-23T07:00:00Z', 'IL', '2026-11-23T21:59:59.000Z'],
    ['exactly three hours before midnight', '2026-11-23T19:00:00Z', 'IL', '2026-11-23T22:00:00.000Z'],
    ['a minute later', '2026-11-23T19:01:00Z', 'IL', '2026-11-23T22:01:00.000Z'],
    ['just before midnight', '2026-11-23T21:59:30Z', 'IL', '2026-11-24T00:59:30.000Z'],
    ['midnight itself belongs to the new day', '2026-11-23T22:00:00Z', 'IL', '2026-11-24T21:59:59.000Z'],
    ['another date than in UTC', '2026-11-24T02:00:00Z', 'US', '2026-11-24T05:00:00.000Z'],
    ['Kenya, without daylight saving', '2026-07-01T06:00:00Z', 'KE', '2026-07-01T20:59:59.000Z'],
    ['the last day of a year', '2026-12-31T10:00:00Z', 'IL', '2026-12-31T21:59:59.000Z'],
  ] as const)('%s', (_, now, country, expected) => expect(end(now, country)).toBe(expected));

  it.each([
    ['Israel, clocks go forward', '2026-03-26T23:30:00Z', 'IL', '2026-03-27T20:59:59.000Z'],
    ['Israel, clocks go back', '2026-10-24T21:30:00Z', 'IL', '2026-10-25T21:59:59.000Z'],
    ['New York, clocks go forward', '2026-03-08T05:30:00Z', 'US', '2026-03-09T03:59:59.000Z'],
    ['New York, clocks go back', '2026-11-01T04:30:00Z', 'US', '2026-11-02T04:59:59.000Z'],
    ['the evening before the clocks go back', '2026-10-24T20:30:00Z', 'IL', '2026-10-24T23:30:00.000Z'],
  ] as const)('on a day of a clock change: %s', (_, now, country, expected) =>
    expect(end(now, country)).toBe(expected),
  );
});

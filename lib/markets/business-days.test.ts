import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './business-days';
import { COUNTRY_CODES, type CountryCode } from './countries';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
/** Whether a day, at noon UTC, is its own next business day. */
const isBusinessDay = (day: Date, country: CountryCode) => addBusinessDays(day, 0, country).getTime() === day.getTime();
const nextDay = (date: Date) => new Date(date.getTime() + 86_400_000);

/** Every day from 2026 to 2033. */
const DAYS = Array.from({ length: 2922 }, (_, index) => new Date(Date.UTC(2026, 0, 1, 12) + index * 86_400_000));

const ONE_YEAR = DAYS.slice(0, 365);

/** Holidays on weekdays, from the calendars that the governments published. */
const PUBLISHED: Readonly<Record<CountryCode, readonly string[]>> = {
  IL: [
    '2026-04-02',
    '2026-04-08',
    '2026-04-22',
    '2026-09-13',
    '2026-09-20',
    '2026-09-21',
    '2027-04-22',
    '2027-04-28',
    '2027-10-03',
    '2027-10-10',
    '2027-10-11',
    // Moved: 5 Iyar of 2027 is a Wednesday, of 2028 a Monday, of 2029 a Friday.
    '2027-05-12',
    '2028-05-02',
    '2029-04-19',
  ],
  US: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
    '2027-12-31',
    '2028-12-25',
  ],
  KE: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-06-01',
    '2026-10-20',
    '2026-12-25',
    // Christmas on a Saturday and Boxing Day on a Sunday; Jamhuri Day on a Sunday.
    '2027-12-27',
    '2027-12-13',
  ],
};

describe.each(COUNTRY_CODES)('§9 "within 7 business days" in %s', (country) => {
  it('rests on the published holidays', () => {
    expect(PUBLISHED[country].filter((day) => isBusinessDay(noon(day), country))).toEqual([]);
  });

  it('rests on its own weekend, and works on most other days', () => {
    const weekend = country === 'IL' ? [5, 6] : [0, 6];
    expect(DAYS.filter((day) => weekend.includes(day.getUTCDay()) && isBusinessDay(day, country))).toEqual([]);
    const worked = DAYS.filter((day) => isBusinessDay(day, country)).length / 8;
    expect(worked).toBeGreaterThan(244);
    expect(worked).toBeLessThan(256);
  });

  it('from every day, exactly as many business days lie after it as are counted', () => {
    for (const start of ONE_YEAR) {
      for (const count of [1, 7]) {
        const end = addBusinessDays(start, count, country);
        expect(isBusinessDay(end, country)).toBe(true);
        let between = 0;
        for (let day = nextDay(start); day <= end; day = nextDay(day)) between += isBusinessDay(day, country) ? 1 : 0;
        expect([isoDay(start), between]).toEqual([isoDay(start), count]);
      }
    }
  });

  it('a later start never ends earlier, and two counts add up', () => {
    for (const start of ONE_YEAR) {
      const end = addBusinessDays(start, 7, country);
      expect(addBusinessDays(nextDay(start), 7, country).getTime()).toBeGreaterThanOrEqual(end.getTime());
      expect(addBusinessDays(addBusinessDays(start, 3, country), 4, country)).toEqual(end);
    }
  });
});

describe("the day is the market's own", () => {
  it.each([
    ['IL', '2026-03-01T21:30:00Z', '2026-03-02'],
    ['IL', '2026-03-01T22:30:00Z', '2026-03-03'],
    ['US', '2026-03-03T04:30:00Z', '2026-03-03'],
    ['US', '2026-03-03T05:30:00Z', '2026-03-04'],
    ['KE', '2026-03-02T21:30:00Z', '2026-03-04'],
  ] as const)('%s: confirmed at %s, one business day later is %s', (country, instant, day) => {
    expect(isoDay(addBusinessDays(new Date(instant), 1, country))).toBe(day);
  });

  it('Israel: seven business days over Passover and its eve', () => {
    expect(isoDay(addBusinessDays(noon('2026-03-30'), 7, 'IL'))).toBe('2026-04-12');
  });
});

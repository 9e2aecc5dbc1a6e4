import { describe, expect, it } from 'vitest';
import { addBusinessDays, COUNTRY_CODES } from '@/lib/markets';
import { getPrintStart, getPromisedDates } from './promised-dates';

describe('§9 "Printed ships within 7 business days", counted from the final confirmation', () => {
  it('names the seventh business day after the confirmation', () => {
    const confirmedAt = new Date('2026-03-01T08:00:00Z');
    const promised = COUNTRY_CODES.map((country) => getPromisedDates({ country, confirmedAt }).dispatchBy);
    // Sunday 1 March: Israel works from Sunday to Thursday, the others from Monday to Friday.
    expect(promised.map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-03-10', '2026-03-10', '2026-03-10']);
  });

  it.each(COUNTRY_CODES)('%s: is a business day, at least a week later', (country) => {
    for (let day = 0; day < 400; day += 1) {
      const confirmedAt = new Date(Date.UTC(2026, 0, 1, 9) + day * 86_400_000);
      const { dispatchBy } = getPromisedDates({ country, confirmedAt });
      expect(addBusinessDays(dispatchBy, 0, country)).toEqual(dispatchBy);
      expect(dispatchBy.getTime() - confirmedAt.getTime()).toBeGreaterThan(8 * 86_400_000);
    }
  });
});

describe('§9 gift: a chosen day of dispatch', () => {
  const confirmedAt = new Date('2026-03-01T08:00:00Z');
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);

  it.each(COUNTRY_CODES)('%s: is promised, unless the book cannot be printed by then', (country) => {
    const { dispatchBy: earliest } = getPromisedDates({ country, confirmedAt });
    const chosenDay = noon('2026-05-04');
    expect(getPromisedDates({ country, confirmedAt, chosenDay }).dispatchBy).toEqual(chosenDay);
    expect(getPromisedDates({ country, confirmedAt, chosenDay: noon('2026-03-03') }).dispatchBy).toEqual(earliest);
    expect(getPromisedDates({ country, confirmedAt, chosenDay: null }).dispatchBy).toEqual(earliest);
  });

  it.each(COUNTRY_CODES)('%s: a book confirmed when printing begins leaves on that day', (country) => {
    for (let day = 0; day < 200; day += 1) {
      const chosenDay = addBusinessDays(new Date(Date.UTC(2026, 2, 20, 12) + day * 86_400_000), 0, country);
      const start = getPrintStart(country, chosenDay);
      expect(getPromisedDates({ country, confirmedAt: start }).dispatchBy).toEqual(chosenDay);
    }
  });
});

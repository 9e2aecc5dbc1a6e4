import { describe, expect, it } from 'vitest';
import { addBusinessDays, COUNTRY_CODES } from '@/lib/markets';
import { getPromisedDates } from './promised-dates';

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

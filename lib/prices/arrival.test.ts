import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/lib/markets';
import { getArrival, getArrivalFit, getConfirmBy } from './arrival';
import { PRICE_TIERS } from './items';
import { getPromisedDates } from './promised-dates';

const DAY_MS = 86_400_000;
const instant = fc
  .integer({ min: 0, max: 2000 })
  .map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * 3 * 3_600_000));
const country = fc.constantFrom(...COUNTRY_CODES);
const toDay = (date: Date) => date.toISOString().slice(0, 10);

describe('§9 "Delivery": when an order arrives', () => {
  it('a digital book within minutes, so on the same day of its market', () => {
    // Half past eleven at night in New York is the next day in UTC.
    const from = new Date('2026-12-02T04:30:00Z');
    expect(toDay(getArrival({ country: 'US', format: 'digital', from }).latest)).toBe('2026-12-01');
    expect(toDay(getArrival({ country: 'IL', format: 'digital', from }).latest)).toBe('2026-12-02');
  });

  it('a printed book after the seven business days and the way of the parcel', () => {
    // Sunday 1 March; Israel does not work on Friday and Saturday.
    const arrival = getArrival({ country: 'IL', format: 'printed', from: new Date('2026-03-01T08:00:00Z') });
    expect([toDay(arrival.earliest), toDay(arrival.latest)]).toEqual(['2026-03-08', '2026-03-16']);
  });

  it('never before its dispatch, and the earliest day not after the latest', () => {
    fc.assert(
      fc.property(country, fc.constantFrom(...PRICE_TIERS), instant, (market, format, from) => {
        const { earliest, latest } = getArrival({ country: market, format, from });
        expect(earliest.getTime()).toBeLessThanOrEqual(latest.getTime());
        if (format === 'digital') return;
        const { dispatchBy } = getPromisedDates({ country: market, confirmedAt: from });
        expect(latest.getTime()).toBeGreaterThan(dispatchBy.getTime());
      }),
    );
  });
});

describe('whether it arrives by the needed day', () => {
  it('the last day to confirm is in time, and the day after it is late', () => {
    fc.assert(
      fc.property(country, instant, (market, neededBy) => {
        const confirmBy = getConfirmBy(market, neededBy);
        const fitFrom = (from: Date) =>
          getArrivalFit({ country: market, format: 'printed', from, neededBy: neededBy }).fit;
        expect(fitFrom(confirmBy)).toBe('tight');
        expect(fitFrom(new Date(confirmBy.getTime() + DAY_MS))).toBe('late');
      }),
    );
  });

  it('says in time, tight and late, with the day to confirm', () => {
    const from = new Date('2026-03-01T08:00:00Z');
    const fitFor = (neededBy: string) =>
      getArrivalFit({ country: 'IL', format: 'printed', from, neededBy: new Date(neededBy) });
    expect(fitFor('2026-04-20')).toMatchObject({ fit: 'in_time' });
    expect(fitFor('2026-03-16')).toMatchObject({ fit: 'tight', confirmBy: new Date('2026-03-01T12:00:00Z') });
    expect(fitFor('2026-03-15')).toMatchObject({ fit: 'late', confirmBy: null });
  });

  it('a digital book is the way out on any day', () => {
    const from = new Date('2026-03-01T08:00:00Z');
    const digital = getArrivalFit({ country: 'KE', format: 'digital', from, neededBy: new Date('2026-03-02') });
    expect(digital.fit).toBe('in_time');
  });
});

import { describe, expect, it } from 'vitest';
import { addBusinessDays, COUNTRY_CODES, type CountryCode } from '@/lib/markets';
import { getPromisedDates } from '@/lib/prices';
import { isDispatchAtRisk, planDispatch } from './plan-dispatch';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const plan = (country: CountryCode, now: Date, dispatchBy: string, restartedAt: Date | null = null) =>
  isoDay(planDispatch({ country, now, dispatchBy: noon(dispatchBy), restartedAt }));

describe('§9 Delivery: a promised day is at risk from the business day before it', () => {
  it.each([
    // A Tuesday.
    ['IL', '2026-03-08T20:00:00Z', '2026-03-10', false],
    ['IL', '2026-03-08T22:30:00Z', '2026-03-10', true],
    // A Sunday: on Thursday, since Friday and Saturday are no business days.
    ['IL', '2026-03-04T12:00:00Z', '2026-03-08', false],
    ['IL', '2026-03-05T12:00:00Z', '2026-03-08', true],
    // A Monday, from Friday.
    ['US', '2026-03-05T12:00:00Z', '2026-03-09', false],
    ['US', '2026-03-06T12:00:00Z', '2026-03-09', true],
    // Passover.
    ['IL', '2026-04-01T12:00:00Z', '2026-04-05', true],
    ['KE', '2026-03-20T12:00:00Z', '2026-03-10', true],
  ] as const)('%s, %s: %s %s', (country, now, dispatchBy, atRisk) => {
    expect(isDispatchAtRisk({ country, now: new Date(now), dispatchBy: noon(dispatchBy) })).toBe(atRisk);
  });
});

describe('§9 Delivery: the new day', () => {
  it('is two business days ahead', () => {
    expect(plan('IL', noon('2026-03-09'), '2026-03-10')).toBe('2026-03-11');
    expect(plan('IL', noon('2026-03-11'), '2026-03-12')).toBe('2026-03-15');
    expect(plan('US', noon('2026-03-06'), '2026-03-09')).toBe('2026-03-10');
    expect(plan('KE', noon('2026-03-20'), '2026-03-10')).toBe('2026-03-24');
  });

  it('is a whole production time after a failed job began again', () => {
    expect(plan('IL', noon('2026-03-09'), '2026-03-10', noon('2026-03-09'))).toBe('2026-03-18');
    expect(plan('IL', noon('2026-03-09'), '2026-03-10', noon('2026-03-05'))).toBe('2026-03-16');
    // Long ago: two business days ahead all the same.
    expect(plan('IL', noon('2026-03-09'), '2026-03-10', noon('2026-02-01'))).toBe('2026-03-11');
  });

  it.each(COUNTRY_CODES)(
    '%s: is a business day, later than the promise at risk and never before an old one',
    (country) => {
      for (let day = 0; day < 365; day += 1) {
        const now = new Date(Date.UTC(2026, 0, 1, 9) + day * 86_400_000);
        const { dispatchBy } = getPromisedDates({ country, confirmedAt: now });
        for (const at of [now, new Date(dispatchBy.getTime() - 86_400_000), dispatchBy]) {
          const planned = planDispatch({ country, now: at, dispatchBy, restartedAt: null });
          expect(addBusinessDays(planned, 0, country)).toEqual(planned);
          expect(planned.getTime()).toBeGreaterThanOrEqual(dispatchBy.getTime());
          if (isDispatchAtRisk({ country, now: at, dispatchBy })) expect(planned > dispatchBy).toBe(true);
        }
      }
    },
  );
});

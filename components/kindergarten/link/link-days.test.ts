import { expect, it, test } from 'vitest';
import { getLaterDay, getLinkDays, toClosingTime } from './link-days';

test('a link may close from tomorrow on', () => {
  expect(getLinkDays(new Date('2026-11-23T21:00:00Z'), 90)).toEqual({
    first: '2026-11-24',
    proposed: '2026-11-30',
    last: '2027-02-20',
  });
});

it.each([
  ['IL', '2026-11-30', '2026-11-30T21:59:59.000Z'],
  ['IL', '2026-07-01', '2026-07-01T20:59:59.000Z'],
  ['KE', '2026-11-30', '2026-11-30T20:59:59.000Z'],
  ['US', '2026-11-30', '2026-12-01T04:59:59.000Z'],
] as const)('%s: %s is open until its end there', (country, day, time) =>
  expect(toClosingTime(day, country).toISOString()).toBe(time),
);

test('§6 dashboard: reopening proposes no earlier day than the one that the link had', () => {
  expect(getLaterDay('2026-12-04', '2026-12-20T21:59:59Z', 'IL')).toBe('2026-12-20');
  expect(getLaterDay('2026-12-04', '2026-11-20T21:59:59Z', 'IL')).toBe('2026-12-04');
});

import { expect, it } from 'vitest';
import { getMonthsBefore } from './months';

it.each([
  ['2026-11-27T19:00:00.000Z', 12, '2025-11-27T19:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 14, '2024-11-15T00:00:00.000Z'],
  ['2026-03-31T08:30:00.000Z', 1, '2026-02-28T08:30:00.000Z'],
  ['2028-02-29T23:59:59.000Z', 12, '2027-02-28T23:59:59.000Z'],
  ['2026-12-31T12:00:00.000Z', 24, '2024-12-31T12:00:00.000Z'],
])('%s less %i months is %s', (date, months, before) => {
  expect(getMonthsBefore(new Date(date), months).toISOString()).toBe(before);
});

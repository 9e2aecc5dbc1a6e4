import { describe, expect, it } from 'vitest';
import { checkNeededBy, getNeededByRange } from './needed-by';

const market = { country: 'US', now: new Date('2026-12-02T04:30:00Z') } as const;

describe('the day on which a book is needed', () => {
  it('from tomorrow in the time zone of the market', () =>
    expect(getNeededByRange(market)).toEqual({ min: '2026-12-02', max: '2027-12-01' }));

  it.each([
    ['2026-12-02', null],
    [null, null],
    ['2026-12-01', 'needed_by_past'],
    ['2025-01-01', 'needed_by_past'],
    ['2027-12-02', 'needed_by_too_far'],
    ['2027-02-30', 'needed_by_invalid'],
    ['0026-1-1', 'needed_by_invalid'],
    ['soon', 'needed_by_invalid'],
  ] as const)('%s: %s', (day, code) => expect(checkNeededBy(day, market)).toBe(code));
});

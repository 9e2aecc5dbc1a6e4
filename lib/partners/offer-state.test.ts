import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/markets';
import { roladin } from './data/roladin';
import { getOfferState } from './offer-state';

const at = (time: string, timeZone: string) => getOfferState(roladin, new Date(time), timeZone);

describe('rulings "Flow": offer days are days of the market’s time zone', () => {
  const { timeZone } = COUNTRIES.IL;
  it.each([
    ['2026-11-28T21:59:59Z', 'before'],
    ['2026-11-28T22:00:00Z', 'during'],
    ['2026-12-12T21:59:59Z', 'during'],
    ['2026-12-12T22:00:00Z', 'after'],
    ['2027-11-30T12:00:00Z', 'after'],
  ] as const)('Israel, %s: %s', (time, state) => expect(at(time, timeZone)).toBe(state));

  it('the same moment is another day elsewhere', () => {
    const moment = '2026-11-29T02:00:00Z';
    expect(at(moment, COUNTRIES.IL.timeZone)).toBe('during');
    expect(at(moment, COUNTRIES.US.timeZone)).toBe('before');
    expect(at('2026-12-13T03:00:00Z', COUNTRIES.US.timeZone)).toBe('during');
    expect(at('2026-12-13T03:00:00Z', COUNTRIES.KE.timeZone)).toBe('after');
  });
});

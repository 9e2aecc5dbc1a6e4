import { describe, expect, it } from 'vitest';
import type { CountryCode } from '@/lib/markets';
import { roladin } from './data/roladin';
import { isPartnerId, offerPercent, offerStanding } from './offer-percent';

const BOOK = roladin.books[0] ?? 0;
const percent = (time: string, country: CountryCode = 'IL', baseId = BOOK) =>
  offerPercent('roladin', { now: new Date(time), country, baseId });

describe('rulings "Flow": a partner’s percent on its days, for its books', () => {
  it.each([
    ['IL', '2026-11-28T21:59:59Z', 0],
    ['IL', '2026-11-28T22:00:00Z', roladin.percentOff],
    ['IL', '2026-12-12T21:59:59Z', roladin.percentOff],
    ['IL', '2026-12-12T22:00:00Z', 0],
    ['US', '2026-11-29T04:59:59Z', 0],
    ['US', '2026-11-29T05:00:00Z', roladin.percentOff],
    ['US', '2026-12-13T04:59:59Z', roladin.percentOff],
    ['KE', '2026-12-12T20:59:59Z', roladin.percentOff],
    ['KE', '2026-12-12T21:00:00Z', 0],
  ] as const)('%s, %s: %i', (country, time, off) => expect(percent(time, country)).toBe(off));

  it('every book of the offer, and no other', () => {
    const during = '2026-12-05T12:00:00Z';
    expect(roladin.books.map((baseId) => percent(during, 'IL', baseId))).toEqual(
      roladin.books.map(() => roladin.percentOff),
    );
    expect(percent(during, 'IL', 2)).toBe(0);
    expect(offerStanding('roladin', { now: new Date(during), country: 'IL', baseId: 2 })).toBe('otherBook');
  });

  it('only partners that there are', () => {
    expect(['roladin', 'Roladin', 'toString', '', null, undefined].filter(isPartnerId)).toEqual(['roladin']);
  });
});

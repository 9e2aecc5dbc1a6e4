import { describe, expect, it } from 'vitest';
import { findEdition, listBooksInLanguage, toBaseId, toEditionId } from '@/lib/catalogue';
import { type CountryCode, LANGUAGES } from '@/lib/markets';
import { roladin } from './data/roladin';
import { getOfferPercent, getOfferStatus, isPartnerId } from './offer-percent';

const BOOK = roladin.books.he;
const percent = (time: string, country: CountryCode = 'IL', catalogueId = BOOK) =>
  getOfferPercent('roladin', { now: new Date(time), country, catalogueId });

describe('rulings "Flow": a partner’s discount on its days, for its books', () => {
  it.each([
    ['IL', '2026-11-28T21:59:59Z', 0],
    ['IL', '2026-11-28T22:00:00Z', roladin.percentOff],
    ['IL', '2026-12-12T21:59:59Z', roladin.percentOff],
    ['IL', '2026-12-12T22:00:00Z', 0],
    // An Israeli bakery's offer applies in Israel.
    ['US', '2026-12-05T12:00:00Z', 0],
    ['KE', '2026-12-05T12:00:00Z', 0],
  ] as const)('%s, %s: %i', (country, time, off) => expect(percent(time, country)).toBe(off));

  it('the Hanukkah book of each language in its own edition, and no other book', () => {
    const during = '2026-12-05T12:00:00Z';
    const offered = Object.values(roladin.books);
    const reduced = LANGUAGES.flatMap((language) => listBooksInLanguage(language).map(({ id }) => id)).filter(
      (id) => percent(during, 'IL', id) > 0,
    );
    expect(reduced).toEqual(LANGUAGES.map((language) => roladin.books[language]));
    expect(offered.map((id) => percent(during, 'IL', id))).toEqual(offered.map(() => roladin.percentOff));
    expect(getOfferStatus('roladin', { now: new Date(during), country: 'IL', catalogueId: 1 })).toBe('otherBook');
  });

  it('another book replaces it only where a language lacks the edition', () => {
    const own = toBaseId(roladin.books.he);
    for (const language of LANGUAGES) {
      const edition = findEdition(toEditionId(own, language));
      if (edition) expect(roladin.books[language]).toBe(edition.id);
      else expect(findEdition(roladin.books[language])?.language).toBe(language);
    }
  });

  it('accepts known partners only', () => {
    expect(['roladin', 'Roladin', 'toString', '', null, undefined].filter(isPartnerId)).toEqual(['roladin']);
  });
});

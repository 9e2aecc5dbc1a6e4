import { describe, expect, it } from 'vitest';
import { baseIdOf, bookById, booksIn, editionId } from '@/lib/catalogue';
import { type CountryCode, LANGUAGES } from '@/lib/markets';
import { roladin } from './data/roladin';
import { isPartnerId, offerPercent, offerStanding } from './offer-percent';

const BOOK = roladin.books.he;
const percent = (time: string, country: CountryCode = 'IL', catalogueId = BOOK) =>
  offerPercent('roladin', { now: new Date(time), country, catalogueId });

describe('rulings "Flow": a partner’s percent on its days, for its books', () => {
  it.each([
    ['IL', '2026-11-28T21:59:59Z', 0],
    ['IL', '2026-11-28T22:00:00Z', roladin.percentOff],
    ['IL', '2026-12-12T21:59:59Z', roladin.percentOff],
    ['IL', '2026-12-12T22:00:00Z', 0],
    // An Israeli bakery's offer is made in Israel.
    ['US', '2026-12-05T12:00:00Z', 0],
    ['KE', '2026-12-05T12:00:00Z', 0],
  ] as const)('%s, %s: %i', (country, time, off) => expect(percent(time, country)).toBe(off));

  it('the Hanukkah book of each language, in its own words, and no other book', () => {
    const during = '2026-12-05T12:00:00Z';
    const offered = Object.values(roladin.books);
    const reduced = LANGUAGES.flatMap((language) => booksIn(language).map(({ id }) => id)).filter(
      (id) => percent(during, 'IL', id) > 0,
    );
    expect(reduced).toEqual(LANGUAGES.map((language) => roladin.books[language]));
    expect(offered.map((id) => percent(during, 'IL', id))).toEqual(offered.map(() => roladin.percentOff));
    expect(offerStanding('roladin', { now: new Date(during), country: 'IL', catalogueId: 1 })).toBe('otherBook');
  });

  it('another book stands in only where a language lacks the edition', () => {
    const own = baseIdOf(roladin.books.he);
    for (const language of LANGUAGES) {
      const edition = bookById(editionId(own, language));
      if (edition) expect(roladin.books[language]).toBe(edition.id);
      else expect(bookById(roladin.books[language])?.language).toBe(language);
    }
  });

  it('only partners that there are', () => {
    expect(['roladin', 'Roladin', 'toString', '', null, undefined].filter(isPartnerId)).toEqual(['roladin']);
  });
});

import { describe, expect, it } from 'vitest';
import { findEditionForSale, findEditionIdInLanguage, listBooksInLanguage, listEditions } from '../editions';
import { toEditionId } from '../ids';
import { bookSubpathByLanguage } from '../paths';
import { relatedBooks } from '../related';
import { listShelfBooks } from '../shelf';
import { applyOverrides } from './apply-overrides';
import type { CatalogueOverride } from './model';

const shelf = listBooksInLanguage('en');
const [FIRST, SECOND] = shelf;
if (!FIRST || !SECOND) throw new Error('the shelf is empty');
const BASE = FIRST.baseId;
const ID = toEditionId(BASE, 'en');
const switched = (said: Partial<CatalogueOverride>): readonly CatalogueOverride[] => [
  { baseId: BASE, language: 'en', state: null, isBestseller: null, ...said },
];
const OFF = switched({ state: 'off_sale' });
const SOON = switched({ state: 'coming_soon' });

describe('§8 book no longer available: what the desk switches in a market', () => {
  it('without a switch the shelf is the very list of the code', () => {
    expect(applyOverrides(shelf, [])).toBe(shelf);
    expect(listBooksInLanguage('en', [])).toBe(listBooksInLanguage('en'));
  });

  it('a book that is off sale is on no shelf, has no edition and is related to nothing', () => {
    expect(listBooksInLanguage('en', OFF)).toEqual(shelf.slice(1));
    expect(findEditionForSale(ID, OFF)).toBeNull();
    expect(findEditionIdInLanguage(BASE, 'en', OFF)).toBeNull();
    expect(listEditions(BASE, OFF).map(({ language }) => language)).not.toContain('en');
    for (const book of shelf.slice(1)) {
      const related = relatedBooks(book, listBooksInLanguage('en', OFF), shelf.length);
      expect(related.map(({ id }) => id)).not.toContain(ID);
    }
    // hreflang and the sitemap list the markets that sell it.
    const path = bookSubpathByLanguage(BASE, (country) => (country === 'KE' ? OFF : []));
    expect([path({ country: 'KE', lang: 'en' }), path({ country: 'IL', lang: 'en' })]).toEqual([null, `/books/${ID}`]);
  });

  it('its other languages stay, and the shelf says which they are', () => {
    expect(listBooksInLanguage('he', OFF)).toEqual(listBooksInLanguage('he'));
    const hebrew = listShelfBooks('he', OFF).find(({ baseId }) => baseId === BASE);
    expect(hebrew?.editions).toContain('he');
    expect(hebrew?.editions).not.toContain('en');
  });

  it('an announced book is listed and cannot be ordered', () => {
    expect(findEditionForSale(ID, SOON)).toEqual({ ...FIRST, comingSoon: true });
    const related = relatedBooks(SECOND, listBooksInLanguage('en', SOON), shelf.length);
    expect(related.map(({ id }) => id)).not.toContain(ID);
  });

  it.each([true, false])('§3 book: the bestseller mark %s decides about the shelf too', (isBestseller) => {
    for (const { baseId, id } of shelf) {
      const book = findEditionForSale(id, [{ baseId, language: 'en', state: null, isBestseller }]);
      expect(book?.isBestseller).toBe(isBestseller);
      expect(book?.categories.filter((category) => category === 'bestsellers')).toHaveLength(Number(isBestseller));
    }
  });

  it('a retired book cannot be switched back', () => {
    const retired = { ...FIRST, retired: true };
    expect(applyOverrides([retired], switched({ state: 'coming_soon' }))[0]?.retired).toBe(true);
  });
});

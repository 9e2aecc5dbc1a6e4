import { describe, expect, it } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { getCatalogue } from './get-catalogue';

const { books, prices } = getCatalogue('en', []);
const editions = books.flatMap((book) => book.editions);

describe('the desk: catalogue and prices', () => {
  it.each(LANGUAGES)('§3 book: the editions in %s that are not retired are those of the shop', (language) => {
    const listed = editions.filter((edition) => edition.language === language && edition.state !== 'retired');
    const shop = listBooksInLanguage(language);
    expect(listed.map(({ state }) => state === 'soon')).toEqual(shop.map(({ comingSoon }) => comingSoon));
    expect(listed.map(({ isBestseller }) => isBestseller)).toEqual(shop.map((book) => book.isBestseller));
    expect(listed.map(({ pages }) => pages[0]?.path)).toEqual(shop.map(({ id }) => `/IL/${language}/books/${id}`));
  });

  it('§3 country config: only English editions have pages in every market', () => {
    const countries = (english: boolean) => [
      ...new Set(
        editions
          .filter(({ language }) => (language === 'en') === english)
          .map(({ pages }) => pages.map(({ country }) => country).join(' ')),
      ),
    ];
    expect([countries(true), countries(false)]).toEqual([['IL US KE'], ['IL']]);
  });

  it('a book without an edition in the language of the reader keeps the title of another', () => {
    const foreign = getCatalogue('he', []).books.filter(({ titleLanguage }) => titleLanguage !== 'he');
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.every((book) => book.editions.every(({ language }) => language !== 'he'))).toBe(true);
  });

  it('§9 prices by country: each product has its price in the currency of each market', () => {
    const [digital, printed] = prices;
    expect(digital).toMatchObject({
      name: 'Digital book',
      days: null,
      amounts: { IL: '₪39', US: '$19', KE: 'KSh 1,499' },
    });
    expect(printed).toMatchObject({
      name: 'Printed book',
      days: 7,
      amounts: { IL: '₪99', US: '$39', KE: 'KSh 2,499' },
    });
  });

  it('§9 bulk delivery: a class pays by the number of copies, and picks up what is printed in seven days', () => {
    const steps = prices.filter(({ least }) => least !== null);
    expect(steps.map(({ least, most }) => [least, most])).toEqual([
      [10, 49],
      [50, 99],
      [100, null],
    ]);
    expect(prices.find(({ id }) => id === 'kindergarten_delivery_self_pickup')?.days).toBe(7);
    expect(prices.map(({ id }) => id)).not.toContain('kindergarten_printed');
  });
});

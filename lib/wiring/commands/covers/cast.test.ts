import { expect, test } from 'vitest';
import { ALL_BASE_IDS, CATEGORIES, CATEGORY_WIDTHS, categoryPicture, editionsOf, GENDERS } from '@/lib/catalogue';
import { hexToRgb, rgbToLab } from '@/lib/illustrator/paint';
import { LANGUAGES } from '@/lib/markets';
import { sampleChild, starOf } from './cast';
import { shelfPage } from './shop-pictures';

const KENYA = 9005;
const lightness = (hex: string) => rgbToLab(hexToRgb(hex))[0];

test.each(ALL_BASE_IDS)('§3 covers: the heroes on the covers and samples of book %i are bare-headed', (baseId) => {
  const [book] = editionsOf(baseId);
  if (!book) throw new Error('no edition');
  for (const gender of GENDERS) expect(starOf(book, gender).headwear).toBe('none');
});

test('§3 covers: bare-headed is also who wears a kippah or a hijab on the contact sheets', () => {
  expect(sampleChild('adam').headwear).toBe('none');
  expect(sampleChild('maryam').headwear).toBe('none');
});

test('§3 places: the heroes of the Kenyan book are children of Kenya', () => {
  const [book] = editionsOf(KENYA);
  if (!book) throw new Error('no edition');
  for (const gender of GENDERS) expect(lightness(starOf(book, gender).skin)).toBeLessThan(0.6);
});

test.each(LANGUAGES)(
  '§3 shelves in %s show only books that the language has, each in a picture of its own',
  (language) => {
    const shown = CATEGORIES.map((category) => shelfPage(category, language).book);
    for (const baseId of shown) expect(editionsOf(baseId).map((book) => book.language)).toContain(language);
  },
);

test('§3 shelves: feasts and customs have one picture for each language, the others one for all', () => {
  const files = (category: (typeof CATEGORIES)[number]) =>
    new Set(LANGUAGES.map((language) => categoryPicture(category, language, CATEGORY_WIDTHS[0]))).size;
  expect(files('holidays')).toBe(LANGUAGES.length);
  expect(files('traditions')).toBe(LANGUAGES.length);
  expect(files('courage')).toBe(1);
});

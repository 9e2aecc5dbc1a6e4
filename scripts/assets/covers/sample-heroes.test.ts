import { expect, test } from 'vitest';
import { ALL_BASE_IDS, CATEGORIES, CATEGORY_WIDTHS, categoryPictureUrl, GENDERS, listEditions } from '@/lib/catalogue';
import { hexToRgb, rgbToLab } from '@/lib/illustrator/paint';
import { LANGUAGES } from '@/lib/markets';
import { getSampleHero, toSampleCharacter } from './sample-heroes';
import { getCategoryPage } from './story-pages';

const KENYA = 9005;
const lightness = (hex: string) => rgbToLab(hexToRgb(hex))[0];

test.each(ALL_BASE_IDS)(
  '§3 covers: the heroes on the covers and samples of book %i wear no head covering',
  (baseId) => {
    const [book] = listEditions(baseId);
    if (!book) throw new Error('no edition');
    for (const gender of GENDERS) expect(getSampleHero(book, gender).headwear).toBe('none');
  },
);

test('§3 covers: sample children who wear a kippah or a hijab on the contact sheets wear none here', () => {
  expect(toSampleCharacter('adam').headwear).toBe('none');
  expect(toSampleCharacter('maryam').headwear).toBe('none');
});

test('§3 places: the heroes of the Kenyan book are Kenyan children', () => {
  const [book] = listEditions(KENYA);
  if (!book) throw new Error('no edition');
  for (const gender of GENDERS) expect(lightness(getSampleHero(book, gender).skin)).toBeLessThan(0.6);
});

test.each(LANGUAGES)('§3 shelves in %s show only books that the language has, each in its own picture', (language) => {
  const shown = CATEGORIES.map((category) => getCategoryPage(category, language).book);
  for (const baseId of shown) expect(listEditions(baseId).map((book) => book.language)).toContain(language);
});

test('§3 shelves: holidays and traditions have one picture per language, the others one for all', () => {
  const files = (category: (typeof CATEGORIES)[number]) =>
    new Set(LANGUAGES.map((language) => categoryPictureUrl(category, language, CATEGORY_WIDTHS[0]))).size;
  expect(files('holidays')).toBe(LANGUAGES.length);
  expect(files('traditions')).toBe(LANGUAGES.length);
  expect(files('courage')).toBe(1);
});

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { DEFAULT_AGES } from './ages';
import { ALL_BASE_IDS, listBooksInLanguage, listEditions } from './editions';
import { getIdLanguage } from './ids';
import { CATEGORIES, GENDERS, type Gender } from './model';
import {
  CATEGORY_WIDTHS,
  COVER_WIDTHS,
  categoryPictureUrl,
  coverUrl,
  OPENING_WIDTHS,
  openingUrl,
  SAMPLE_SPREADS,
  socialImageUrl,
} from './shop-pictures';
import { supportsGender } from './supports-gender';

const books = ALL_BASE_IDS.flatMap((baseId) => listEditions(baseId));
const inPublic = (path: string) => existsSync(new URL(`../../public${path}`, import.meta.url));

describe('§3 book: the shop’s own catalogue', () => {
  test('ids are unique and in the range of their language', () => {
    expect(new Set(books.map(({ id }) => id)).size).toBe(books.length);
    for (const book of books) expect(getIdLanguage(book.id), book.title).toBe(book.language);
  });

  test('traditions editions start at 9001', () => {
    const traditions = books.filter(({ categories }) => categories.includes('traditions'));
    expect(traditions).not.toEqual([]);
    expect(traditions.every(({ baseId }) => baseId >= 9001)).toBe(true);
    expect(books.filter(({ baseId }) => baseId >= 9001).every((book) => traditions.includes(book))).toBe(true);
  });

  test('one book is for boys only and one for girls only', () => {
    const only = (gender: string) =>
      new Set(books.filter((book) => book.genders.join() === gender).map((b) => b.baseId));
    expect(only('boy').size).toBe(1);
    expect(only('girl').size).toBe(1);
  });

  test.each(LANGUAGES)(
    '%s: every age from 2 to 10 and every category has a book for a boy and for a girl',
    (language) => {
      const shelf = listBooksInLanguage(language).filter(({ comingSoon }) => !comingSoon);
      for (const gender of GENDERS) {
        const suitable = shelf.filter((book) => supportsGender(book, gender));
        for (let age: number = DEFAULT_AGES.min; age <= DEFAULT_AGES.max; age++)
          expect(
            suitable.some(({ ages }) => ages.includes(age)),
            `age ${age}`,
          ).toBe(true);
        for (const category of CATEGORIES)
          expect(
            suitable.some(({ categories }) => categories.includes(category)),
            category,
          ).toBe(true);
      }
    },
  );

  test('the verse books are sold from age 1', () => {
    for (const baseId of [5, 6, 14]) for (const { ages, title } of listEditions(baseId)) expect(ages[0], title).toBe(1);
  });

  test('ages are between 1 and 10, and titles are unique within a language', () => {
    for (const { ages } of books) expect([(ages[0] ?? 0) >= 1, (ages.at(-1) ?? 11) <= 10]).toEqual([true, true]);
    for (const language of LANGUAGES) {
      const titles = listBooksInLanguage(language).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

const listSamples = (baseId: number, gender: Gender): readonly string[] =>
  SAMPLE_SPREADS.flatMap((spread) =>
    (['ltr', 'rtl'] as const).flatMap((direction) =>
      OPENING_WIDTHS.map((width) => openingUrl(baseId, gender, spread, { direction, width })),
    ),
  );

describe('§3 cover image path: the pictures of the shop exist', () => {
  test.each(ALL_BASE_IDS)('book %i', (baseId) => {
    const [book] = listEditions(baseId);
    if (!book) throw new Error('no edition');
    for (const gender of GENDERS.filter((hero) => supportsGender(book, hero))) {
      for (const width of COVER_WIDTHS)
        expect(inPublic(coverUrl(baseId, gender, width)), `${gender} ${width}`).toBe(true);
      if (book.comingSoon) continue;
      for (const url of listSamples(baseId, gender)) expect(inPublic(url), url).toBe(true);
    }
    for (const { id } of listEditions(baseId)) expect(inPublic(socialImageUrl(id)), `social ${id}`).toBe(true);
  });
});

test.each(LANGUAGES)('§3 shelves: every category has its picture for readers of %s', (language) => {
  for (const category of CATEGORIES)
    for (const width of CATEGORY_WIDTHS)
      expect(inPublic(categoryPictureUrl(category, language, width)), `${category} ${width}`).toBe(true);
});

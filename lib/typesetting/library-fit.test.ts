import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/markets';
import { EDITIONS_FOR_SALE, tellingsOf, told } from '@/lib/stories/testing/library';
import { pageFits } from './page-fit';

/** Thirty letters, the longest that a child's name may be, in one word, so that no line can break within. */
const LONGEST_NAMES: Readonly<Record<Language, string>> = {
  he: 'אביגיילמרגליתשושנהמיכלהדסהרותם',
  en: 'Maximilianalexanderchristopher',
  ar: 'عبدالرحمنعبدالرحيمعبدالكريممحم',
  ru: 'Александраконстантинамаксимили',
};

test.each(Object.values(LONGEST_NAMES))('%s has thirty letters', (name) => {
  expect([...name]).toHaveLength(30);
});

describe.each(EDITIONS_FOR_SALE)('book design: $book.title ($book.language) fits its pages', ({ book }) => {
  test.each(tellingsOf(book, [LONGEST_NAMES[book.language]]))('for a $gender with the longest name', (telling) => {
    const overflowing = told(book, telling)
      .spreads.filter(({ paragraphs }) => !pageFits(paragraphs, book.language))
      .map(({ key }) => key);
    expect(overflowing).toEqual([]);
  });
});

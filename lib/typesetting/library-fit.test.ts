import { expect, test } from 'vitest';
import type { Language } from '@/lib/markets';
import { FIRST_EDITIONS, listStoryParams, renderEdition } from '@/lib/stories/testing/library';
import { fitsPage } from './page-fit';

/** Thirty letters, the maximum length of a child's name, in one word, so that it cannot be wrapped. */
const LONGEST_NAMES: Readonly<Record<Language, string>> = {
  he: 'אביגיילמרגליתשושנהמיכלהדסהרותם',
  en: 'Maximilianalexanderchristopher',
  ar: 'عبدالرحمنعبدالرحيمعبدالكريممحم',
  ru: 'Александраконстантинамаксимили',
};

test.each(Object.values(LONGEST_NAMES))('%s has thirty letters', (name) => {
  expect([...name]).toHaveLength(30);
});

test.each(FIRST_EDITIONS)(
  '§10 words: $book.title ($book.language) fits its pages with the longest name',
  ({ book }) => {
    const overflowing = listStoryParams(book, [LONGEST_NAMES[book.language]]).flatMap((params) =>
      renderEdition(book, params)
        .spreads.filter(({ paragraphs }) => !fitsPage(paragraphs, book.language))
        .map(({ key }) => `${params.gender} ${key}`),
    );
    expect(overflowing).toEqual([]);
  },
);

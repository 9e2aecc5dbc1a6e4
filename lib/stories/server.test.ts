import { expect, test } from 'vitest';
import { ALL_BASE_IDS, listEditions, PICTURE_BOOK_IDS } from '@/lib/catalogue';
import { findStory, hasPictureBook } from './server';

test('§3 book: every edition in the catalogue has its story in that language', () => {
  const editions = listEditions(1);
  expect(editions).toHaveLength(4);
  for (const { baseId, language } of editions) expect(findStory(baseId)?.texts[language], language).toBeDefined();
});

test('an unknown base id returns null', () => {
  expect(findStory(99)).toBeNull();
});

test('§3 book: the catalogue knows which stories are picture books', () => {
  const sold = ALL_BASE_IDS.filter((baseId) => {
    const story = findStory(baseId);
    return story && listEditions(baseId).every(({ language }) => hasPictureBook(story, language));
  });
  expect(sold).toEqual(PICTURE_BOOK_IDS);
});

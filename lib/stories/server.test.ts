import { expect, test } from 'vitest';
import { ALL_BASE_IDS, getCoverTone, listEditions } from '@/lib/catalogue';
import { findStory, hasPictureBook, renderDedicationExample } from './server';

test('§3 book: every edition in the catalogue has its story in that language', () => {
  const editions = listEditions(1);
  expect(editions).toHaveLength(4);
  for (const { baseId, language } of editions) expect(findStory(baseId)?.texts[language], language).toBeDefined();
});

test('§5 dedication: a story that began as a picture book has a sample too', () => {
  const story = findStory(14);
  expect(story?.texts).toEqual({});
  const sample = story && renderDedicationExample(story, { name: 'Ada', gender: 'girl', language: 'en' });
  expect(sample).toContain('Ada');
});

test('an unknown base id returns null', () => {
  expect(findStory(99)).toBeNull();
});

test('§3 book: the cover of a picture book, and of no other, has the child below the title', () => {
  for (const baseId of ALL_BASE_IDS) {
    const story = findStory(baseId);
    const isPictureBook = listEditions(baseId).every(({ language }) => story && hasPictureBook(story, language));
    const tone = getCoverTone(baseId, 'girl') ?? getCoverTone(baseId, 'boy');
    expect(tone?.starring, `${baseId}`).toBe(isPictureBook ? 'belowTitle' : undefined);
  }
});

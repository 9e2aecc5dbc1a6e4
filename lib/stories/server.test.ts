import { expect, test } from 'vitest';
import { listEditions } from '@/lib/catalogue';
import { findStory } from './server';

test('§3 book: every edition in the catalogue has its story in that language', () => {
  const editions = listEditions(1);
  expect(editions).toHaveLength(4);
  for (const { baseId, language } of editions) expect(findStory(baseId)?.texts[language], language).toBeDefined();
});

test('an unknown base id returns null', () => {
  expect(findStory(99)).toBeNull();
});

import { expect, test } from 'vitest';
import { editionsOf } from '@/lib/catalogue';
import { storyByBaseId } from './server';

test('§3 book: every edition on the shelf has its story in that language', () => {
  const editions = editionsOf(1);
  expect(editions).toHaveLength(4);
  for (const { baseId, language } of editions) expect(storyByBaseId(baseId)?.texts[language], language).toBeDefined();
});

test('a base id without a story is null', () => {
  expect(storyByBaseId(99)).toBeNull();
});

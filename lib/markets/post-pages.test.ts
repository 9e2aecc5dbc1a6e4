import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from './countries';
import { isUnknownPost, POST_IDS } from './post-pages';

test.each(LANGUAGES)('routing knows the posts of the blog: %s', (language) => {
  const files = readdirSync(`lib/blog/data/${language}`).map((name) => name.replace(/\.md$/, ''));
  expect([...POST_IDS].sort()).toEqual(files.sort());
});

test('anything else below /blog might be a post that is not there', () => {
  expect(isUnknownPost('/blog/no-such-post')).toBe(true);
  expect(isUnknownPost('/blog/reading-aloud')).toBe(false);
  expect(isUnknownPost('/blog')).toBe(false);
  expect(isUnknownPost('/blog/No_Post')).toBe(false);
});

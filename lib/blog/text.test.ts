import { describe, expect, it } from 'vitest';
import { splitEnding } from './ending';
import { excerpt, firstWords } from './excerpt';
import { postImage, postSrcSet } from './pictures';
import { readingTime } from './reading-time';
import { readTexts } from './texts';

describe('§3 blog post: readingTime', () => {
  it.each([
    ['', 1],
    ['word '.repeat(60), 1],
    ['word '.repeat(500), 3],
    ['ספר '.repeat(400), 2],
    [`${'word '.repeat(200)} - 1. ## * ${'— '.repeat(400)}`, 1],
  ])('counts words, not marks: %#', (text, minutes) => expect(readingTime(text)).toBe(minutes));
});

describe('§3 blog post: content on a card', () => {
  it('is its beginning without headings and marks', () => {
    const text = '# Title\n\nAll day, it is a **bathrobe**.\n\nSee [the book](/books/1).\n\n## Next\n\n- One\n- Two';
    expect(excerpt(text)).toBe('All day, it is a bathrobe. See the book. One Two');
  });
  it('is cut between words', () => {
    expect(firstWords('One, two three', 7)).toBe('One…');
    expect(firstWords('One', 8)).toBe('One');
  });
  it('review of the Arabic stories 4: has no Arabic comma before its dots either', () => {
    expect(firstWords('لا شبه بينهما، والإصبع', 16)).toBe('لا شبه بينهما…');
  });
  it('is no longer than it need be', () => expect(excerpt(`${'a'.repeat(300)}\n\nmore`)).toBe('a'.repeat(300)));
});

describe('the last section of a post', () => {
  it('stands apart', () => {
    expect(splitEnding('Begin.\n\n## One\n\nText.\n\n## Tonight\n\nDo it.\n\nTwice.')).toEqual({
      body: 'Begin.\n\n## One\n\nText.',
      ending: { heading: 'Tonight', text: 'Do it.\n\nTwice.' },
    });
  });
  it('keeps smaller headings', () => {
    expect(splitEnding('A\n\n## One\n\nB\n\n## Two\n\n### Three\n\nC').ending?.text).toBe('### Three\n\nC');
  });
  it.each(['Only words.', 'Begin.\n\n## One\n\nText.'])('is left where there is no other: %#', (text) => {
    expect(splitEnding(text)).toEqual({ body: text, ending: null });
  });
});

it('a picture of one size has no set of sizes', () => {
  expect(postSrcSet('/pictures/elsewhere.jpg', 'avif')).toBeNull();
  expect(postSrcSet(postImage('a'), 'avif')).toBe('/pictures/blog-a-480.avif 480w, /pictures/blog-a-960.avif 960w');
});

it.each(['he', 'en', 'ar', 'ru'] as const)(
  'issue: at least six posts in %s, each with something for the evening',
  async (language) => {
    const own = (await readTexts()).filter((post) => post.language === language);
    expect(own.length).toBeGreaterThanOrEqual(6);
    for (const { id, content, description, readingTime: minutes } of own) {
      expect([id, splitEnding(content).ending]).not.toEqual([id, null]);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(minutes).toBeGreaterThan(1);
    }
  },
);

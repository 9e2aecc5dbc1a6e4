import { describe, expect, it } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { isPublicRoute, LANGUAGES } from '@/lib/markets';
import { readBuiltInPosts } from './built-in-posts';
import { excerpt, truncateWords } from './excerpt';
import { postImageUrl, postSrcSet } from './pictures';
import { readingTime } from './reading-time';
import { splitLastSection } from './split-last-section';

describe('§3 blog post: readingTime', () => {
  it.each([
    ['', 1],
    ['word '.repeat(60), 1],
    ['word '.repeat(500), 3],
    ['ספר '.repeat(400), 2],
    [`${'word '.repeat(200)} - 1. ## * ${'— '.repeat(400)}`, 1],
  ])('counts words, not Markdown characters: %#', (text, minutes) => expect(readingTime(text)).toBe(minutes));
});

describe('§3 blog post: content on a card', () => {
  it('is the beginning without headings and Markdown', () => {
    const text = '# Title\n\nAll day, it is a **bathrobe**.\n\nSee [the book](/books/1).\n\n## Next\n\n- One\n- Two';
    expect(excerpt(text)).toBe('All day, it is a bathrobe. See the book. One Two');
  });
  it('is cut between words', () => {
    expect(truncateWords('One, two three', 7)).toBe('One…');
    expect(truncateWords('One', 8)).toBe('One');
  });
  it('has no Arabic comma before the ellipsis', () => {
    expect(truncateWords('لا شبه بينهما، والإصبع', 16)).toBe('لا شبه بينهما…');
  });
  it('is no longer than necessary', () => expect(excerpt(`${'a'.repeat(300)}\n\nmore`)).toBe('a'.repeat(300)));
});

describe('the last section of a post', () => {
  it('is split off', () => {
    expect(splitLastSection('Begin.\n\n## One\n\nText.\n\n## Tonight\n\nDo it.\n\nTwice.')).toEqual({
      body: 'Begin.\n\n## One\n\nText.',
      ending: { heading: 'Tonight', text: 'Do it.\n\nTwice.' },
    });
  });
  it('keeps smaller headings', () => {
    expect(splitLastSection('A\n\n## One\n\nB\n\n## Two\n\n### Three\n\nC').ending?.text).toBe('### Three\n\nC');
  });
  it.each(['Only words.', 'Begin.\n\n## One\n\nText.'])('is null when there is only one section: %#', (text) => {
    expect(splitLastSection(text)).toEqual({ body: text, ending: null });
  });
});

it('a picture of one size has no set of sizes', () => {
  expect(postSrcSet('/pictures/elsewhere.jpg', 'avif')).toBeNull();
  expect(postSrcSet(postImageUrl('a'), 'avif')).toBe('/pictures/blog-a-480.avif 480w, /pictures/blog-a-960.avif 960w');
});

it.each(['he', 'en', 'ar', 'ru'] as const)('every post in %s has a last section of its own', async (language) => {
  const posts = (await readBuiltInPosts()).filter((post) => post.language === language);
  expect(posts).not.toEqual([]);
  for (const { id, content, description, readingTime: minutes } of posts) {
    expect([id, splitLastSection(content).ending]).not.toEqual([id, null]);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(minutes).toBeGreaterThan(1);
  }
});

/** Where the posts of a language lead, besides to headings of their own. */
const listLinks = (content: string): readonly string[] =>
  [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

it('every post exists in all languages, at the same place of the blog', async () => {
  const posts = await readBuiltInPosts();
  const listOf = (of: string) => posts.filter(({ language }) => language === of).map(({ id, date }) => [id, date]);
  for (const language of LANGUAGES) expect(listOf(language)).toEqual(listOf('he'));
});

it('§3 blog post: its links lead to pages and books of its language', async () => {
  const links = (await readBuiltInPosts()).flatMap(({ language, content }) =>
    listLinks(content).map((target) => ({ language, target })),
  );
  expect(links.length).toBeGreaterThan(20);
  const isBroken = ({ language, target }: (typeof links)[number]) => {
    const bookId = /^\/books\/(\d+)$/.exec(target)?.[1];
    if (!bookId) return !isPublicRoute(target);
    return !listBooksInLanguage(language).some(({ id }) => id === Number(bookId));
  };
  expect(links.filter(isBroken)).toEqual([]);
});

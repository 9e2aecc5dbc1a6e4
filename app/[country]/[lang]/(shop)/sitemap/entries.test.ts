import { expect, it } from 'vitest';
import { booksIn } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { SHOP_PLACES, shelvesOf, WRITTEN_PLACES } from './entries';

it.each(LANGUAGES)('§2 sitemap: every book of the language stands below one theme (%s)', (language) => {
  const listed = shelvesOf({ country: 'IL', language }).flatMap(({ books }) => books.map(({ href }) => href));
  const offered = booksIn(language).map(({ id }) => `/IL/${language}/books/${id}`);
  expect(listed.toSorted()).toEqual(offered.toSorted());
});

it('§2 sitemap: home, the catalogue, the blog and the legal pages are on it, itself is not', () => {
  const keys = [...SHOP_PLACES, ...WRITTEN_PLACES].map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['home', 'books', 'blog', 'create', 'terms', 'privacy', 'accessibility']),
  );
  expect(keys).not.toContain('sitemap');
});

import { expect, it } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { HELP_LINKS, listCategoryEntries, SHOP_LINKS } from './entries';

it.each(LANGUAGES)('§2 sitemap: every book of the language is listed under one category (%s)', (language) => {
  const listed = listCategoryEntries({ country: 'IL', language }, []).flatMap(({ books }) =>
    books.map(({ href }) => href),
  );
  const offered = listBooksInLanguage(language).map(({ id }) => `/IL/${language}/books/${id}`);
  expect(listed.toSorted()).toEqual(offered.toSorted());
});

it('§2 sitemap: lists home, the catalogue, the blog and the legal pages, but not itself', () => {
  const keys = [...SHOP_LINKS, ...HELP_LINKS].map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['home', 'books', 'blog', 'create', 'terms', 'privacy', 'accessibility']),
  );
  expect(keys).not.toContain('sitemap');
});

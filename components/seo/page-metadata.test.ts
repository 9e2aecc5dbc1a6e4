import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookPageText } from '@/components/book-detail/metadata';
import { BRAND } from '@/lib/brand';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { type PageText, pageMetadata } from './page-metadata';
import { pageCard } from './social-cards';

const text = z.string().min(1);
const pageTextSchema = z.object({ title: text, description: text, keywords: text, ogTitle: text, ogDescription: text });
const PAGES = ['home', 'catalogue', 'blog', 'roladin', 'accessibility', 'siteMap', 'legal.privacy', 'legal.terms'];

const read = (language: Language, domain: string) =>
  JSON.parse(readFileSync(`messages/${language}/${domain}.json`, 'utf8'));

function pageWordsOf(language: Language): Array<readonly [string, PageText]> {
  const bookDetail = read(language, 'bookDetail');
  const t = createTranslator({ locale: language, messages: { bookDetail }, namespace: 'bookDetail.meta' });
  return [
    ...PAGES.map((page) => {
      const [domain = '', part] = page.split('.');
      const messages = read(language, domain);
      return [page, pageTextSchema.parse((part ? messages[part] : messages).meta)] as const;
    }),
    ...listBooksInLanguage(language).map((book) => [book.title, bookPageText(book, t)] as const),
  ];
}

const headOf = (language: Language, page: PageText) =>
  pageMetadata({ country: 'IL', language }, { texts: page, path: '/books', image: pageCard('books', language) });

describe.each(LANGUAGES)('§3 per-page SEO text: %s', (language) => {
  const pages = pageWordsOf(language);

  it('no two pages share a title or a description', () => {
    const titles = pages.map(([, page]) => headOf(language, page).title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(pages.map(([, { description }]) => description)).size).toBe(pages.length);
  });

  it.each(pages)('%s: title and description have the length that search engines show', (_, page) => {
    expect(String(headOf(language, page).title).length).toBeLessThanOrEqual(70);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(`${page.description}${page.ogDescription}`).not.toMatch(/[{}<]/);
  });
});

describe('§3 SEO: the head of a page', () => {
  const page = { title: 'T', description: 'D', keywords: 'a, b', ogTitle: 'Shared', ogDescription: 'OD' };
  const market = { country: 'US', language: 'en' } as const;

  it('has a canonical URL and hreflang links to every edition', () => {
    const { alternates } = pageMetadata(market, { texts: page, path: '/books', image: '/social/books-en.jpg' });
    expect(alternates?.canonical).toBe('/US/en/books');
    expect(Object.keys(alternates?.languages ?? {})).toEqual([
      'he-IL',
      'en-IL',
      'ar-IL',
      'ru-IL',
      'en-US',
      'en-KE',
      'x-default',
    ]);
  });

  it('has Open Graph texts, an image and a locale with an underscore', () => {
    const head = pageMetadata(market, { texts: page, path: '', image: '/social/home-en.jpg' });
    expect(head.title).toBe(`T · ${BRAND.names.en}`);
    expect(head.openGraph).toMatchObject({
      type: 'website',
      locale: 'en_US',
      title: 'Shared',
      description: 'OD',
      url: '/US/en',
      images: [{ url: '/social/home-en.jpg', width: 1200, height: 630 }],
    });
    expect(head.openGraph?.alternateLocale).toEqual(['he_IL', 'en_IL', 'ar_IL', 'ru_IL', 'en_KE']);
    expect(head.twitter).toMatchObject({ card: 'summary_large_image', images: ['/social/home-en.jpg'] });
  });

  it('an article has its publication date', () => {
    const article = { publishedTime: '2026-11-04' };
    const head = pageMetadata(market, { texts: page, path: '/blog/a', image: '/x.jpg', article });
    expect(head.openGraph).toMatchObject({ type: 'article', publishedTime: '2026-11-04' });
  });
});

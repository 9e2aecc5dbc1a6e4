import { beforeAll, describe, expect, it } from 'vitest';
import type { CapabilityTable } from '@/lib/capabilities';
import { ALL_CAPABILITIES, NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { listBooksInLanguage } from '@/lib/catalogue';
import { type CountryCode, type Language, supportedPairs } from '@/lib/markets';
import { findPromises, PROMISED_CAPABILITIES, type PromisedCapability } from '@/tests/fixtures/capability-patterns';
import { mockCapabilities, renderPageText } from '@/tests/fixtures/render-page';

type Shown = { readonly page: string; readonly text: string };

/** Every public page of a market, with a released and an unreleased book. */
async function pagesOf(country: CountryCode, language: Language): Promise<readonly Shown[]> {
  const books = listBooksInLanguage(language);
  const sold = books.find(({ comingSoon }) => !comingSoon);
  const soon = books.find(({ comingSoon }) => comingSoon);
  const market = { country, language };
  const book = await import('./books/[bookId]/page');
  const pages: ReadonlyArray<readonly [page: string, module: unknown, bookId?: number]> = [
    ['home', await import('./page')],
    ['books', await import('./books/page')],
    ['book', book, sold?.id],
    ...(soon ? [['book to come', book, soon.id] as const] : []),
    ['roladin', await import('./roladin/page')],
    ['blog', await import('./blog/page')],
    ['terms', await import('./terms-of-service/page')],
    ['privacy', await import('./privacy-policy/page')],
    ['accessibility', await import('./accessibility/page')],
    ['sitemap', await import('./sitemap/page')],
  ];
  const shown: Shown[] = [];
  for (const [page, module, bookId] of pages) {
    shown.push({ page, text: await renderPageText(module, market, bookId ? { bookId: String(bookId) } : {}) });
  }
  return shown;
}

const found = (pages: readonly Shown[], language: Language, promised: PromisedCapability) =>
  pages.flatMap(({ page, text }) => findPromises(text, language, promised).map((words) => `${page}: ${words}`));

const PAIRS = supportedPairs.map(({ country, lang }) => [country, lang] as const);

/** All of these pages read the same messages, so they render one after the other. */
function renderedWith(table: CapabilityTable) {
  const shown = new Map<string, readonly Shown[]>();
  beforeAll(async () => {
    await mockCapabilities(table);
    for (const [country, lang] of PAIRS) shown.set(`${country} ${lang}`, await pagesOf(country, lang));
  }, 120_000);
  return (country: CountryCode, lang: Language) => shown.get(`${country} ${lang}`) ?? [];
}

describe('rulings "Capabilities": with the digital book alone, the public pages promise nothing else', () => {
  const pages = renderedWith(NO_CAPABILITIES);
  describe.each(PAIRS)('%s %s', (country, lang) => {
    it.each(PROMISED_CAPABILITIES)('%s: no page promises it', (promised) => {
      expect(pages(country, lang).map(({ text }) => text.length > 1000)).not.toContain(false);
      expect(found(pages(country, lang), lang, promised)).toEqual([]);
    });
  });
});

describe('rulings "Capabilities": with all capabilities on, the pages mention them', () => {
  const pages = renderedWith(ALL_CAPABILITIES);
  /** Coupons stand on pages of their own. */
  const written = PROMISED_CAPABILITIES.filter((promised) => promised !== 'coupon');
  it.each(PAIRS.flatMap(([country, lang]) => written.map((promised) => [country, lang, promised] as const)))(
    '%s %s: %s',
    (country, lang, promised) => {
      const home = pages(country, lang).filter(({ page }) => page === 'home');
      expect(found(home, lang, promised)).not.toEqual([]);
    },
  );

  it.each(PAIRS)('%s %s: book, offer and legal pages mention the printed book', (country, lang) => {
    const named = found(pages(country, lang), lang, 'print').map((one) => one.split(':')[0]);
    expect(named).toEqual(expect.arrayContaining(['book', 'roladin', 'terms', 'privacy', 'accessibility']));
  });
});

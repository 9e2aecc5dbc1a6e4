import { beforeAll, expect, it, vi } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { bookPath, type CatalogueOverride, findEdition, toEditionId } from '@/lib/catalogue';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES, type Language } from '@/lib/markets';
import { mockCapabilities, renderPageText } from '@/tests/fixtures/render-page';

/** The book of the home page: what is switched off is shown nowhere. */
const BASE = 1;

/** Every page of these tests is one of Israel, where the book is switched like this in each language. */
const switched: { state: CatalogueOverride['state'] } = { state: null };
beforeAll(async () => {
  await mockCapabilities(ALL_CAPABILITIES);
  const overrides = () =>
    LANGUAGES.map((language) => ({ baseId: BASE, language, state: switched.state, isBestseller: null }));
  vi.doMock('@/lib/server/cache/cached-overrides', () => ({
    getOverrides: async () => overrides(),
    getOverridesByCountry: async () => overrides,
  }));
  // Compiles what the first page imports.
  await import('./books/[bookId]/page');
}, 120_000);

const render = async (page: unknown, language: Language, params = {}) =>
  renderPageText(page, { country: 'IL', language }, params);
const renderBook = async (language: Language) =>
  render(await import('./books/[bookId]/page'), language, { bookId: String(toEditionId(BASE, language)) });

it.each(LANGUAGES)('§8 book no longer available: its page in %s says so, with related books', async (language) => {
  switched.state = 'off_sale';
  const id = toEditionId(BASE, language);
  const text = await renderBook(language);
  const { offSale, related } = (await loadMessages(language)).bookDetail;
  for (const words of [findEdition(id)?.title ?? '', offSale.title, related.title]) expect(text).toContain(words);
  expect(text).toContain('"robots":{"index":false}');
  expect(text).not.toContain(`wizard?book=${id}`);
  expect(text).not.toContain('application/ld+json');
  expect(text.match(new RegExp(`/IL/${language}/books/\\d+`, 'g'))).toHaveLength(4);
});

it.each(LANGUAGES)('§8 book no longer available: no page in %s leads to it', async (language) => {
  switched.state = 'off_sale';
  const path = `${bookPath('IL', language, toEditionId(BASE, language))}"`;
  for (const page of [await import('./page'), await import('./books/page'), await import('./sitemap/page')]) {
    expect(await render(page, language)).not.toContain(path);
  }
});

it.each(LANGUAGES)(
  '§3 coming soon: switched on in %s, the page has no price and asks for an address',
  async (language) => {
    switched.state = 'coming_soon';
    const text = await renderBook(language);
    expect(text).toContain((await loadMessages(language)).bookDetail.soon.title);
    expect(text).toContain('https://schema.org/OutOfStock');
    expect(text).not.toContain(`wizard?book=${toEditionId(BASE, language)}`);
  },
);

it.each(LANGUAGES)('without a switch the page in %s sells the book', async (language) => {
  switched.state = null;
  const text = await renderBook(language);
  expect(text).toContain(`wizard?book=${toEditionId(BASE, language)}`);
  expect(text).toContain('https://schema.org/InStock');
});

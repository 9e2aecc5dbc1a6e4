import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { booksIn } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { RouterStandIn } from '@/tests/fixtures/router-stand-in';
import { CatalogueScreen } from './catalogue-screen';

async function pageIn(language: (typeof LANGUAGES)[number]): Promise<string> {
  const { default: words } = await import(`../../messages/${language}/catalogue.json`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ catalogue: words }} timeZone="Asia/Jerusalem">
      <RouterStandIn>
        <CatalogueScreen books={booksIn(language)} language={language} path={`/IL/${language}/books`} price="₪39" />
      </RouterStandIn>
    </NextIntlClientProvider>,
  );
}

describe('§2 /books: before any script runs', () => {
  test.each(LANGUAGES)('%s: every book of the language is a link with its title', async (language) => {
    const html = await pageIn(language);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(booksIn(language).map(({ id }) => `/IL/${language}/books/${id}`));
    const titles = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(links.length);
  });

  test('a book to come says so and has no price', async () => {
    const html = await pageIn('en');
    const cards = html.split('<li>').slice(1);
    const soon = booksIn('en').map(({ comingSoon }) => comingSoon);
    expect(cards.map((card) => card.includes('Coming soon'))).toEqual(soon);
    expect(cards.map((card) => !card.includes('₪39'))).toEqual(soon);
  });

  test('the number of books is announced politely', async () => {
    expect(await pageIn('ru')).toContain(`role="status">${booksIn('ru').length} книг`);
  });
});

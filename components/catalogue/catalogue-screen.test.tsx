import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { CatalogueScreen } from './catalogue-screen';

async function pageIn(language: (typeof LANGUAGES)[number]): Promise<string> {
  const { default: words } = await import(`../../messages/${language}/catalogue.json`);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ catalogue: words }} timeZone="Asia/Jerusalem">
      <FakeRouter>
        <CatalogueScreen
          books={listBooksInLanguage(language)}
          language={language}
          path={`/IL/${language}/books`}
          price="₪39"
        />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe('§2 /books: rendered on the server', () => {
  test.each(LANGUAGES)('%s: every book of the language is a link with its title', async (language) => {
    const html = await pageIn(language);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(listBooksInLanguage(language).map(({ id }) => `/IL/${language}/books/${id}`));
    const titles = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(links.length);
  });

  test('a coming-soon book says so and has no price', async () => {
    const html = await pageIn('en');
    const cards = html.split('<li>').slice(1);
    const soon = listBooksInLanguage('en').map(({ comingSoon }) => comingSoon);
    expect(cards.map((card) => card.includes('Coming soon'))).toEqual(soon);
    expect(cards.map((card) => !card.includes('₪39'))).toEqual(soon);
  });

  test('announces the number of books politely', async () => {
    expect(await pageIn('ru')).toContain(`role="status">${listBooksInLanguage('ru').length} книг`);
  });
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { LANGUAGES } from '@/lib/markets';
import type { OrderView } from '@/lib/orders';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { NextBook } from './next-book';

const ORDER = {
  id: 'o',
  state: 'ready',
  progress: 'completed',
  paidAt: '2026-11-23T10:00:00.000Z',
  book: { id: 'b', heroName: 'Maya', gender: 'girl' },
};

async function render(change: object, language: (typeof LANGUAGES)[number] = 'en') {
  const { common, errors, rewards } = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={{ common, errors, rewards }} timeZone="UTC">
      <FakeRouter>
        <NextBook order={{ ...ORDER, ...change } as unknown as OrderView} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe('§1 another story for the same child: from the page of an order', () => {
  it.each(LANGUAGES)('a bought book offers it, with or without a coupon, in %s', async (language) => {
    const html = await render({}, language);
    expect(html).toContain('id="another-story"');
    expect(html).toContain('Maya');
    expect(html).toContain('/wizard?new=1');
    expect(html).not.toMatch(/[{}]/);
  });

  it.each([
    ['not paid', { paidAt: null }],
    ['paid back', { state: 'refunded' }],
    ['cancelled', { state: 'cancelled' }],
    ['without its book', { book: null }],
    // The head of the page offers it then.
    ['delivered', { state: 'delivered' }],
  ])('not an order that is %s', async (_, change) => {
    expect(await render(change)).toBe('');
  });
});

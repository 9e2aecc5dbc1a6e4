import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/orders';
import orders from '@/messages/en/orders.json';
import rewards from '@/messages/en/rewards.json';
import waiting from '@/messages/en/waiting.json';
import wizard from '@/messages/en/wizard.json';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { OrderListItem } from './order-list-item';

const DISPATCH = { dispatchBy: '2026-03-10T12:00:00.000Z', firstDispatchBy: null };
const BOOK = { id: 'b', title: 'Stars', heroName: 'Maya', language: 'en', gender: 'girl', cover: null, tone: null };

function row(order: Partial<OrderView>): string {
  const given = {
    id: 'o',
    ...DISPATCH,
    ...order,
    download: null,
    production: null,
    book: { ...BOOK, photoUntil: null },
  };
  const common = { close: 'Close' };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ common, orders, rewards, waiting, wizard }} timeZone="UTC">
      <FakeRouter>
        <OrderListItem onChanged={async () => {}} order={given as unknown as OrderView} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe('§9 Delivery: the promised day', () => {
  const printing = { progress: 'in_progress', state: 'printing', paidAt: '2026-03-01' } as const;
  it('is named until the book has left', () => {
    expect(row(printing)).toContain('The book ships by Tuesday, March 10.');
    expect(row({ ...printing, state: 'shipped' })).not.toContain('March 10');
  });

  it('a late book: what was promised, and the new day', () => {
    const late = row({ ...printing, firstDispatchBy: '2026-03-08T12:00:00.000Z' });
    for (const day of ['Sunday, March 8', 'Tuesday, March 10']) expect(late).toContain(day);
  });
});

describe('§2 My books: one button for each book', () => {
  it.each([
    ['unpaid', { progress: 'incomplete', state: 'unpaid', paidAt: null }, '/checkout/o'],
    ['to approve', { progress: 'in_progress', state: 'awaiting_confirmation' }, '/confirm/o'],
    ['ready', { progress: 'completed', state: 'ready' }, '/preview/b'],
    ['on its way', { progress: 'in_progress', state: 'shipped' }, '/order-confirmation/o'],
  ] as const)('a book that is %s', (_, order, path) => {
    const html = row({ paidAt: '2026-03-01', upgradeMinor: null, ...order });
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => href?.startsWith('/IL/'))).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);
    expect(html.match(/<button/g)).toHaveLength(1);
  });
});

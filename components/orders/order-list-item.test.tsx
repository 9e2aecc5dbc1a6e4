import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/orders';
import orders from '@/messages/en/orders.json';
import waiting from '@/messages/en/waiting.json';
import wizard from '@/messages/en/wizard.json';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { OrderListItem } from './order-list-item';

const DISPATCH = { dispatchBy: '2026-03-10T12:00:00.000Z', firstDispatchBy: null };
const BOOK = { id: 'b', title: 'Stars', heroName: 'Maya', language: 'en', gender: 'girl', cover: null, tone: null };

function row(order: Partial<OrderView>, keepsPhoto: boolean): string {
  const given = {
    id: 'o',
    ...DISPATCH,
    ...order,
    download: null,
    production: null,
    book: { ...BOOK, photoUntil: keepsPhoto ? '2026-12-24T00:00:00Z' : null },
  };
  const common = { close: 'Close' };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ common, orders, waiting, wizard }} timeZone="UTC">
      <FakeRouter>
        <OrderListItem onChanged={async () => {}} order={given as unknown as OrderView} />
      </FakeRouter>
    </NextIntlClientProvider>,
  );
}

describe('rulings "photo and features kept": deleting from My books', () => {
  it.each([
    ['delivered', { progress: 'completed', state: 'delivered', deletable: true }],
    ['long since shipped', { progress: 'in_progress', state: 'shipped', deletable: true }],
    ['in production', { progress: 'in_progress', state: 'in_production', deletable: false }],
    ['printing', { progress: 'in_progress', state: 'printing', deletable: false }],
  ] as const)('a book whose order is %s: the way to delete it, or why that must wait', (_, order) => {
    const html = row({ ...order, paidAt: '2026-11-21' }, false);
    expect(html.includes(waiting.delete.open)).toBe(order.deletable);
    expect(html.includes(orders.shelf.deleteLater)).toBe(!order.deletable);
  });

  it('offers to delete the photo as long as we keep it', () => {
    const order = { progress: 'in_progress', state: 'in_production', paidAt: '2026-11-21' } as const;
    expect(row(order, true)).toContain(wizard.photo.delete.photo.now);
    expect(row(order, false)).not.toContain(wizard.photo.delete.photo.now);
  });
});

describe('§9 Delivery: the promised day', () => {
  const printing = { progress: 'in_progress', state: 'printing', paidAt: '2026-03-01' } as const;
  it('is named until the book has left', () => {
    expect(row(printing, false)).toContain('The book ships by Tuesday, March 10.');
    expect(row({ ...printing, state: 'shipped' }, false)).not.toContain('March 10');
  });

  it('a late book: what was promised, and the new day', () => {
    const late = row({ ...printing, firstDispatchBy: '2026-03-08T12:00:00.000Z' }, false);
    for (const day of ['Sunday, March 8', 'Tuesday, March 10']) expect(late).toContain(day);
  });
});

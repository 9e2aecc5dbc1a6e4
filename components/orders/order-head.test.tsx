import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import type { OrderView } from '@/lib/orders';
import { FakeRouter } from '@/tests/fixtures/fake-router';
import { OrderHead } from './order-head';
import { Timeline } from './timeline';

const { common, errors, orders, rewards } = await loadMessages('en');
const ORDER = {
  id: 'o',
  tier: 'printed',
  country: 'IL',
  email: 'parent@example.com',
  dispatchBy: '2026-12-10T12:00:00.000Z',
  firstDispatchBy: null,
  paidAt: '2026-11-23T10:00:00.000Z',
  progress: 'in_progress',
  production: null,
  book: null,
  download: null,
};
const BOOK = { id: 'b', title: 'A Light', heroName: 'Maya', starring: 'Maya', gender: 'girl', cover: null, tone: null };
const PARCEL = { shipment: { state: 'shipped', carrier: 'UPS', trackingNumber: '1Z999' } };

const render = (element: (order: OrderView) => React.ReactNode, order: object) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ common, errors, orders, rewards }} timeZone="UTC">
      <SWRConfig value={{ fallback: { '/api/orders/o/confirm': PARCEL } }}>
        <FakeRouter>{element({ ...ORDER, ...order } as unknown as OrderView)}</FakeRouter>
      </SWRConfig>
    </NextIntlClientProvider>,
  );
const head = (order: object) => render((given) => <OrderHead onChanged={async () => {}} order={given} />, order);

describe('§2 order confirmation: the first screen holds the one thing to do', () => {
  const download = { url: '/api/downloads/1', daysRemaining: 7, expired: false };
  it.each([
    ['unpaid', { state: 'unpaid', paidAt: null, progress: 'incomplete' }, '/checkout/o'],
    ['to approve', { state: 'awaiting_confirmation' }, '/confirm/o'],
    ['digital and ready', { tier: 'digital', state: 'ready', progress: 'completed', download }, '/api/downloads/1'],
    ['just approved', { state: 'confirmed', book: BOOK }, '/wizard?new=1'],
    ['on its way', { state: 'shipped' }, 'https://www.ups.com/track?tracknum=1Z999'],
    ['arrived', { state: 'delivered', progress: 'completed', book: BOOK }, '/wizard?new=1'],
  ])('a book that is %s', (_, order, path) => {
    const [, ...buttons] = head(order).split('class="ui-button');
    expect(buttons).toHaveLength(1);
    expect(head(order)).toMatch(new RegExp(`href="[^"]*${path.replace(/[?.]/g, '\\$&')}"`));
  });

  it('an approval is celebrated, and only that', () => {
    expect(head({ state: 'confirmed' })).toContain('class="falling-stars"');
    expect(head({ state: 'printing' })).not.toContain('class="falling-stars"');
    expect(head({ state: 'confirmed' })).toContain('December 10');
  });
});

describe('§4 "Delivery statuses": the timeline of a parcel', () => {
  const timeline = (state: string) => render((given) => <Timeline order={given} />, { state });

  it('leads to the carrier with the number, once there is one', () => {
    expect(timeline('shipped')).toContain('https://www.ups.com/track?tracknum=1Z999');
    expect(timeline('shipped')).toContain('1Z999');
    expect(timeline('printing')).not.toContain('1Z999');
  });

  it('speaks of what is done as done', () => {
    const { confirm, printing } = orders.timeline;
    expect(timeline('shipped')).toContain(printing.doneText);
    expect(timeline('shipped')).toContain(confirm.doneText);
    expect(timeline('printing')).not.toContain(printing.doneText);
    expect(timeline('awaiting_confirmation')).toContain(confirm.text);
  });
});

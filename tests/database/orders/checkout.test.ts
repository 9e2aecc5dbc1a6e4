import { describe, expect, it } from 'vitest';
import { getOrder } from '@/lib/orders/server';
import { fail } from '@/lib/platform/result';
import { resolveTier } from '@/lib/prices';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, withOpenCheckout, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
const { approve, change } = createDraftFlow(shop);
const findOrderRow = (id: string) =>
  shop.db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: true, payments: { orderBy: { createdAt: 'asc' } } },
  });
const failingProvider: PaymentPort = { ...sandboxProvider, openCheckout: async () => fail('payment_unavailable') };
const allowAdvanced = (bookId: string) => shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });

describe('§9 prices, rulings "Money": opening the checkout', () => {
  it('fixes lines and total and records the change', async () => {
    const mine = await order();
    const { url } = unwrap(await checkout(mine));
    expect(await findOrderRow(mine.id)).toMatchObject({
      totalMinor: 3900,
      lines: [{ priceId: 'digital', quantity: 1, unitMinor: 3900 }],
      payments: [{ state: 'open', amountMinor: 3900, currency: 'ILS', checkoutUrl: url }],
    });
    expect(await getHistory(mine.id)).toMatchObject({
      state: 'awaiting_payment',
      changes: ['unpaid>awaiting_payment'],
    });
  });

  it('§10 two heroes: a second hero is a line of the order that costs nothing', async () => {
    const mine = await order();
    unwrap(await change(mine.bookId, mine.owner, { catalogueId: 9001 }));
    unwrap(await change(mine.bookId, mine.owner, { second: { name: 'איתי', gender: 'boy', age: 3 } }));
    unwrap(await approve(mine.bookId, mine.owner));
    unwrap(await checkout(mine));
    expect(await findOrderRow(mine.id)).toMatchObject({
      totalMinor: 3900,
      lines: expect.arrayContaining([expect.objectContaining({ priceId: 'added_hero', quantity: 1, unitMinor: 0 })]),
    });
  });

  it('a Kenyan phone pays in shillings', async () => {
    const mine = await withOpenCheckout('+254733111111', 'KE');
    expect(mine.payment).toMatchObject({ amountMinor: 149_900, currency: 'KES' });
    const page = sandboxProvider.readSandboxToken(mine.payment.checkoutUrl?.split('/').at(-1) ?? '');
    expect(page).toMatchObject({ totalMinor: 149_900, currency: 'KES', orderId: mine.id, paymentId: mine.payment.id });
  });

  it('charges the model that the book is drawn in, even if chosen after the order was created', async () => {
    const mine = await order();
    await allowAdvanced(mine.bookId);
    unwrap(await approve(mine.bookId, mine.owner, 'advanced'));
    const { db } = shop;
    const seen = await getOrder(mine.id, {
      db,
      accountId: mine.accountId,
      sign: storage.signedUrl,
      now: NOW,
      secret: 's',
    });
    unwrap(await checkout(mine));
    expect(await findOrderRow(mine.id)).toMatchObject({ totalMinor: 3900 + 1900, imageModel: 'advanced' });
    expect(seen).toMatchObject({ value: { totalMinor: 3900 + 1900, imageModel: 'advanced' } });
  });
});

describe('§3 priceTier: the checkout uses the chosen format', () => {
  const tierShown = async ({ id, accountId }: Awaited<ReturnType<typeof order>>) => {
    const deps = { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: 's' };
    return unwrap(await getOrder(id, deps)).tier;
  };

  it('also when chosen after the order was created; an unavailable format becomes the digital book, and the draft keeps the choice', async () => {
    const mine = await order();
    unwrap(await change(mine.bookId, mine.owner, { priceTier: 'combo' }));
    expect(await tierShown(mine)).toBe(resolveTier('combo', 'IL'));
    expect(await shop.db.book.findUnique({ where: { id: mine.bookId } })).toMatchObject({ priceTier: 'combo' });
  });

  it('the format chosen at checkout stays, and the paid one is shown whatever the draft says', async () => {
    const mine = await order();
    unwrap(await change(mine.bookId, mine.owner, { priceTier: 'combo' }));
    unwrap(await checkout(mine));
    expect(await tierShown(mine)).toBe('digital');
    unwrap(await change(mine.bookId, mine.owner, { priceTier: 'printed' }));
    const { payments } = await findOrderRow(mine.id);
    if (payments[0]) await webhook('paid', payments[0]);
    expect(await tierShown(mine)).toBe('digital');
  });
});

describe('rulings "Flow": retrying never charges twice', () => {
  it('reuses an open attempt', async () => {
    const mine = await order();
    const first = unwrap(await checkout(mine));
    expect(unwrap(await checkout(mine))).toEqual(first);
    expect(await paymentStates(mine.id)).toEqual(['open']);
  });

  it('many clicks in parallel create one attempt', async () => {
    const mine = await order();
    const urls = (await Promise.all(Array.from({ length: 5 }, () => checkout(mine)))).map((one) => unwrap(one).url);
    expect(new Set(urls).size).toBe(1);
    expect(await paymentStates(mine.id)).toEqual(['open']);
  });

  it('a different total creates another attempt and cancels the old one', async () => {
    const mine = await withOpenCheckout();
    await allowAdvanced(mine.bookId);
    unwrap(await approve(mine.bookId, mine.owner, 'advanced'));
    unwrap(await checkout(mine));
    expect((await findOrderRow(mine.id)).payments).toMatchObject([
      { state: 'cancelled', amountMinor: 3900 },
      { state: 'open', amountMinor: 5800 },
    ]);
  });

  it('an unresponsive provider leaves the order open, and the next try is a new attempt', async () => {
    const mine = await order();
    expect(await checkout(mine, { payment: failingProvider })).toEqual(fail('payment_unavailable'));
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid', changes: [] });
    unwrap(await checkout(mine));
    expect(await paymentStates(mine.id)).toEqual(['failed', 'open']);
  });

  it('a paid order cannot be paid again', async () => {
    const mine = await withOpenCheckout();
    await webhook('paid', mine.payment);
    expect(await checkout(mine)).toEqual(fail('order_not_payable'));
    expect(await paymentStates(mine.id)).toEqual(['paid']);
  });
});

it.each([
  ['without a book', { catalogueId: null }],
  ['with a hero not approved', { age: 9 }],
])('rejects what cannot be produced: a draft changed to one %s', async (_, by) => {
  const mine = await order();
  unwrap(await change(mine.bookId, mine.owner, by));
  expect(await checkout(mine)).toEqual(fail('preview_not_ready'));
  expect(await paymentStates(mine.id)).toEqual([]);
});

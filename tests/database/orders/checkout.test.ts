import { describe, expect, it } from 'vitest';
import { myOrder } from '@/lib/orders/server';
import { fail } from '@/lib/platform/result';
import { offeredTier } from '@/lib/prices';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { value, wizard } from '../support/drafts';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { provider, till } from '../support/till';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, atTheTill, webhook, story, paymentStates } = till(shop);
const { approve, change } = wizard(shop);
const row = (id: string) =>
  shop.db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: true, payments: { orderBy: { createdAt: 'asc' } } },
  });
const broken: PaymentPort = { ...provider, openCheckout: async () => fail('payment_unavailable') };
const allowAdvanced = (bookId: string) => shop.db.photo.updateMany({ where: { bookId }, data: { paintsFace: true } });

describe('§9 prices, rulings "Money": opening the checkout', () => {
  it('fixes lines and sum and records the change', async () => {
    const mine = await order();
    const { url } = value(await checkout(mine));
    expect(await row(mine.id)).toMatchObject({
      totalMinor: 3900,
      lines: [{ priceId: 'digital', quantity: 1, unitMinor: 3900 }],
      payments: [{ state: 'open', amountMinor: 3900, currency: 'ILS', checkoutUrl: url }],
    });
    expect(await story(mine.id)).toMatchObject({ state: 'awaiting_payment', changes: ['unpaid>awaiting_payment'] });
  });

  it('a Kenyan phone pays shillings', async () => {
    const mine = await atTheTill('+254733111111', 'KE');
    expect(mine.payment).toMatchObject({ amountMinor: 149_900, currency: 'KES' });
    const page = provider.readSandboxToken(mine.payment.checkoutUrl?.split('/').at(-1) ?? '');
    expect(page).toMatchObject({ totalMinor: 149_900, currency: 'KES', orderId: mine.id, paymentId: mine.payment.id });
  });

  it('the model that the book is drawn in is charged, though it was chosen after the order was made', async () => {
    const mine = await order();
    await allowAdvanced(mine.bookId);
    value(await approve(mine.bookId, mine.owner, 'advanced'));
    const { db } = shop;
    const seen = await myOrder(mine.id, {
      db,
      accountId: mine.accountId,
      sign: storage.signedUrl,
      now: NOW,
      secret: 's',
    });
    value(await checkout(mine));
    expect(await row(mine.id)).toMatchObject({ totalMinor: 3900 + 1900, imageModel: 'advanced' });
    expect(seen).toMatchObject({ value: { totalMinor: 3900 + 1900, imageModel: 'advanced' } });
  });
});

describe('§3 priceTier: the format is carried to the checkout', () => {
  const tierShown = async ({ id, accountId }: Awaited<ReturnType<typeof order>>) => {
    const deps = { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: 's' };
    return value(await myOrder(id, deps)).tier;
  };

  it('also when it is chosen after the order was made; one that is not sold is the digital book, and stays a wish', async () => {
    const mine = await order();
    value(await change(mine.bookId, mine.owner, { priceTier: 'combo' }));
    expect(await tierShown(mine)).toBe(offeredTier('combo'));
    expect(await shop.db.book.findUnique({ where: { id: mine.bookId } })).toMatchObject({ priceTier: 'combo' });
  });

  it('what was chosen at the till stays chosen, and what was paid for is shown whatever the draft says', async () => {
    const mine = await order();
    value(await change(mine.bookId, mine.owner, { priceTier: 'combo' }));
    value(await checkout(mine));
    expect(await tierShown(mine)).toBe('digital');
    value(await change(mine.bookId, mine.owner, { priceTier: 'printed' }));
    const { payments } = await row(mine.id);
    if (payments[0]) await webhook('paid', payments[0]);
    expect(await tierShown(mine)).toBe('digital');
  });
});

describe('rulings "Flow": retrying never charges twice', () => {
  it('an open attempt is taken up again', async () => {
    const mine = await order();
    const first = value(await checkout(mine));
    expect(value(await checkout(mine))).toEqual(first);
    expect(await paymentStates(mine.id)).toEqual(['open']);
  });

  it('many clicks at once make one attempt', async () => {
    const mine = await order();
    const urls = (await Promise.all(Array.from({ length: 5 }, () => checkout(mine)))).map((one) => value(one).url);
    expect(new Set(urls).size).toBe(1);
    expect(await paymentStates(mine.id)).toEqual(['open']);
  });

  it('another sum is another attempt, and the old one is given up', async () => {
    const mine = await atTheTill();
    await allowAdvanced(mine.bookId);
    value(await approve(mine.bookId, mine.owner, 'advanced'));
    value(await checkout(mine));
    expect((await row(mine.id)).payments).toMatchObject([
      { state: 'cancelled', amountMinor: 3900 },
      { state: 'open', amountMinor: 5800 },
    ]);
  });

  it('a provider that does not answer leaves the order open, and the next try is a new attempt', async () => {
    const mine = await order();
    expect(await checkout(mine, { payment: broken })).toEqual(fail('payment_unavailable'));
    expect(await story(mine.id)).toMatchObject({ state: 'unpaid', changes: [] });
    value(await checkout(mine));
    expect(await paymentStates(mine.id)).toEqual(['failed', 'open']);
  });

  it('a paid order is not paid again', async () => {
    const mine = await atTheTill();
    await webhook('paid', mine.payment);
    expect(await checkout(mine)).toEqual(fail('order_not_payable'));
    expect(await paymentStates(mine.id)).toEqual(['paid']);
  });
});

it.each([
  ['without a book', { catalogueId: null }],
  ['with a hero not approved', { age: 9 }],
])('nothing is sold that cannot be made: a draft changed to one %s', async (_, by) => {
  const mine = await order();
  value(await change(mine.bookId, mine.owner, by));
  expect(await checkout(mine)).toEqual(fail('preview_not_ready'));
  expect(await paymentStates(mine.id)).toEqual([]);
});

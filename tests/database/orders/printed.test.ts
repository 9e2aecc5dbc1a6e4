import { describe, expect, it } from 'vitest';
import { addressSchema } from '@/lib/orders';
import { createUpgrade, saveAddress, saveDedication } from '@/lib/orders/server';
import { fail } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, checkout, paid, make, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
type TestOrder = Awaited<ReturnType<typeof order>>;

const HAIFA = addressSchema.parse({
  country: 'IL',
  fullName: 'דנה לוי',
  city: 'חיפה',
  street: 'הנשיא',
  houseNumber: '12',
});
const address = ({ id, accountId }: Pick<TestOrder, 'id' | 'accountId'>, to = HAIFA) =>
  saveAddress(id, to, { db: shop.db, accountId });
const dedicate = ({ id, accountId }: TestOrder, text: string | null) =>
  saveDedication(
    id,
    { dedication: text, design: 'stitched' },
    { db: shop.db, accountId, enqueue: shop.enqueue, now: NOW },
  );
const linesOf = async ({ id }: TestOrder) =>
  (await shop.db.orderLine.findMany({ where: { orderId: id } })).map(({ priceId }) => priceId).sort();

async function openPayment({ id }: TestOrder) {
  return shop.db.payment.findFirstOrThrow({ where: { orderId: id, state: 'open' } });
}

async function pay(tier: 'printed' | 'combo') {
  const mine = await order();
  unwrap(await address(mine));
  unwrap(await checkout(mine, { tier }));
  await webhook('paid', await openPayment(mine));
  return mine;
}

describe('§5 Shipping: where a printed book goes', () => {
  it('a printed book is not paid without an address', async () => {
    const mine = await order();
    expect(await checkout(mine, { tier: 'printed' })).toEqual(fail('shipping_details_required'));
    unwrap(await address(mine));
    unwrap(await checkout(mine, { tier: 'printed' }));
    expect(await openPayment(mine)).toMatchObject({ amountMinor: 9900 });
  });

  it('the address may change until the book is confirmed for print', async () => {
    const mine = await pay('printed');
    unwrap(await address(mine, { ...HAIFA, city: 'עכו' }));
    expect(await shop.db.shippingAddress.findUnique({ where: { orderId: mine.id } })).toMatchObject({ city: 'עכו' });
    await shop.db.order.update({ where: { id: mine.id }, data: { state: 'confirmed' } });
    expect(await address(mine)).toEqual(fail('order_closed'));
  });

  it('§9 Delivery: only the market of the order; another account finds nothing', async () => {
    const [mine, stranger] = [await order(), await order()];
    const nairobi = addressSchema.parse({ ...HAIFA, country: 'KE' });
    expect(await address(mine, nairobi)).toEqual(fail('address_country_not_served'));
    expect(await address({ id: mine.id, accountId: stranger.accountId })).toEqual(fail('not_found'));
  });
});

describe('rulings "Flow": what a payment starts', () => {
  it('a printed book waits for the final confirmation', async () => {
    const { id } = await pay('printed');
    expect(await getHistory(id)).toMatchObject({
      state: 'awaiting_confirmation',
      changes: ['awaiting_payment>paid', 'paid>awaiting_confirmation', 'unpaid>awaiting_payment'],
    });
    expect(await shop.db.orderLine.findMany({ where: { orderId: id } })).toMatchObject([{ priceId: 'printed' }]);
  });

  it('with the digital book, that is made at once', async () => {
    const mine = await pay('combo');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production' });
    expect(await linesOf(mine)).toEqual(['digital', 'upgrade_to_printed']);
  });

  it('rulings "Money": in Kenya printed alone is not for sale', async () => {
    const mine = await order('+254733222222', 'KE');
    expect(await checkout(mine, { tier: 'printed' })).toEqual(fail('format_not_offered_yet'));
  });
});

describe('§9 dedication', () => {
  it('is charged in a printed book and free in a digital one', async () => {
    const mine = await order();
    unwrap(await dedicate(mine, 'לנועה, באהבה'));
    unwrap(await address(mine));
    unwrap(await checkout(mine, { tier: 'printed' }));
    expect(await linesOf(mine)).toEqual(['printed', 'printed_dedication']);
    unwrap(await checkout(mine));
    expect(await openPayment(mine)).toMatchObject({ amountMinor: 3900 });
  });

  it('adding one closes the open checkout, and a payment of the old amount is refunded', async () => {
    const mine = await order();
    unwrap(await address(mine));
    unwrap(await checkout(mine, { tier: 'printed' }));
    const old = await openPayment(mine);
    unwrap(await dedicate(mine, 'לנועה'));
    expect(await paymentStates(mine.id)).toEqual(['cancelled']);
    await webhook('paid', old);
    expect(await getHistory(mine.id)).toMatchObject({ paidAt: null });
    const refunds = await shop.db.refund.findMany({ where: { paymentId: old.id } });
    expect(refunds).toMatchObject([{ reason: 'duplicate', amountMinor: old.amountMinor }]);
  });

  it('another design leaves the price and the open checkout alone', async () => {
    const mine = await order();
    unwrap(await dedicate(mine, 'לנועה'));
    unwrap(await address(mine));
    unwrap(await checkout(mine, { tier: 'printed' }));
    const { id, accountId } = mine;
    const given = { dedication: 'לנועה', design: 'garland' } as const;
    unwrap(await saveDedication(id, given, { db: shop.db, accountId, enqueue: shop.enqueue, now: NOW }));
    expect(await paymentStates(id)).toEqual(['open']);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id: mine.bookId } });
    expect(book.dedicationDesign).toBe('garland');
  });

  it('is not added once paid, and has to fit its page', async () => {
    const mine = await pay('printed');
    expect(await dedicate(mine, 'מאוחר מדי')).toEqual(fail('dedication_not_ordered'));
    expect(await dedicate(await order(), 'ש'.repeat(200))).toEqual(fail('dedication_does_not_fit'));
  });
});

describe('rulings "Money": a printed copy of a digital book', () => {
  const upgrade = ({ id, accountId }: Pick<TestOrder, 'id' | 'accountId'>) =>
    createUpgrade(id, { db: shop.db, accountId });

  async function finished() {
    const mine = await paid();
    await make(mine.id);
    return mine;
  }

  it('is an order of its own at the price of the upgrade, less the coupon that the digital book earned', async () => {
    const mine = await finished();
    const { orderId } = unwrap(await upgrade(mine));
    const copy = { ...mine, id: orderId };
    unwrap(await address(copy));
    unwrap(await checkout(copy, { tier: 'printed' }));
    expect(await linesOf(copy)).toEqual(['upgrade_to_printed']);
    const payment = await openPayment(copy);
    expect(payment).toMatchObject({ amountMinor: 6210 });
    await webhook('paid', payment);
    expect(await getHistory(orderId)).toMatchObject({ state: 'awaiting_confirmation' });
    expect(await getHistory(mine.id)).toMatchObject({ state: 'ready' });
  });

  it('charges the dedication that was free in the digital book', async () => {
    const mine = await finished();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { dedication: 'לנועה' } });
    const copy = { ...mine, id: unwrap(await upgrade(mine)).orderId };
    unwrap(await address(copy));
    unwrap(await checkout(copy, { tier: 'printed' }));
    expect(await linesOf(copy)).toEqual(['printed_dedication', 'upgrade_to_printed']);
  });

  it('many clicks create one, sold in no other format', async () => {
    const mine = await finished();
    const ids = await Promise.all(Array.from({ length: 5 }, async () => unwrap(await upgrade(mine)).orderId));
    expect(new Set(ids).size).toBe(1);
    const copy = { ...mine, id: ids[0] ?? '' };
    expect(await checkout(copy, { tier: 'digital' })).toEqual(fail('format_not_offered_yet'));
  });

  it('needs a finished digital book of the account', async () => {
    const unpaid = await order();
    expect(await upgrade(unpaid)).toEqual(fail('order_not_upgradable'));
    const [mine, stranger] = [await finished(), await order()];
    expect(await upgrade({ id: mine.id, accountId: stranger.accountId })).toEqual(fail('not_found'));
  });
});

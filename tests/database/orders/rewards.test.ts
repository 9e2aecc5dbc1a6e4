import { describe, expect, it } from 'vitest';
import { handleProductionFailure } from '@/lib/orders/recovery/job-failures';
import { handleRecover } from '@/lib/orders/recovery/recover.handler';
import { getOrder, openCheckout, refundOrder, returnCredits } from '@/lib/orders/server';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { issueCoupon } from '@/lib/rewards/coupons';
import { addCredits, getCreditBalance } from '@/lib/rewards/server';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { order: newOrder, paid, make, webhook, paymentStates, getHistory } = createCheckoutFlow(shop);

const US_PHONE = '+12025550177';
type Order = { readonly id: string; readonly accountId: string };
const checkout = ({ id, accountId }: Order, choice: object = {}, now = NOW, payment: PaymentPort = sandboxProvider) =>
  openCheckout(
    id,
    { tier: 'digital', ...choice },
    {
      db: shop.db,
      enqueue: shop.enqueue,
      payment,
      now,
      accountId,
      urls: () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' }),
    },
  );
const rowOf = ({ id }: Order) => shop.db.order.findUniqueOrThrow({ where: { id } });
const openPaymentOf = ({ id }: Order) =>
  shop.db.payment.findFirstOrThrow({ where: { orderId: id, state: 'open' }, orderBy: { createdAt: 'desc' } });
const balanceOf = ({ accountId }: Order) => getCreditBalance(shop.db, accountId);
const give = ({ accountId }: Order, amount: number) => addCredits(shop.db, { accountId, reason: 'staff', amount });

/** An unpaid order of an account that has a coupon of an earlier order. */
async function withCoupon(kind: 'next_order' | 'free_digital' = 'next_order', expiresAt = addSeconds(3 * HOUR)) {
  const phone = newPhone();
  const earlier = await paid(phone);
  const order = await newOrder(phone);
  await issueCoupon(shop.db, { kind, accountId: order.accountId, issuedForId: earlier.id, now: NOW, expiresAt });
  const coupon = await shop.db.coupon.findFirstOrThrow({ where: { accountId: order.accountId } });
  return { order, coupon, phone };
}
const couponOf = ({ accountId }: Order) => shop.db.coupon.findFirstOrThrow({ where: { accountId } });

describe('§9 coupon: 10 % off the next order, one use', () => {
  it('is issued when the book is made, until the end of the day in the market', async () => {
    const order = await paid();
    await make(order.id);
    const coupons = await shop.db.coupon.findMany({ where: { accountId: order.accountId } });
    expect(coupons).toMatchObject([{ kind: 'next_order', percentOff: 10, issuedForId: order.id, usedById: null }]);
    expect(coupons[0]?.expiresAt.getTime()).toBeGreaterThanOrEqual(addSeconds(3 * HOUR).getTime());
  });

  it('takes part in the checkout, and is used up with the payment', async () => {
    const { order, coupon } = await withCoupon();
    unwrap(await checkout(order));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 3510, couponId: coupon.id });
    expect((await couponOf(order)).usedById).toBeNull();
    await webhook('paid', await openPaymentOf(order));
    expect((await couponOf({ ...order })).usedById).toBe(order.id);
    const view = unwrap(await getOrder(order.id, { ...deps(order) }));
    expect(view).toMatchObject({ totalMinor: 3510, discounts: [{ kind: 'next_order', amountMinor: 390 }] });
  });

  it('stays where the parent keeps it, and ends with its hour', async () => {
    const { order } = await withCoupon();
    unwrap(await checkout(order, { useCoupon: false }));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 3900, couponId: null });
    const late = await withCoupon('next_order', addSeconds(HOUR));
    expect(await checkout(late.order, { shownMinor: 3510 }, addSeconds(2 * HOUR))).toMatchObject({
      code: 'price_changed',
    });
  });

  it('is held by one order at a time: a payment of the other one does not fit and goes back', async () => {
    const { order: first, phone } = await withCoupon();
    const second = await newOrder(phone);
    unwrap(await checkout(first));
    const old = await openPaymentOf(first);
    unwrap(await checkout(second));
    expect(await rowOf(first)).toMatchObject({ couponId: null, totalMinor: null, state: 'unpaid' });
    await webhook('paid', old);
    expect((await rowOf(first)).paidAt).toBeNull();
    expect(await shop.db.refund.count({ where: { paymentId: old.id } })).toBe(1);
    await webhook('paid', await openPaymentOf(second));
    expect((await couponOf(second)).usedById).toBe(second.id);
  });

  it('two checkouts at once: one of them has it, and the other parent is not sent to pay', async () => {
    const { order: first, phone } = await withCoupon();
    const second = await newOrder(phone);
    const opened = await Promise.all([checkout(first), checkout(second)]);
    const rows = [await rowOf(first), await rowOf(second)];
    expect(rows.filter(({ couponId }) => couponId !== null)).toHaveLength(1);
    for (const result of opened) if (!result.ok) expect(result.code).toBe('price_changed');
    for (const { id, state, couponId } of rows) {
      const open = await shop.db.payment.count({ where: { orderId: id, state: 'open' } });
      expect([state, open]).toEqual(couponId ? ['awaiting_payment', 1] : ['unpaid', 0]);
    }
  });

  it('is taken while the other checkout waits for the provider: that one is not opened', async () => {
    const { order: first, phone } = await withCoupon();
    const second = await newOrder(phone);
    const slow = {
      ...sandboxProvider,
      openCheckout: async (request: Parameters<typeof sandboxProvider.openCheckout>[0]) => {
        unwrap(await checkout(second));
        return sandboxProvider.openCheckout(request);
      },
    };
    expect(await checkout(first, {}, NOW, slow)).toMatchObject({ code: 'price_changed' });
    expect(await rowOf(first)).toMatchObject({ state: 'unpaid', couponId: null });
    expect(await rowOf(second)).toMatchObject({ state: 'awaiting_payment', totalMinor: 3510 });
  });

  it('§9 coupon: of two the better one for the chosen format, as the page prices it', async () => {
    const { order, coupon } = await withCoupon();
    const { issuedForId } = coupon;
    const { accountId } = order;
    const expiresAt = addSeconds(365 * DAY);
    await issueCoupon(shop.db, { kind: 'free_digital', accountId, issuedForId, now: NOW, expiresAt });
    const { rewards } = unwrap(await getOrder(order.id, deps(order)));
    expect(rewards?.coupons.map(({ offer }) => offer.kind)).toEqual(['next_order', 'free_digital']);
    await shop.db.shippingAddress.create({
      data: { orderId: order.id, fullName: 'דנה לוי', country: 'IL', city: 'חיפה', street: 'הנשיא', house: '12' },
    });
    unwrap(await checkout(order, { tier: 'printed', shownMinor: 8910 }));
    expect(await rowOf(order)).toMatchObject({ couponId: coupon.id });
    unwrap(await checkout(order, { tier: 'combo', shownMinor: 6900 }));
    expect((await rowOf(order)).couponId).not.toBe(coupon.id);
  });
});

const deps = ({ accountId }: Order) => ({
  db: shop.db,
  accountId,
  now: NOW,
  secret: 's',
  sign: async (key: string) => key,
});

describe('rulings "Money": credits, 1 is ₪1, on orders in shekels', () => {
  it('are spent with the payment, once', async () => {
    const order = await newOrder();
    await give(order, 15);
    unwrap(await checkout(order));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 2400, creditsMinor: 1500 });
    expect(await balanceOf(order)).toBe(15);
    const payment = await openPaymentOf(order);
    await webhook('paid', payment);
    await webhook('paid', payment);
    expect(await balanceOf(order)).toBe(0);
  });

  it('an abandoned checkout spends nothing', async () => {
    const order = await newOrder();
    await give(order, 15);
    unwrap(await checkout(order));
    await webhook('expired', await openPaymentOf(order));
    expect(await balanceOf(order)).toBe(15);
  });

  it('are not offered on orders in dollars', async () => {
    const order = await newOrder(US_PHONE, 'US');
    await give(order, 15);
    unwrap(await checkout(order));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 1900, creditsMinor: 0 });
  });

  it('a total of zero skips the provider: the book is made at once', async () => {
    const order = await newOrder();
    await give(order, 50);
    expect(unwrap(await checkout(order, { shownMinor: 0 })).url).toBe('http://shop.test/ok');
    expect(await paymentStates(order.id)).toEqual([]);
    expect(await rowOf(order)).toMatchObject({
      state: 'in_production',
      totalMinor: 0,
      creditsMinor: 3900,
      paidAt: NOW,
    });
    expect(await balanceOf(order)).toBe(11);
    expect(await shop.queue.jobs('produce-book', order.id)).toHaveLength(1);
    expect(await checkout(order)).toMatchObject({ code: 'order_not_payable' });
    expect((await getHistory(order.id)).changes).toContain('awaiting_payment>paid');
  });

  it('come back when the staff end an order that they paid whole', async () => {
    const order = await newOrder();
    await give(order, 50);
    unwrap(await checkout(order));
    const { number: orderNumber } = await rowOf(order);
    const asked = { orderNumber, key: 'a' };
    const refunding = { db: shop.db, enqueue: shop.enqueue, now: NOW };
    expect(await refundOrder(asked, refunding)).toMatchObject({ value: { amountMinor: 0 } });
    expect((await rowOf(order)).state).toBe('refunded');
    expect(await balanceOf(order)).toBe(50);
    expect(await refundOrder(asked, refunding)).toMatchObject({ code: 'nothing_to_refund' });
  });

  it('come back with a whole refund, once', async () => {
    const order = await newOrder();
    await give(order, 15);
    unwrap(await checkout(order));
    const payment = await openPaymentOf(order);
    await webhook('paid', payment);
    await webhook('refunded', payment);
    await webhook('refunded', payment);
    expect((await rowOf(order)).state).toBe('refunded');
    expect(await balanceOf(order)).toBe(15);
  });
});

describe('credits of an order come back in parts', () => {
  it('first those of its printed part, then the rest, and never more', async () => {
    const order = await newOrder();
    await give(order, 15);
    unwrap(await checkout(order));
    await webhook('paid', await openPaymentOf(order));
    const paidOrder = await rowOf(order);
    await returnCredits(shop.db, paidOrder, 600);
    await returnCredits(shop.db, paidOrder, 600);
    expect(await balanceOf(order)).toBe(6);
    await returnCredits(shop.db, paidOrder);
    await returnCredits(shop.db, paidOrder);
    expect(await balanceOf(order)).toBe(15);
  });
});

describe("§9 referral: a friend's first order earns a digital book", () => {
  it('pays a digital book whole', async () => {
    const { order } = await withCoupon('free_digital', addSeconds(365 * DAY));
    unwrap(await checkout(order));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 0, state: 'in_production' });
    const { id, accountId } = order;
    expect(await shop.db.coupon.count({ where: { accountId, kind: 'free_digital', usedById: id } })).toBe(1);
  });

  it('stays where the parent would rather use another coupon', async () => {
    const { order, coupon: free } = await withCoupon('free_digital', addSeconds(365 * DAY));
    const { accountId } = order;
    const issuedForId = free.issuedForId as string;
    await issueCoupon(shop.db, { kind: 'next_order', accountId, issuedForId, now: NOW, expiresAt: addSeconds(HOUR) });
    const next = await shop.db.coupon.findFirstOrThrow({ where: { accountId, kind: 'next_order' } });
    unwrap(await checkout(order, { couponCode: next.code }));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 3510, couponId: next.id });
    unwrap(await checkout(order, { couponCode: 'of somebody else' }));
    expect(await rowOf(order)).toMatchObject({ totalMinor: 0, couponId: free.id });
  });

  it('comes back, with one mail, when the book cannot be made', async () => {
    const { order } = await withCoupon('free_digital', addSeconds(365 * DAY));
    unwrap(await checkout(order));
    const { db, enqueue } = shop;
    await handleProductionFailure({ orderId: order.id }, { db, enqueue, now: NOW });
    await db.$executeRaw`UPDATE orders SET updated_at = ${NOW} WHERE id = ${order.id}::uuid`;
    for (const hours of [30, 31]) await handleRecover({ db, enqueue, now: addSeconds(hours * HOUR) });
    expect(await rowOf(order)).toMatchObject({ state: 'refunded' });
    expect((await couponOf(order)).usedById).toBeNull();
    expect(await db.messageSent.count({ where: { orderId: order.id, kind: 'orderRefunded' } })).toBe(1);
  });
});

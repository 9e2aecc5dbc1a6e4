import { describe, expect, it } from 'vitest';
import { confirmSchema } from '@/lib/fulfilment';
import { cancelOrder, getConfirmation, holdOrder } from '@/lib/fulfilment/server';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { newId } from '@/lib/platform/ids';
import { getCreditBalance } from '@/lib/rewards/server';
import { SQUARE_210 } from '@/lib/typesetting';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting, confirm } = createPrintFlow(shop);
const findOrder = (id: string) => shop.db.order.findUniqueOrThrow({ where: { id } });
const getChanges = async (orderId: string) =>
  (await shop.db.orderChange.findMany({ where: { orderId } })).map(({ from, to, by }) => `${from}>${to} by ${by}`);

describe('§5 Confirmation: approval of texts and images must be ticked', () => {
  it.each([{}, { texts: true }, { texts: true, images: false }, { texts: 'yes', images: true }])(
    'rejects %o',
    (input) => {
      const parsed = confirmSchema.safeParse(input);
      expect(parsed.error?.issues.map(({ message }) => message)).toContain('approval_required');
    },
  );

  it('accepts both', () => expect(confirmSchema.parse({ texts: true, images: true, edits: 0 })).toBeTruthy());
});

describe('rulings "Flow": the final confirmation', () => {
  it('ends editing, promises a day and starts the print files, once', async () => {
    const order = await awaiting();
    const { dispatchBy } = unwrap(await confirm(order));
    expect(await findOrder(order.id)).toMatchObject({ state: 'confirmed', confirmedAt: NOW, dispatchBy });
    expect(await shop.db.book.findUnique({ where: { id: order.bookId } })).toMatchObject({ approvedAt: NOW });
    expect(await getChanges(order.id)).toContain('awaiting_confirmation>confirmed by customer');
    expect(await shop.queue.jobs('make-print-files', order.id)).toHaveLength(1);
  });

  it('is irreversible: no second confirmation, and no cancellation after it', async () => {
    const order = await awaiting();
    const results = await Promise.all([confirm(order), confirm(order, addSeconds(60))]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await confirm(order)).toMatchObject({ code: 'order_not_confirmable' });
    const cancelled = await cancelOrder(order.id, { ...shop, db: shop.db, accountId: order.accountId, now: NOW });
    expect(cancelled).toMatchObject({ code: 'order_not_cancellable' });
  });

  it("only the owner's own order", async () => {
    const order = await awaiting();
    expect(await confirm({ ...order, accountId: newId() })).toMatchObject({ code: 'not_found' });
    expect(await findOrder(order.id)).toMatchObject({ state: 'awaiting_confirmation' });
  });

  it.each(['paid', 'in_production', 'printing', 'delivered', 'cancelled'] as const)('not while %s', async (state) => {
    const order = await awaiting('combo');
    await shop.db.order.update({ where: { id: order.id }, data: { state } });
    expect(await confirm(order)).toMatchObject({ code: 'order_not_confirmable' });
  });

  it('§5 Shipping: not without a complete address', async () => {
    const order = await awaiting();
    await shop.db.shippingAddress.update({ where: { orderId: order.id }, data: { city: '' } });
    expect(await confirm(order)).toMatchObject({ code: 'delivery_address_missing' });
  });

  it('not before every picture can be seen', async () => {
    const order = await awaiting();
    await shop.db.illustration.deleteMany({ where: { bookId: order.bookId, pageKey: 's12' } });
    expect(await confirm(order)).toMatchObject({ code: 'book_not_drawn' });
    await handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now: NOW });
    expect(await shop.queue.jobs('draw-whole-book', `${order.bookId}:2`)).toHaveLength(1);
  });
});

describe('what the page shows', () => {
  it('§4 proof: words that do not fit their page are shortened first', async () => {
    const order = await awaiting();
    const page = { bookId: order.bookId, key: 's03' };
    await shop.db.page.create({ data: { ...page, texts: { home: 'and then it rained again '.repeat(60) } } });
    expect(
      unwrap(await getConfirmation(order.id, { ...shop, accountId: order.accountId, now: NOW })).overflowingPages,
    ).toEqual(['s03']);
    expect(await confirm(order)).toMatchObject({ code: 'pages_overflow' });
    await shop.db.page.update({ where: { bookId_key: page }, data: { texts: { home: 'And then it rained again.' } } });
    expect(await confirm(order)).toMatchObject({ ok: true });
  });

  it('address, promise and what is possible', async () => {
    const order = await awaiting();
    const read = async () =>
      unwrap(await getConfirmation(order.id, { db: shop.db, accountId: order.accountId, now: NOW }));
    expect(await read()).toMatchObject({
      state: 'awaiting_confirmation',
      addressComplete: true,
      drawn: true,
      cancellable: true,
      shipment: null,
    });
    const { dispatchBy } = unwrap(await confirm(order));
    expect(await read()).toMatchObject({ dispatchBy: dispatchBy.toISOString(), cancellable: false });
  });

  it('a digital order has nothing to confirm', async () => {
    const order = await awaiting();
    await shop.db.order.update({ where: { id: order.id }, data: { tier: 'digital', state: 'ready' } });
    const shown = await getConfirmation(order.id, { db: shop.db, accountId: order.accountId, now: NOW });
    expect(shown).toMatchObject({ code: 'not_found' });
  });
});

describe('rulings "Flow": an unconfirmed book can be cancelled for a refund', () => {
  const cancel = ({ id, accountId }: { readonly id: string; readonly accountId: string }) =>
    cancelOrder(id, { db: shop.db, enqueue: shop.enqueue, accountId, now: NOW });

  it('refunds the payment and tells the parent, once', async () => {
    const order = await awaiting();
    await shop.db.order.update({ where: { id: order.id }, data: { tier: 'printed' } });
    const results = await Promise.all([cancel(order), cancel(order)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findOrder(order.id)).toMatchObject({ state: 'refunded' });
    expect(await shop.queue.jobs('refund-payment')).toHaveLength(1);
    const mails = await shop.db.messageSent.findMany({ where: { orderId: order.id, kind: 'printCancelled' } });
    expect(mails).toHaveLength(1);
  });

  it("not another account's", async () => {
    const order = await awaiting();
    expect(await cancel({ ...order, accountId: newId() })).toMatchObject({ code: 'not_found' });
  });

  it('of both formats the printed part: its price comes back, and the digital book stays', async () => {
    const order = await awaiting('combo');
    await shop.db.orderLine.createMany({
      data: [
        { orderId: order.id, priceId: 'upgrade_to_printed', quantity: 1, unitMinor: 2000 },
        { orderId: order.id, priceId: 'printed_dedication', quantity: 1, unitMinor: 1000 },
      ],
    });
    await shop.db.order.update({ where: { id: order.id }, data: { totalMinor: 6900 } });
    await shop.db.payment.updateMany({ where: { orderId: order.id }, data: { amountMinor: 6900 } });
    const results = await Promise.all([cancel(order), cancel(order)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findOrder(order.id)).toMatchObject({ state: 'ready' });
    const refunds = await shop.db.refund.findMany({ where: { payment: { orderId: order.id } } });
    expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([3000]);
  });

  it('the digital book stays even where its printed part took all the money back: credits paid it', async () => {
    const order = await awaiting('combo');
    const { id: orderId, accountId } = order;
    await shop.db.orderLine.create({ data: { orderId, priceId: 'upgrade_to_printed', quantity: 1, unitMinor: 6900 } });
    await shop.db.order.update({ where: { id: orderId }, data: { creditsMinor: 6900 } });
    unwrap(await cancel(order));
    const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId } });
    await createCheckoutFlow(shop).webhook('refunded', payment);
    expect(await findOrder(orderId)).toMatchObject({ state: 'ready' });
    expect(await shop.db.payment.findFirst({ where: { orderId } })).toMatchObject({ state: 'refunded' });
    expect(await getCreditBalance(shop.db, accountId)).toBe(30);
  });
});

describe('rulings "Flow": reminders after 2, 5 and 14 days', () => {
  const remind = (days: number) =>
    handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now: addSeconds(days * DAY) });
  const getKeys = async (orderId: string) =>
    (await shop.db.messageSent.findMany({ where: { orderId, kind: 'printReminder' } })).map(({ key }) => key).sort();

  it('sends each once, and never prints by itself', async () => {
    const { id } = await awaiting();
    await remind(1.9);
    expect(await getKeys(id)).toEqual([]);
    for (const days of [2, 2.1, 4.9, 5, 6, 14, 15, 60]) await remind(days);
    expect(await getKeys(id)).toEqual([14, 2, 5].map((days) => `printReminder:${id}:${days}`));
    expect(await findOrder(id)).toMatchObject({ state: 'awaiting_confirmation' });
    expect(await shop.queue.jobs('make-print-files', id)).toEqual([]);
  });

  it('after a long pause sends the last one only', async () => {
    const { id } = await awaiting();
    await remind(20);
    expect(await getKeys(id)).toEqual([`printReminder:${id}:14`]);
  });

  it('§4 proof: none while the book is put aside, then one; it can be confirmed all the time', async () => {
    const order = await awaiting();
    const { id, accountId } = order;
    const hold = (owner: string) => holdOrder(id, { db: shop.db, accountId: owner, now: addSeconds(DAY) });
    expect(await hold(newId())).toMatchObject({ code: 'not_found' });
    const { heldUntil } = unwrap(await hold(accountId));
    expect(heldUntil).toBe(addSeconds(31 * DAY).toISOString());
    const see = async (now: Date) => unwrap(await getConfirmation(id, { db: shop.db, accountId, now })).heldUntil;
    expect([await see(NOW), await see(addSeconds(32 * DAY))]).toEqual([heldUntil, null]);
    for (const days of [5, 14, 30.9]) await remind(days);
    expect(await getKeys(id)).toEqual([]);
    for (const days of [31, 32, 60]) await remind(days);
    expect(await getKeys(id)).toEqual([`printReminder:${id}:held-${heldUntil.slice(0, 10)}`]);
    unwrap(await confirm(order));
    expect(await hold(accountId)).toMatchObject({ code: 'order_not_confirmable' });
  });

  it('none after the confirmation', async () => {
    const order = await awaiting();
    await confirm(order);
    await remind(3);
    expect(await getKeys(order.id)).toEqual([]);
  });
});

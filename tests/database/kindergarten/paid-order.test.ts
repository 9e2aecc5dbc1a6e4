import { describe, expect, it } from 'vitest';
import { NO_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { orderClass } from '@/lib/kindergarten/server';
import { getOrder, makeReceipt, saveAddress } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { createPrintFlow } from '../support/print-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const { giveAddress } = createPrintFlow(shop);
const findOrder = (id: string) => shop.db.order.findUniqueOrThrow({ where: { id }, include: { lines: true } });

describe('§5 a class is ordered when it is complete', () => {
  it('creates one unpaid order, and renews the same one', async () => {
    const group = await flow.collected();
    const first = unwrap(await flow.order(group));
    expect(unwrap(await flow.order(group))).toEqual(first);
    const order = await findOrder(first.orderId);
    expect(order).toMatchObject({ kind: 'kindergarten', state: 'unpaid', bookId: null, email: 'gan@example.com' });
    expect(order.lines).toMatchObject([{ priceId: 'kindergarten_digital', quantity: 10, unitMinor: 2000 }]);
  });

  it('two at once create one', async () => {
    const group = await flow.collected();
    const both = await Promise.all([flow.order(group), flow.order(group)]);
    expect(new Set(both.map((one) => unwrap(one).orderId)).size).toBe(1);
    expect(await shop.db.order.count({ where: { accountId: group.accountId } })).toBe(1);
  });

  it('§5 Limits: nine books are refused with the minimum', async () => {
    const group = await flow.collected({ children: 9 });
    expect(await flow.order(group)).toMatchObject({ code: 'class_too_small', data: { minimum: 10, count: 9 } });
  });

  it('names the children with what each lacks', async () => {
    const group = await flow.collected({ children: 11 });
    const [noName, noPhoto, noAnswers] = await shop.db.kindergartenChild.findMany({
      where: { kindergartenId: group.id },
    });
    await shop.db.book.update({ where: { id: noName?.bookId ?? '' }, data: { childName: null } });
    await shop.db.book.update({ where: { id: noPhoto?.bookId ?? '' }, data: { character: 0, catalogueId: 999 } });
    await shop.db.$executeRaw`UPDATE books SET character = NULL WHERE id = ${noPhoto?.bookId}::uuid`;
    await shop.db.kindergartenChild.update({
      where: { id: noAnswers?.id ?? '' },
      data: { genderKnown: false, ageKnown: false },
    });
    const refused = await flow.order(group);
    expect(refused).toMatchObject({ code: 'class_incomplete' });
    const { children } = (refused as unknown as { data: { children: { id: string; missing: string[] }[] } }).data;
    expect(Object.fromEntries(children.map(({ id, missing }) => [id, missing]))).toEqual({
      [noName?.id ?? '']: ['name'],
      [noPhoto?.id ?? '']: ['photo', 'book'],
      [noAnswers?.id ?? '']: ['gender', 'age'],
    });
  });

  it('names the missing details, and asks for a delivery of printed books only', async () => {
    const group = await flow.collected({ bookType: 'printed' });
    const data = { delivery: null, email: '', kindergartenName: ' א' };
    await shop.db.kindergartenOrder.update({ where: { id: group.id }, data });
    const fields = ['kindergartenName', 'email', 'delivery'];
    expect(await flow.order(group)).toMatchObject({ code: 'class_details_missing', data: { fields } });
  });

  it("another account's class, and one while classes are not for sale, do not exist", async () => {
    const group = await flow.collected();
    expect(await flow.order({ ...group, accountId: newId() })).toMatchObject({ code: 'not_found' });
    const account = { accountId: group.accountId, country: 'IL' } as const;
    const off = await orderClass(group.id, {
      db: shop.db,
      account,
      deviceId: newId(),
      now: NOW,
      capabilities: NO_CAPABILITIES,
    });
    expect(off).toMatchObject({ code: 'not_found' });
  });

  it('closes the class link: the price counts the children of this moment', async () => {
    const group = await flow.collected();
    const linkClosesAt = new Date(NOW.getTime() + 86_400_000);
    await shop.db.kindergartenOrder.update({ where: { id: group.id }, data: { classToken: newId(), linkClosesAt } });
    unwrap(await flow.order(group));
    expect(await shop.db.kindergartenOrder.findUnique({ where: { id: group.id } })).toMatchObject({
      linkClosesAt: NOW,
    });
  });
});

describe('§9 prices by tier and country', () => {
  it.each([
    ['IL', 'digital', undefined, 10, 20_000],
    ['IL', 'printed', 'self_pickup', 10, 75_000],
    ['IL', 'printed', 'standard', 10, 85_000],
    ['IL', 'printed', 'express', 50, 365_000],
    ['US', 'printed', 'standard', 10, 22_500],
    ['KE', 'printed', 'express', 10, 2_099_000],
    ['KE', 'digital', undefined, 12, 1_198_800],
  ] as const)('%s %s %s, %i books: %i', async (country, bookType, delivery, children, total) => {
    const group = await flow.collected({ country, bookType, delivery, children });
    const { orderId } = unwrap(await flow.order(group));
    expect((await findOrder(orderId)).totalMinor).toBe(total);
  });

  it('one more child moves the tier, and closes a checkout of the old total', async () => {
    const group = await flow.withCheckout({ bookType: 'printed', children: 49 });
    expect(group.payment.amountMinor).toBe(49 * 7500 + 10_000);
    const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
    await flow.addChild(group, 'נעמי', character, 49);
    unwrap(await flow.order(group));
    expect(await findOrder(group.orderId)).toMatchObject({ totalMinor: 50 * 7000 + 10_000, state: 'unpaid' });
    expect(await shop.db.payment.findUnique({ where: { id: group.payment.id } })).toMatchObject({ state: 'cancelled' });
  });

  it('rulings "Money": two classes of one day to one address pay delivery once, another address pays again', async () => {
    const first = await flow.withCheckout({ bookType: 'printed' });
    await flow.webhook('paid', first.payment);
    const second = await flow.collected({ bookType: 'printed' });
    await shop.db.kindergartenOrder.update({ where: { id: second.id }, data: { accountId: first.accountId } });
    const { orderId } = unwrap(await flow.order({ id: second.id, accountId: first.accountId }));
    await giveAddress(orderId);
    expect((await findOrder(orderId)).totalMinor).toBe(85_000);
    expect(await flow.checkout(orderId, first.accountId, 85_000)).toMatchObject({ code: 'price_changed' });
    unwrap(await flow.checkout(orderId, first.accountId, 75_000));
    // Once it is paid without a delivery, it cannot go elsewhere.
    const {
      orderId: _,
      house: _house,
      ...address
    } = await shop.db.shippingAddress.findUniqueOrThrow({
      where: { orderId },
    });
    const elsewhere = { ...address, houseNumber: '13' };
    const save = () => saveAddress(orderId, elsewhere, { db: shop.db, accountId: first.accountId });
    const [line] = await shop.db.orderLine.findMany({ where: { orderId } });
    expect(line?.priceId).not.toContain('delivery');
    await shop.db.order.update({ where: { id: orderId }, data: { state: 'paid', paidAt: NOW } });
    expect(await save()).toMatchObject({ code: 'delivery_shared' });
    await shop.db.order.update({ where: { id: orderId }, data: { state: 'awaiting_payment', paidAt: null } });
    await shop.db.shippingAddress.update({ where: { orderId }, data: { house: '13' } });
    expect(await flow.checkout(orderId, first.accountId, 75_000)).toMatchObject({ code: 'price_changed' });
    unwrap(await flow.checkout(orderId, first.accountId, 85_000));
  });
});

describe('the checkout of a class', () => {
  it('asks for an address before printed books are paid, not for digital ones and those picked up', async () => {
    const printed = await flow.collected({ bookType: 'printed' });
    const { orderId } = unwrap(await flow.order(printed));
    expect(await flow.checkout(orderId, printed.accountId)).toMatchObject({ code: 'shipping_details_required' });
    const pickedUp = await flow.collected({ bookType: 'printed', delivery: 'self_pickup' });
    const own = unwrap(await flow.order(pickedUp));
    unwrap(await flow.checkout(own.orderId, pickedUp.accountId));
  });

  it('shows the lines as they were ordered, and the receipt names them', async () => {
    const group = await flow.started({ bookType: 'printed' });
    const deps = { db: shop.db, accountId: group.accountId, sign: async () => '', now: NOW, secret: 's'.repeat(32) };
    const view = unwrap(await getOrder(group.orderId, deps));
    expect(view).toMatchObject({ totalMinor: 85_000, book: null, discounts: [] });
    let typeset: ReceiptInput | null = null;
    const made = await makeReceipt(group.orderId, {
      db: shop.db,
      accountId: group.accountId,
      typeset: async (receipt) => {
        typeset = receipt;
        return ok(new Uint8Array());
      },
    });
    expect(made.ok).toBe(true);
    expect(typeset).toMatchObject({
      lines: [
        { name: 'משלוח רגיל', quantity: '1', amount: '₪100' },
        { name: 'ספר מודפס לגן או לכיתה', quantity: '10', amount: '₪750' },
      ],
    });
  });

  it("belongs to the account, and a parent's coupon and credits do not apply", async () => {
    const group = await flow.collected();
    const { orderId } = unwrap(await flow.order(group));
    expect(await flow.checkout(orderId, newId())).toMatchObject({ code: 'not_found' });
    await shop.db.creditEntry.create({ data: { accountId: group.accountId, reason: 'staff', amount: 50 } });
    unwrap(await flow.checkout(orderId, group.accountId, 20_000));
  });
});

describe('one payment', () => {
  it('creates one order for each child exactly once, whatever is repeated', async () => {
    const group = await flow.withCheckout();
    const events = [newId(), newId()].map((eventId) => flow.webhook('paid', group.payment, { eventId }));
    await Promise.all(events);
    await flow.webhook('paid', group.payment);
    expect(await shop.queue.jobs('start-group-order', group.orderId)).toHaveLength(1);
    await Promise.all([flow.start(group.orderId), flow.start(group.orderId)]);
    await flow.start(group.orderId);
    const parts = await flow.parts(group.orderId);
    expect(parts).toHaveLength(10);
    expect(new Set(parts.map(({ bookId }) => bookId)).size).toBe(10);
    for (const part of parts) {
      expect(part).toMatchObject({ kind: 'kindergarten', state: 'in_production', totalMinor: 0, tier: 'digital' });
      expect(part.book).toMatchObject({ imageModel: 'regular', priceTier: 'digital', accountId: group.accountId });
      expect(part.book?.characterApprovedAt).not.toBeNull();
      expect(await shop.queue.jobs('produce-book', part.id)).toHaveLength(1);
    }
    expect(await flow.getState(group.orderId)).toBe('in_production');
    expect(await flow.getMails(group.orderId)).toEqual(['classOrdered']);
    expect(await shop.db.messageSent.count({ where: { orderId: { in: parts.map(({ id }) => id) } } })).toBe(0);
    expect(await shop.db.refund.count({ where: { paymentId: group.payment.id } })).toBe(0);
  });

  it('of printed books draws every picture first', async () => {
    const group = await flow.started({ bookType: 'printed' });
    for (const { state, bookId, book } of await flow.parts(group.orderId)) {
      expect(state).toBe('awaiting_confirmation');
      expect(await shop.queue.jobs('draw-whole-book', `${bookId}:${book?.revision}`)).toHaveLength(1);
    }
    expect(await flow.getState(group.orderId)).toBe('paid');
  });

  it('runs after the books of parents', async () => {
    const group = await flow.started();
    const [part] = await flow.parts(group.orderId);
    const [job] = await shop.db.$queryRaw<{ priority: number }[]>`
      SELECT priority FROM pgboss.job WHERE name = 'produce-book' AND singleton_key = ${part?.id}`;
    expect(job?.priority).toBeLessThan(-100);
  });

  it('of a class that nobody is left of goes back, and the class can be ordered again', async () => {
    const group = await flow.withCheckout();
    await shop.db.kindergartenChild.deleteMany({ where: { kindergartenId: group.id } });
    await flow.webhook('paid', group.payment);
    await flow.start(group.orderId);
    await flow.start(group.orderId);
    expect(await flow.parts(group.orderId)).toHaveLength(0);
    expect(await shop.db.refund.findMany({ where: { paymentId: group.payment.id } })).toMatchObject([
      { amountMinor: group.payment.amountMinor, reason: 'left_group' },
    ]);
    await flow.webhook('refunded', group.payment);
    expect(await flow.getState(group.orderId)).toBe('refunded');
    const { character } = await shop.db.book.findFirstOrThrow({ where: { accountId: group.accountId } });
    for (let at = 0; at < 10; at += 1) await flow.addChild(group, 'נעמי', character, at);
    const again = unwrap(await flow.order(group));
    expect(again.orderId).not.toBe(group.orderId);
  });

  it('a second payment of the same order goes back', async () => {
    const group = await flow.withCheckout();
    await flow.webhook('expired', group.payment);
    unwrap(await flow.checkout(group.orderId, group.accountId));
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: group.orderId, state: 'open' } });
    await flow.webhook('paid', second);
    await flow.webhook('paid', group.payment);
    const refunds = await shop.db.refund.findMany({ where: { payment: { orderId: group.orderId } } });
    expect(refunds).toMatchObject([{ paymentId: group.payment.id, reason: 'duplicate' }]);
    expect(await flow.getState(group.orderId)).toBe('paid');
  });

  it('a lost job is made up for', async () => {
    const group = await flow.withCheckout();
    await flow.webhook('paid', group.payment);
    await flow.watch();
    expect(await shop.queue.jobs('start-group-order', group.orderId)).toHaveLength(1);
  });
});

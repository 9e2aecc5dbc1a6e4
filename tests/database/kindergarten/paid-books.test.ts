import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { cancelOrder, confirmOrder } from '@/lib/fulfilment/server';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { approveClassSchema } from '@/lib/kindergarten';
import {
  approveClass,
  cancelClass,
  findClassPath,
  findReturning,
  getClassBooks,
  listClasses,
} from '@/lib/kindergarten/server';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { handleProductionFailure } from '@/lib/orders/recovery/job-failures';
import { handleRecover } from '@/lib/orders/recovery/recover.handler';
import { listOrders } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { getGroupPromise } from '@/lib/prices';
import { SQUARE_210 } from '@/lib/typesetting';
import { createClassFlow } from '../support/class-flow';
import { unwrap } from '../support/draft-flow';
import { createShipmentFlow } from '../support/shipment-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createClassFlow(shop);
const shipment = createShipmentFlow(shop);
const deps = (accountId: string, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, accountId, now });
const view = (accountId: string) => ({ db: shop.db, accountId, sign: async (key: string) => `/${key}`, now: NOW });
const approve = ({ id, accountId }: { readonly id: string; readonly accountId: string }) =>
  approveClass(id, deps(accountId));
const books = async ({ id, accountId }: { readonly id: string; readonly accountId: string }) =>
  unwrap(await getClassBooks(id, view(accountId)));
const listStates = async (orderId: string) => (await flow.parts(orderId)).map(({ state }) => state);

/** A printed class with every picture drawn. */
async function drawn(delivery: 'self_pickup' | 'standard' | 'express' = 'standard') {
  const group = await flow.started({ bookType: 'printed', delivery });
  await flow.drawAll(group.orderId);
  await flow.watch();
  return group;
}

const produce = (orderId: string) =>
  handleProduce(
    { orderId },
    {
      db: shop.db,
      enqueue: shop.enqueue,
      now: () => NOW,
      produce: async (bookId) => ok({ storageKey: `books/${bookId}/1-0.pdf`, bytes: 1, edits: 0 }),
    },
  );

describe('the books of a class', () => {
  it("§4 progress: a class shows the progress 'N of total', and tells the teacher once when all are ready", async () => {
    const group = await flow.started();
    expect(await books(group)).toMatchObject({ total: 10, done: 0, state: 'in_production', approvable: false });
    const [first, ...others] = await flow.parts(group.orderId);
    await produce(first?.id ?? '');
    await flow.watch();
    expect(await books(group)).toMatchObject({ total: 10, done: 1, state: 'in_production' });
    for (const { id } of others) await produce(id);
    await flow.watch();
    await flow.watch();
    expect(await books(group)).toMatchObject({ total: 10, done: 10, state: 'ready', dispatchBy: null });
    expect(await flow.getMails(group.orderId)).toEqual(['classOrdered', 'classReady']);
    const partIds = others.map(({ id }) => id);
    expect(await shop.db.messageSent.count({ where: { orderId: { in: partIds } } })).toBe(0);
  });

  it('my-books shows one entry for the class, and none of its books', async () => {
    const group = await flow.started();
    const own = { ...view(group.accountId), secret: 's'.repeat(32) };
    expect(await listOrders(own)).toEqual([]);
    expect(await listClasses(view(group.accountId))).toMatchObject([
      { classId: group.id, kindergartenName: 'גן רימון', total: 10, done: 0, format: 'digital' },
    ]);
    expect(await listClasses(view(newId()))).toEqual([]);
  });

  it("§4 progress: my-books counts as the class's page does, and shows covers; a book drawn anew is not made", async () => {
    const group = await drawn();
    const [first] = await flow.parts(group.orderId);
    const before = await listClasses(view(group.accountId));
    expect(before).toMatchObject([{ total: 10, done: 10, state: 'awaiting_confirmation' }]);
    expect(before[0]?.coverUrls).toHaveLength(3);
    await shop.db.book.update({ where: { id: first?.bookId ?? '' }, data: { revision: { increment: 1 } } });
    const [summary] = await listClasses(view(group.accountId));
    expect(summary).toMatchObject({ total: 10, done: (await books(group)).done });
    expect(summary?.done).toBe(9);
  });

  it('§2 /kindergarten: after paying the form is a new one, and leads to the class that was ordered', async () => {
    const group = await flow.started();
    const owner = { deviceId: group.deviceId, accountId: group.accountId };
    expect(await findReturning({ db: shop.db, owner })).toEqual({
      collecting: null,
      ordered: { classId: group.id, kindergartenName: 'גן רימון' },
    });
    expect(await findReturning({ db: shop.db, owner: { ...owner, accountId: null } })).toMatchObject({ ordered: null });
  });

  it('the pages of a single order lead to the class', async () => {
    const group = await flow.started();
    const [part] = await flow.parts(group.orderId);
    const own = { db: shop.db, accountId: group.accountId, capabilities: ALL_CAPABILITIES };
    for (const id of [group.orderId, part?.id ?? '']) {
      expect(await findClassPath(id, own)).toBe(`/kindergarten/${group.id}`);
      expect(await findClassPath(id, { ...own, accountId: newId() })).toBeNull();
    }
    const unpaid = await flow.collected();
    const { orderId } = unwrap(await flow.order(unpaid));
    expect(await findClassPath(orderId, { ...own, accountId: unpaid.accountId })).toBe('/kindergarten');
  });

  it('a book that cannot be made for a day is given back alone, and the others go on', async () => {
    const group = await flow.started();
    const [failed, ...others] = await flow.parts(group.orderId);
    for (const { id } of others) await produce(id);
    await handleProductionFailure({ orderId: failed?.id ?? '' }, { ...deps(group.accountId), now: NOW });
    expect((await books(group)).children.filter(({ state }) => state === 'failed')).toHaveLength(1);
    await shop.db.$executeRaw`UPDATE orders SET updated_at = ${NOW} WHERE id = ${failed?.id}::uuid`;
    await handleRecover({ db: shop.db, enqueue: shop.enqueue, now: addSeconds(2 * DAY) });
    await flow.watch();
    await flow.watch();
    const refunds = await shop.db.refund.findMany({ where: { paymentId: group.payment.id } });
    expect(refunds).toMatchObject([{ amountMinor: 2000, reason: 'production_failed' }]);
    expect(await books(group)).toMatchObject({ total: 9, done: 9, state: 'ready' });
    expect(await shop.db.messageSent.count({ where: { orderId: failed?.id ?? '' } })).toBe(0);
  });
});

describe('§5 the approval of a class', () => {
  it.each([{}, { texts: true }, { texts: true, images: false }])('needs both ticks: %o', (input) => {
    expect(approveClassSchema.safeParse(input).error?.issues[0]?.message).toBe('approval_required');
  });

  it('confirms every book at once, irreversibly, and starts the print files with the class’s address', async () => {
    const group = await drawn();
    expect(await flow.getState(group.orderId)).toBe('awaiting_confirmation');
    expect(await books(group)).toMatchObject({ approvable: true, cancellable: true, done: 10 });
    const { dispatchBy } = unwrap(await approve(group));
    expect(dispatchBy).toEqual(getGroupPromise('IL', NOW, 'standard').dispatchBy);
    for (const part of await flow.parts(group.orderId)) {
      expect(part).toMatchObject({ state: 'confirmed', confirmedAt: NOW, dispatchBy, deliveryType: 'standard' });
      expect(part.book?.approvedAt).toEqual(NOW);
      expect(await shop.db.shippingAddress.findUnique({ where: { orderId: part.id } })).toMatchObject({ city: 'חיפה' });
      expect(await shop.queue.jobs('make-print-files', part.id)).toHaveLength(1);
    }
    expect(await flow.getState(group.orderId)).toBe('confirmed');
    expect(await approve(group)).toMatchObject({ code: 'order_not_confirmable' });
    expect(await cancelClass(group.id, deps(group.accountId))).toMatchObject({ code: 'order_not_cancellable' });
    expect(await flow.getMails(group.orderId)).toEqual(['classApproved', 'classOrdered', 'classReady']);
  });

  it('two at once approve once', async () => {
    const group = await drawn();
    const results = await Promise.all([approve(group), approve(group)]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  it('is refused as a whole while one book is not drawn, and names the child', async () => {
    const group = await drawn();
    const [part] = await flow.parts(group.orderId);
    await shop.db.illustration.deleteMany({ where: { bookId: part?.bookId ?? '', pageKey: 's12' } });
    expect(await approve(group)).toMatchObject({
      code: 'class_not_ready',
      data: { children: [{ name: part?.book?.childName, problem: 'book_not_drawn' }] },
    });
    expect(new Set(await listStates(group.orderId))).toEqual(new Set(['awaiting_confirmation']));
  });

  it('is refused as a whole while the words of one page do not fit', async () => {
    const group = await drawn();
    const [part] = await flow.parts(group.orderId);
    const bookId = part?.bookId ?? '';
    await shop.db.page.create({ data: { bookId, key: 's03', text: 'מילה ארוכה '.repeat(400) } });
    await shop.db.book.update({ where: { id: bookId }, data: { edits: 1 } });
    expect(await approve(group)).toMatchObject({
      code: 'class_not_ready',
      data: { children: [{ problem: 'pages_overflow' }] },
    });
    const shown = (await books(group)).children.find((child) => child.bookId === bookId);
    expect(shown).toMatchObject({ state: 'ready', overflowingPages: ['s03'] });
    expect((await books(group)).approvable).toBe(false);
    expect(new Set(await listStates(group.orderId))).toEqual(new Set(['awaiting_confirmation']));
  });

  it('needs an address, unless the books are picked up', async () => {
    const sent = await drawn();
    await shop.db.shippingAddress.update({ where: { orderId: sent.orderId }, data: { city: '' } });
    expect(await approve(sent)).toMatchObject({ code: 'delivery_address_missing' });
    const pickedUp = await drawn('self_pickup');
    const { dispatchBy } = unwrap(await approve(pickedUp));
    expect(dispatchBy).toEqual(getGroupPromise('IL', NOW, 'self_pickup').dispatchBy);
  });

  it.each(['standard', 'express', 'self_pickup'] as const)('§9 %s decides the day', (delivery) => {
    const days = { standard: '2026-12-09', express: '2026-11-30', self_pickup: '2026-11-30' }[delivery];
    const at = new Date('2026-11-20T08:00:00Z');
    expect(getGroupPromise('IL', at, delivery).dispatchBy.toISOString().slice(0, 10)).toBe(days);
  });

  it('one book is neither confirmed nor cancelled alone', async () => {
    const group = await drawn();
    const [part] = await flow.parts(group.orderId);
    const own = { ...deps(group.accountId), profile: SQUARE_210 };
    const confirmed = await confirmOrder(part?.id ?? '', { texts: true, images: true, edits: 0 }, own);
    expect(confirmed).toMatchObject({ code: 'order_not_confirmable' });
    expect(await cancelOrder(part?.id ?? '', own)).toMatchObject({ code: 'order_not_cancellable' });
  });

  it("another account's class does not exist", async () => {
    const group = await drawn();
    const stranger = { ...group, accountId: newId() };
    expect(await approve(stranger)).toMatchObject({ code: 'not_found' });
    expect(await getClassBooks(group.id, view(stranger.accountId))).toMatchObject({ code: 'not_found' });
    expect(await cancelClass(group.id, deps(stranger.accountId))).toMatchObject({ code: 'not_found' });
  });
});

describe('§9 the delivery of a class', () => {
  it('follows the slowest parcel, and tells the teacher once', async () => {
    const group = await drawn('express');
    unwrap(await approve(group));
    const parts = await flow.parts(group.orderId);
    const report = async (status: 'shipped' | 'delivered', ids: readonly string[]) => {
      for (const id of ids) await shipment.report((await shipment.findShipment(id)).id, status);
      await flow.watch();
    };
    for (const { id } of parts) {
      await shipment.prepare(id);
      await shipment.submit((await shipment.findShipment(id)).id);
    }
    await flow.watch();
    expect(await flow.getState(group.orderId)).toBe('printing');
    const ids = parts.map(({ id }) => id);
    await report('shipped', ids.slice(1));
    expect(await flow.getState(group.orderId)).toBe('printing');
    await report('shipped', ids.slice(0, 1));
    expect(await flow.getState(group.orderId)).toBe('shipped');
    await report('delivered', ids);
    expect(await flow.getState(group.orderId)).toBe('delivered');
    expect((await flow.getMails(group.orderId)).filter((kind) => kind === 'classShipped')).toHaveLength(1);
    expect(await shop.db.messageSent.count({ where: { orderId: { in: ids } } })).toBe(0);
  });

  it("the shop's watch neither prints nor gives back the order of the class itself", async () => {
    const group = await drawn();
    unwrap(await approve(group));
    const now = addSeconds(3 * DAY);
    await handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now });
    expect(await shop.queue.jobs('make-print-files', group.orderId)).toHaveLength(0);
    expect(await flow.getState(group.orderId)).toBe('confirmed');
  });
});

describe('a class that is given back', () => {
  it('is cancelled before the approval with all of its books, and everything that was paid comes back', async () => {
    const group = await drawn();
    unwrap(await cancelClass(group.id, deps(group.accountId)));
    expect(await flow.getState(group.orderId)).toBe('refunded');
    expect(new Set(await listStates(group.orderId))).toEqual(new Set(['refunded']));
    const refunds = await shop.db.refund.findMany({ where: { paymentId: group.payment.id } });
    expect(refunds).toMatchObject([{ amountMinor: group.payment.amountMinor, reason: 'staff' }]);
    expect(await approve(group)).toMatchObject({ code: 'order_not_confirmable' });
    expect(await cancelClass(group.id, deps(group.accountId))).toMatchObject({ code: 'order_not_cancellable' });
  });

  it('ends with its books when the provider gave everything back', async () => {
    const group = await flow.started();
    await flow.webhook('refunded', group.payment);
    expect(await flow.getState(group.orderId)).toBe('refunded');
    expect(new Set(await listStates(group.orderId))).toEqual(new Set(['refunded']));
  });
});

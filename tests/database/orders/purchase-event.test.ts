import { expect, it } from 'vitest';
import { chooseMeasuring } from '@/lib/accounts/server';
import { isOrderUnpaid } from '@/lib/orders/server';
import type { PurchaseEvent } from '@/lib/providers/conversions/port';
import { handleSendPurchase } from '@/lib/tracking/send-purchase.handler';
import { purgeAttributions, saveAttribution } from '@/lib/tracking/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createClassFlow } from '../support/class-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withOpenCheckout, webhook, paid } = createCheckoutFlow(shop);

const CLICK = `fb.1.${NOW.getTime()}.IwAR0abcdefg`;
const visit = { allowed: true, isUnpaid: isOrderUnpaid, clickId: CLICK, userAgent: 'Browser' };
const countAttributions = (orderId: string) => shop.db.orderAttribution.count({ where: { orderId } });

/** An order whose checkout was opened by this visitor, and what the ad network gets when it is paid. */
async function openOrder(visitor = visit) {
  const order = await withOpenCheckout();
  return { ...order, ...(await remember(order, visitor)) };
}

async function remember(order: { readonly id: string }, visitor = visit) {
  await saveAttribution(shop.db, order.id, visitor);
  const sent: PurchaseEvent[] = [];
  const conversions = { send: async (event: PurchaseEvent) => void sent.push(event) };
  const report = () =>
    handleSendPurchase({ orderId: order.id }, { db: shop.db, conversions, siteUrl: 'https://shop.example' });
  return { sent, report };
}

/** Runs the jobs that were enqueued for an order. */
async function runJobs({ id, report }: { readonly id: string; readonly report: () => Promise<void> }) {
  for (const _ of await shop.queue.jobs('purchase-event', id)) await report();
}

it('§7: a paid order is reported once, with the id of the browser event, and what was kept for it is deleted', async () => {
  const order = await openOrder();
  await webhook('paid', order.payment);
  await order.report();
  await order.report();
  const { number, totalMinor, currency, paidAt } = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } });
  expect(order.sent).toEqual([
    {
      eventId: `purchase_${number}`,
      orderNumber: number,
      amountMinor: totalMinor,
      currency,
      paidAt,
      siteUrl: 'https://shop.example',
      clickId: CLICK,
      userAgent: 'Browser',
    },
  ]);
  expect(await countAttributions(order.id)).toBe(0);
});

it('§7: a webhook that comes twice reports the purchase once', async () => {
  const order = await openOrder();
  await webhook('paid', order.payment);
  await runJobs(order);
  await webhook('paid', order.payment);
  await runJobs(order);
  expect(order.sent).toHaveLength(1);
});

it('§7: the purchase of a class is reported with its whole amount, once for the class', async () => {
  const flow = createClassFlow(shop);
  const group = await flow.withCheckout();
  const order = { id: group.orderId, ...(await remember({ id: group.orderId })) };
  await flow.webhook('paid', group.payment);
  await flow.start(group.orderId);
  await runJobs(order);
  const { number, totalMinor } = await shop.db.order.findUniqueOrThrow({ where: { id: group.orderId } });
  expect(order.sent).toMatchObject([{ eventId: `purchase_${number}`, amountMinor: totalMinor }]);
  expect(await shop.db.orderAttribution.count({ where: { order: { groupOrderId: group.orderId } } })).toBe(0);
});

it('money that went back before the network heard of it is not reported', async () => {
  const order = await openOrder();
  await webhook('paid', order.payment);
  await shop.db.order.update({ where: { id: order.id }, data: { state: 'refunded' } });
  await order.report();
  expect(order.sent).toEqual([]);
  expect(await countAttributions(order.id)).toBe(0);
});

it('an order that is paid already, as one that credits pay whole, keeps nothing for the ad network', async () => {
  const order = await paid();
  const { sent, report } = await remember(order);
  await report();
  expect(sent).toEqual([]);
  expect(await countAttributions(order.id)).toBe(0);
});

it('consent: whoever takes it back while the checkout is open is not reported', async () => {
  const order = await openOrder();
  const choice = { allowed: ['analytics'], language: 'he' } as const;
  await chooseMeasuring(choice, { db: shop.db, accountId: order.accountId, now: NOW });
  await webhook('paid', order.payment);
  await order.report();
  expect(order.sent).toEqual([]);
});

it('§7: an unpaid order is not reported', async () => {
  const order = await openOrder();
  await order.report();
  expect(order.sent).toEqual([]);
  expect(await countAttributions(order.id)).toBe(1);
});

it('consent: nothing is kept of a visitor who refuses, also after an earlier consent', async () => {
  const refused = await openOrder({ ...visit, allowed: false });
  expect(await countAttributions(refused.id)).toBe(0);
  const withdrawn = await openOrder();
  await saveAttribution(shop.db, withdrawn.id, { ...visit, allowed: false });
  await webhook('paid', withdrawn.payment);
  await withdrawn.report();
  expect(withdrawn.sent).toEqual([]);
});

it('the paying transaction enqueues the event, and only with consent', async () => {
  const names: string[] = [];
  const enqueue: typeof shop.enqueue = async (tx, job, payload, options) => {
    names.push(job.name);
    await shop.enqueue(tx, job, payload, options);
  };
  const flow = createCheckoutFlow({ ...shop, enqueue });
  const withConsent = await openOrder();
  await flow.webhook('paid', withConsent.payment);
  expect(names).toContain('purchase-event');
  names.length = 0;
  const without = await openOrder({ ...visit, allowed: false });
  await flow.webhook('paid', without.payment);
  expect(names).not.toContain('purchase-event');
});

it('what was kept for an order that nobody pays is deleted after thirty days', async () => {
  const order = await openOrder();
  await shop.db.orderAttribution.update({ where: { orderId: order.id }, data: { createdAt: NOW } });
  await purgeAttributions(shop.db, addSeconds(29 * DAY));
  expect(await countAttributions(order.id)).toBe(1);
  await purgeAttributions(shop.db, addSeconds(31 * DAY));
  expect(await countAttributions(order.id)).toBe(0);
});

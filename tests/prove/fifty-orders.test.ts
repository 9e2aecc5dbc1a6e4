import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import type { PriceTier } from '@/lib/prices';
import { SQUARE_8_5_INCH } from '@/lib/typesetting';
import { watchMemory } from '@/scripts/bench/memory';
import { createCheckoutFlow } from '@/tests/database/support/checkout-flow';
import { withShop } from '@/tests/database/support/with-shop';
import { withStorage } from '@/tests/database/support/with-storage';
import { approveProof } from './support/approve-proof';
import { withLuluWorker } from './support/lulu-worker';
import { type OpenBook, openBookPayment } from './support/paid-book';

/** `ORDERS=10 npm run prove fifty-orders` measures a part of it. */
const ORDERS = Number(process.env.ORDERS ?? 50);
/** Of each five orders three are digital; a printed one takes as long as five of them. */
const MIX: readonly PriceTier[] = ['digital', 'printed', 'digital', 'combo', 'digital'];
const MAX_MEGABYTES = 1500;
const TIMEOUT_MS = 2 * 60 * 60_000;

const shop = Object.assign(withShop(), { storage: withStorage() });
const { webhook } = createCheckoutFlow(shop);
const { worker, luluJobs } = withLuluWorker(shop);

/** What tells that an order is done, and the mails that it needs until then. */
const ENDS: Readonly<Record<PriceTier, { readonly state: string; readonly mails: readonly string[] }>> = {
  digital: { state: 'ready', mails: ['bookReady', 'orderPaid'] },
  printed: { state: 'printing', mails: ['orderPaid', 'printingStarted'] },
  combo: { state: 'printing', mails: ['bookReady', 'orderPaid', 'printingStarted'] },
};

async function openPayments(): Promise<readonly OpenBook[]> {
  const orders: OpenBook[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    orders.push(await openBookPayment(shop, MIX[nth % MIX.length] ?? 'digital'));
  }
  return orders;
}

/** Confirms each printed book as soon as it is drawn, until every order is done. */
async function confirmAll(orders: readonly OpenBook[]): Promise<void> {
  const open = new Map(orders.map((order) => [order.id, order]));
  while (open.size > 0) {
    const rows = await shop.db.order.findMany({
      where: { id: { in: [...open.keys()] } },
      select: { id: true, state: true },
    });
    for (const { id, state } of rows) {
      const order = open.get(id);
      if (!order) continue;
      if (state === ENDS[order.tier].state) open.delete(id);
      if (state !== 'awaiting_confirmation') continue;
      // What did not work because the machine is busy is tried again, as a parent would.
      await approveProof(shop, order, SQUARE_8_5_INCH).catch(() => null);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Keys of a queue's jobs in the order in which they started. */
async function listStarted(queue: string): Promise<readonly string[]> {
  const rows = await shop.db.$queryRaw<{ key: string }[]>`
    SELECT singleton_key AS key FROM pgboss.job WHERE name = ${queue} ORDER BY started_on`;
  return rows.map(({ key }) => key);
}

describe(`${ORDERS} orders that are paid at once`, () => {
  it('are all made in the order of payment, with one mail each, in bounded memory', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const orders = await openPayments();
    for (const { payment } of orders) {
      expect(await webhook('paid', payment, { eventId: newId(), now: new Date() })).toBe('handled');
    }
    const begun = performance.now();
    await worker.start();
    const memory = watchMemory(new Map([['worker', worker.pid]]));
    await confirmAll(orders);
    const idle = async () => (await shop.db.messageSent.count({ where: { sentAt: null } })) === 0;
    await expect.poll(idle, { timeout: 60_000 }).toBe(true);
    const megabytes = memory.stop().get('worker') ?? 0;
    console.info(
      `${ORDERS} orders in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes; ` +
        `the worker with its children: at most ${megabytes.toFixed(0)} MB`,
    );

    const made = orders.filter(({ tier }) => tier !== 'printed').map(({ id }) => id);
    expect(await listStarted('produce-book')).toEqual(made);
    const printed = orders.filter(({ tier }) => tier === 'printed').map(({ bookId }) => bookId);
    const drawn = (await listStarted('draw-whole-book')).map((key) => key.split(':')[0] ?? '');
    expect(drawn.filter((bookId) => printed.includes(bookId))).toEqual(printed);
    for (const { id, tier } of orders) {
      const mails = await shop.db.messageSent.findMany({ where: { orderId: id, channel: 'email' } });
      expect(mails.map(({ kind }) => kind).sort()).toEqual(ENDS[tier].mails);
      expect(await shop.db.payment.findMany({ where: { orderId: id } })).toMatchObject([{ state: 'paid' }]);
    }
    const mails = orders.flatMap(({ tier }) => ENDS[tier].mails).length;
    expect(await shop.db.outboxMessage.count({ where: { channel: 'email' } })).toBe(mails);
    expect(luluJobs()).toHaveLength(orders.filter(({ tier }) => tier !== 'digital').length);
    expect(worker.errors()).toEqual([]);
    expect(megabytes).toBeLessThanOrEqual(MAX_MEGABYTES);
  });
});

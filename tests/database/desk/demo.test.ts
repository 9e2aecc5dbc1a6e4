import { beforeAll, describe, expect, it } from 'vitest';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { handleWatchClasses } from '@/lib/kindergarten/production/watch-classes.handler';
import { handleProductionFailure } from '@/lib/orders/recovery/job-failures';
import { handleRecover } from '@/lib/orders/recovery/recover.handler';
import { canMoveOrder } from '@/lib/orders/states';
import { newId, sha256 } from '@/lib/platform/ids';
import { countToday, getPrintQueue, listInboxPage, listStaffOrders } from '@/lib/staff/server';
import { TODAY_ITEMS } from '@/lib/staff/today/view';
import { SQUARE_210 } from '@/lib/typesetting';
import { createDemoFiles } from '@/scripts/seed/demo/make-demo-files';
import { BROKEN_ORDER_ID, FILED_ORDERS } from '@/scripts/seed/demo/plan-order';
import { seedDemo } from '@/scripts/seed/demo/seed-demo';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = withShop();
const storage = withStorage();
const OWNER = { memberId: newId(), role: 'owner' } as const;
const produced: string[] = [];
let added = 0;

const seed = () => {
  const deps = { db: shop.db, storage, now: NOW };
  const makeFiles = createDemoFiles({ ...deps, siteUrl: 'https://shop.example.com' });
  return seedDemo({ ...deps, produce: async (orderId) => produced.push(orderId), makeFiles });
};

/** Names of the waiting jobs, without those that the queue plans for itself at its own times. */
const listJobs = async () => {
  const rows = await shop.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT name FROM pgboss.job
    WHERE state = 'created' AND NOT starts_with(name, '__pgboss__') ORDER BY name`;
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  added = await seed();
});

describe('the orders of the demonstration', () => {
  it('are there once, and one of them is to fail', async () => {
    expect(added).toBeGreaterThan(55);
    expect(await seed()).toBe(0);
    expect(await shop.db.order.count()).toBe(added);
    expect(produced).toEqual([BROKEN_ORDER_ID]);
  });

  it('came to their states by moves that the shop allows', async () => {
    const orders = await shop.db.order.findMany({ include: { changes: { orderBy: { at: 'asc' } } } });
    const wrong = orders.filter(({ tier, state, changes }) => {
      // Two moves of one moment stand in any order.
      const by = new Map(changes.map((change) => [change.from, change.to]));
      let reached: (typeof orders)[number]['state'] = 'unpaid';
      for (let moves = 0; moves < changes.length; moves += 1) {
        const to = by.get(reached);
        if (!to || !canMoveOrder(tier, reached, to)) return true;
        reached = to;
      }
      return reached !== state;
    });
    expect(wrong.map(({ number, tier, state }) => [number, tier, state])).toEqual([]);
  });

  it('are in four languages and three markets, of the last thirty days', async () => {
    const groups = await shop.db.order.groupBy({ by: ['country', 'language'] });
    expect(new Set(groups.map(({ language }) => language))).toEqual(new Set(['he', 'en', 'ar', 'ru']));
    expect(new Set(groups.map(({ country }) => country))).toEqual(new Set(['IL', 'US', 'KE']));
    const before = new Date(NOW.getTime() - 30 * 86_400_000);
    expect(
      await shop.db.order.count({ where: { OR: [{ createdAt: { lt: before } }, { createdAt: { gt: NOW } }] } }),
    ).toBe(0);
    expect(await shop.db.photo.count()).toBe(0);
  });

  it('show something in every list of the desk', async () => {
    await handleProductionFailure({ orderId: BROKEN_ORDER_ID }, { db: shop.db, enqueue: shop.enqueue, now: NOW });
    const today = await countToday({ db: shop.db, actor: OWNER, now: NOW, countFailedJobs: async () => 1 });
    expect(today.map(({ item }) => item)).toEqual(TODAY_ITEMS);
    expect(today.filter(({ count }) => count === 0)).toEqual([]);
    const all = await listStaffOrders(
      { list: 'all', search: '', after: null },
      { db: shop.db, actor: OWNER, now: NOW },
    );
    expect(all.next).not.toBeNull();
    const queue = await getPrintQueue({ house: null, promised: 'all', after: null }, { db: shop.db, now: NOW });
    expect(new Set(queue.rows.map(({ risk }) => risk))).toEqual(new Set(['late', 'soon', null]));
    expect(queue.rows.filter(({ title }) => !title)).toEqual([]);
    const answered = await listInboxPage({ list: 'answered', search: '', after: null }, { db: shop.db, actor: OWNER });
    expect(answered.rows).not.toEqual([]);
  });

  it('have print files for a few books, in both directions of reading', async () => {
    const ids = FILED_ORDERS.map(({ shipmentId }) => shipmentId);
    const shipments = await shop.db.shipment.findMany({
      where: { id: { in: ids } },
      include: { order: { select: { language: true, state: true } } },
    });
    expect(shipments.map(({ order }) => order.language).sort()).toEqual(['en', 'he']);
    for (const { interiorKey, interiorSha256, coverKey, coverSha256, order } of shipments) {
      expect(order.state).toBe('printing');
      const [interior, cover] = [await storage.get(interiorKey), await storage.get(coverKey)];
      expect([sha256(interior), sha256(cover)]).toEqual([interiorSha256, coverSha256]);
      expect(Buffer.from(interior.subarray(0, 5)).toString()).toBe('%PDF-');
    }
    const { rows } = await getPrintQueue({ house: null, promised: 'all', after: null }, { db: shop.db, now: NOW });
    expect(ids.filter((id) => rows.some((row) => row.id === id))).toEqual(ids);
  });

  it('make the shop draw nothing', async () => {
    const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW };
    await handleWatchFulfilment({ ...deps, profile: SQUARE_210 });
    await handleWatchClasses(deps);
    await handleWatchCompanies(deps);
    await handleRecover(deps);
    expect(await listJobs()).toEqual(['fulfilment-message', 'order-mail', 'refund-payment']);
  });
});

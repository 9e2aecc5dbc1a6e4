import { describe, expect, it } from 'vitest';
import { handleSendMessage } from '@/lib/fulfilment/messages/send-message.handler';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { getConfirmDeadline, getOrder, saveNeededBy } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { getArrival } from '@/lib/prices';
import { createSandboxSms } from '@/lib/providers/sms/sandbox';
import { SQUARE_210 } from '@/lib/typesetting';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { awaiting, confirm } = createPrintFlow(shop);
const toText = (day: Date) => day.toISOString().slice(0, 10);
const inDays = (days: number) => toText(addSeconds(days * DAY));

type Order = { readonly id: string; readonly accountId: string };
const save = ({ id, accountId }: Order, neededBy: string | null) =>
  saveNeededBy(id, neededBy, { db: shop.db, accountId, now: NOW });
/** The last day to confirm a book that is needed by a day. */
const getDeadline = (neededBy: Date): Date => {
  const deadline = getConfirmDeadline({ country: 'IL', neededBy, leavesOn: null }, NOW);
  if (!deadline) throw new Error('It is too late for this day.');
  return deadline;
};
const watch = (now: Date) => handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now });
const listWarnings = (orderId: string) =>
  shop.db.messageSent.findMany({ where: { orderId, kind: 'arrivalAtRisk' }, select: { key: true } });

describe('the day on which the parent needs the book', () => {
  it('is saved, shown and removed by its owner', async () => {
    const order = await awaiting();
    expect(await save(order, inDays(30))).toEqual(ok({ neededBy: inDays(30) }));
    const deps = { db: shop.db, accountId: order.accountId, sign: storage.signedUrl, now: NOW, secret: 'd'.repeat(32) };
    expect(unwrap(await getOrder(order.id, deps)).neededBy).toBe(inDays(30));
    expect(await save({ ...order, accountId: newId() }, null)).toEqual(fail('not_found'));
    expect(await save(order, null)).toEqual(ok({ neededBy: null }));
  });

  it('is refused when it is over or too far ahead, and after printing has started', async () => {
    const order = await awaiting();
    expect(await save(order, inDays(-1))).toEqual(fail('needed_by_past'));
    expect(await save(order, inDays(500))).toEqual(fail('needed_by_too_far'));
    unwrap(await confirm(order));
    expect(await save(order, inDays(30))).toEqual(fail('order_closed'));
  });
});

describe('it is watched until delivery', () => {
  /** A paid book that arrives in time if it is confirmed today. */
  async function justInTime() {
    const order = await awaiting();
    const { latest } = getArrival({ country: 'IL', format: 'printed', from: NOW });
    unwrap(await save(order, toText(latest)));
    return { ...order, latest };
  }

  it('an unconfirmed book gets one warning when it can no longer arrive, however often it is watched', async () => {
    const order = await justInTime();
    await watch(NOW);
    expect(await listWarnings(order.id)).toEqual([]);
    const dayAfter = addSeconds(DAY, getDeadline(order.latest));
    await Promise.all([watch(dayAfter), watch(dayAfter)]);
    await watch(addSeconds(DAY, dayAfter));
    expect(await listWarnings(order.id)).toEqual([{ key: `arrivalAtRisk:${order.id}` }]);
    expect(await shop.queue.jobs('fulfilment-message', `arrivalAtRisk:${order.id}`)).toHaveLength(1);
  });

  it('the mail names both days and the ways out', async () => {
    const order = await justInTime();
    const later = addSeconds(DAY, getDeadline(order.latest));
    await watch(later);
    const { sent, email } = createFakeEmail();
    const sms = createSandboxSms({ record: async () => {}, now: () => later });
    const deps = {
      db: shop.db,
      email,
      storage,
      sms,
      now: () => later,
      shopUrl: 'http://shop.test',
      secret: 's'.repeat(32),
      enclosesCard: true,
    };
    const payload = { orderId: order.id, kind: 'arrivalAtRisk', channel: 'email' } as const;
    await handleSendMessage({ ...payload, key: `arrivalAtRisk:${order.id}` }, deps);
    await handleSendMessage({ ...payload, key: `arrivalAtRisk:${order.id}` }, deps);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/confirm/${order.id}`);
    expect(sent[0]?.text).toContain(String(order.latest.getUTCDate()));
  });

  it('a confirmed book that arrives in time gets none, a late one gets it', async () => {
    const order = await justInTime();
    unwrap(await confirm(order));
    await watch(addSeconds(DAY));
    expect(await listWarnings(order.id)).toEqual([]);
    // It should have left by then.
    await watch(addSeconds(-DAY, order.latest));
    expect(await listWarnings(order.id)).toHaveLength(1);
  });

  it('a parent who chose a day that was too early from the start has seen so, and gets none', async () => {
    const order = await awaiting();
    unwrap(await save(order, inDays(3)));
    await watch(addSeconds(DAY));
    expect(await listWarnings(order.id)).toEqual([]);
  });
});

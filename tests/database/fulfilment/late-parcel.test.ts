import { describe, expect, it } from 'vitest';
import { handleSendMessage } from '@/lib/fulfilment/messages/send-message.handler';
import { getConfirmation, reprintOrder } from '@/lib/fulfilment/server';
import { planDispatch } from '@/lib/fulfilment/shipments/plan-dispatch';
import { MAX_REPLANS, replanLateOrders } from '@/lib/fulfilment/shipments/replan-dispatch';
import { addBusinessDays } from '@/lib/markets';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { getPromisedDates } from '@/lib/prices';
import { unwrap } from '../support/draft-flow';
import { createShipmentFlow } from '../support/shipment-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { submitted, report, findShipment, getKinds } = createShipmentFlow(shop);

const findOrder = (id: string) => shop.db.order.findUniqueOrThrow({ where: { id } });
const listChanges = (orderId: string) =>
  shop.db.dispatchChange.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
const getDelays = async (orderId: string) =>
  (await shop.db.messageSent.findMany({ where: { orderId, kind: 'printDelayed' }, orderBy: { key: 'asc' } })).map(
    ({ key }) => key,
  );
const replan = (now: Date) => replanLateOrders({ db: shop.db, enqueue: shop.enqueue, now });
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const promised = getPromisedDates({ country: 'IL', confirmedAt: NOW }).dispatchBy;
/** A time on the promised day, on which the parcel should have left long since. */
const onTheDay = (date: Date) => addSeconds(3600, date);

describe('§9 Delivery: a promised day that is at risk', () => {
  it('is left alone while there is time, and once the parcel has left', async () => {
    const { id, shipmentId } = await submitted();
    await replan(addSeconds(DAY));
    expect(await listChanges(id)).toEqual([]);
    await report(shipmentId, 'shipped');
    await replan(onTheDay(promised));
    expect([await listChanges(id), await getDelays(id)]).toEqual([[], []]);
    expect((await findOrder(id)).dispatchBy).toEqual(promised);
  });

  it('gets a new one and one mail, however often and from however many workers it is watched', async () => {
    const { id, accountId } = await submitted();
    const now = onTheDay(promised);
    await Promise.all([replan(now), replan(now), replan(now)]);
    await replan(addSeconds(600, now));
    const to = planDispatch({ country: 'IL', dispatchBy: promised, now, restartedAt: null });
    expect(to > promised).toBe(true);
    expect(await listChanges(id)).toMatchObject([{ from: promised, to, reason: 'late' }]);
    expect((await findOrder(id)).dispatchBy).toEqual(to);
    const key = `printDelayed:${id}:${isoDay(to)}`;
    expect(await getDelays(id)).toEqual([key]);
    expect(await shop.queue.jobs('fulfilment-message', key)).toHaveLength(1);
    expect(unwrap(await getConfirmation(id, { db: shop.db, accountId, now }))).toMatchObject({
      dispatchBy: to.toISOString(),
      firstDispatchBy: promised.toISOString(),
    });
  });

  it('twice by itself; then the promise stands until a person looks', async () => {
    const { id } = await submitted();
    for (let round = 0; round < MAX_REPLANS + 2; round += 1) {
      const { dispatchBy } = await findOrder(id);
      await replan(onTheDay(dispatchBy ?? NOW));
    }
    const changes = await listChanges(id);
    expect(changes).toHaveLength(MAX_REPLANS);
    expect(changes[0]?.from).toEqual(promised);
    expect((await findOrder(id)).dispatchBy).toEqual(changes.at(-1)?.to);
    expect(await getDelays(id)).toHaveLength(MAX_REPLANS);
  });

  it('a printing job that failed gets a whole new production time', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'failed');
    const now = onTheDay(promised);
    await replan(now);
    expect((await findOrder(id)).dispatchBy).toEqual(addBusinessDays(now, 7, 'IL'));
  });

  it('counts it from the new job if there is one', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'failed');
    const createdAt = addSeconds(4 * DAY);
    const { providerId: _providerId, ...copy } = await findShipment(id);
    await shop.db.shipment.create({ data: { ...copy, id: newId(), state: 'printing', createdAt } });
    await replan(onTheDay(promised));
    const days = [addBusinessDays(createdAt, 7, 'IL'), addBusinessDays(onTheDay(promised), 2, 'IL')];
    expect((await findOrder(id)).dispatchBy).toEqual(new Date(Math.max(...days.map(Number))));
  });

  it('the message and the new date stand together: one that cannot be recorded leaves the promise', async () => {
    const { id } = await submitted();
    const broken = async () => {
      throw new Error('queue away');
    };
    await expect(replanLateOrders({ db: shop.db, enqueue: broken, now: onTheDay(promised) })).rejects.toThrow();
    expect([await listChanges(id), await getDelays(id)]).toEqual([[], []]);
    await replan(onTheDay(promised));
    expect(await getDelays(id)).toHaveLength(1);
  });
});

describe('§9 Delivery: the mail about a new day', () => {
  function createOutbox() {
    const sent: { readonly subject: string; readonly text: string }[] = [];
    const deliver = async (message: { readonly text: string }) => {
      sent.push(message as (typeof sent)[number]);
      return ok({ providerId: '1' });
    };
    const deps = {
      db: shop.db,
      storage: shop.storage,
      email: { send: deliver },
      sms: { send: deliver },
      now: () => onTheDay(promised),
      shopUrl: 'https://shop.test',
      secret: 's'.repeat(32),
      enclosesCard: true,
    };
    const send = (orderId: string, key: string) =>
      handleSendMessage({ orderId, kind: 'printDelayed', channel: 'email', key }, deps);
    return { sent, send };
  }
  const format = (date: Date) =>
    new Intl.DateTimeFormat('he', { day: 'numeric', month: 'long', timeZone: 'Asia/Jerusalem' })
      .format(date)
      .replaceAll(' ', '\u00a0');
  /** Without the marks that keep a date together in a right-to-left line. */
  const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

  it('names both days and is sent once', async () => {
    const { id } = await submitted();
    await replan(onTheDay(promised));
    const [key = ''] = await getDelays(id);
    const { sent, send } = createOutbox();
    await send(id, key);
    await send(id, key);
    expect(sent).toHaveLength(1);
    const { dispatchBy } = await findOrder(id);
    for (const day of [promised, dispatchBy ?? NOW]) expect(plain(sent[0]?.text ?? '')).toContain(format(day));
    expect(sent[0]?.subject).not.toContain('נועה');
  });

  it('is not sent any more after the parcel has left or got another day', async () => {
    const { id, shipmentId } = await submitted();
    await replan(onTheDay(promised));
    const { dispatchBy } = await findOrder(id);
    await replan(onTheDay(dispatchBy ?? NOW));
    const [first = '', second = ''] = await getDelays(id);
    const { sent, send } = createOutbox();
    await send(id, first);
    expect(sent).toEqual([]);
    await report(shipmentId, 'shipped');
    await send(id, second);
    expect(sent).toEqual([]);
    expect(await getKinds(id)).toContain('email printShipped');
  });
});

describe('rulings "Money": a reprint', () => {
  it('has its own promise, and is late on its own', async () => {
    const { id, accountId, shipmentId } = await submitted();
    await report(shipmentId, 'delivered');
    const reprintedAt = addSeconds(30 * DAY);
    const { number } = await findOrder(id);
    unwrap(await reprintOrder(number, { db: shop.db, enqueue: shop.enqueue, now: reprintedAt }));
    const to = addBusinessDays(reprintedAt, 7, 'IL');
    expect((await findOrder(id)).dispatchBy).toEqual(to);
    const view = () => getConfirmation(id, { db: shop.db, accountId, now: reprintedAt });
    expect(unwrap(await view())).toMatchObject({ firstDispatchBy: null });
    await replan(addSeconds(60, reprintedAt));
    expect(await getDelays(id)).toEqual([]);
    await replan(onTheDay(to));
    expect(await getDelays(id)).toHaveLength(1);
    expect(unwrap(await view())).toMatchObject({ firstDispatchBy: to.toISOString() });
  });
});

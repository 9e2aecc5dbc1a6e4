import { describe, expect, it } from 'vitest';
import { getPrintJob, renderJobPage, reprintOrder, updatePrintJob } from '@/lib/fulfilment/server';
import { handleSandboxParcel } from '@/lib/fulfilment/shipments/sandbox-parcel.handler';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createManualFulfilment } from '@/lib/providers/fulfilment/manual';
import { SQUARE_210 } from '@/lib/typesetting';
import { unwrap } from '../support/draft-flow';
import { createShipmentFlow, FULFILMENT_SECRET as SECRET, sandbox } from '../support/shipment-flow';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { confirmed, prepare, submit, findShipment, getState, getKinds, submitted, report } = createShipmentFlow(shop);

describe('the sandbox print house', () => {
  it('moves its parcels by itself, one step a minute', async () => {
    const order = await confirmed();
    await prepare(order.id);
    const { id } = await findShipment(order.id);
    await submit(id, sandbox, true);
    expect(await shop.queue.jobs('move-sandbox-parcel', `${id}:0`)).toHaveLength(1);
    for (let step = 0; step < 4; step += 1) {
      const deps = { db: shop.db, enqueue: shop.enqueue, sandbox, now: addSeconds(step * MINUTE) };
      await handleSandboxParcel({ shipmentId: id, step }, deps);
    }
    expect(await getState(order.id)).toBe('delivered');
    expect(await shop.queue.jobs('move-sandbox-parcel', `${id}:4`)).toEqual([]);
  });
});

describe('the manual print house', () => {
  async function mailed() {
    const order = await confirmed();
    await prepare(order.id, 'manual');
    const { id } = await findShipment(order.id);
    const mails: { readonly text: string; readonly key: string }[] = [];
    const email = async () => ({
      async send(message: { readonly text: string; readonly key: string }) {
        mails.push(message);
        return ok({ providerId: '1' });
      },
    });
    await submit(id, createManualFulfilment({ shopUrl: 'https://shop.test', secret: SECRET, to: 'p@x.test', email }));
    const token = /print-jobs\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    return { ...order, shipmentId: id, token, mails };
  }
  const deps = () => ({ db: shop.db, enqueue: shop.enqueue, storage: shop.storage, secrets: [SECRET], now: NOW });

  it('mails a signed link, and the mail holds neither address nor files', async () => {
    const { id, mails, token } = await mailed();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/חיפה|api\/files/);
    const job = unwrap(await getPrintJob(token, deps()));
    expect(job.files.map(({ sha256 }) => sha256)).toEqual(['a'.repeat(64), 'a'.repeat(64)]);
    const page = renderJobPage(job, { language: 'he', saved: null });
    expect(page).toContain('הנשיא 12');
    expect(page).toContain('/api/files/');
    // Reading changes nothing.
    expect(await getState(id)).toBe('printing');
    expect(await findShipment(id)).toMatchObject({ state: 'submitted' });
  });

  it('the status is set by the form, forward only', async () => {
    const { id, token } = await mailed();
    const sent = { status: 'shipped', carrier: 'דואר', trackingNumber: 'RR2' } as const;
    expect(unwrap(await updatePrintJob(token, sent, deps()))).toEqual({ saved: true });
    expect(await getState(id)).toBe('shipped');
    const back = { status: 'printing', carrier: undefined, trackingNumber: undefined } as const;
    expect(unwrap(await updatePrintJob(token, back, deps()))).toEqual({ saved: false });
    const done = { ...back, status: 'delivered' } as const;
    unwrap(await updatePrintJob(token, done, deps()));
    expect(await getPrintJob(token, deps())).toMatchObject({ code: 'not_found' });
  });

  it('a forged link opens nothing', async () => {
    const { token, shipmentId } = await mailed();
    for (const forged of [`${shipmentId}.x`, token.replace(/^./, (first) => (first === '0' ? '1' : '0')), '']) {
      expect(await getPrintJob(forged, deps())).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('rulings "Money": faults are always remedied', () => {
  const reprint = async (id: string) => {
    const { number } = await shop.db.order.findUniqueOrThrow({ where: { id } });
    return reprintOrder(number, { db: shop.db, enqueue: shop.enqueue, now: addSeconds(2 * DAY) });
  };

  it.each(['failed', 'shipped', 'delivered'] as const)('the staff print a book again after %s', async (status) => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, status);
    unwrap(await reprint(id));
    expect(await getState(id)).toBe('printing');
    expect(await shop.queue.jobs('make-print-files', id)).not.toEqual([]);
    await prepare(id);
    const second = await shop.db.shipment.findFirstOrThrow({ where: { orderId: id, NOT: { id: shipmentId } } });
    await submit(second.id);
    await report(second.id, 'delivered');
    expect(await getState(id)).toBe('delivered');
    expect((await getKinds(id)).filter((kind) => kind === 'email printDelivered').length).toBeGreaterThanOrEqual(1);
  });

  it('an unconfirmed or refunded book is not printed', async () => {
    const { id } = await submitted();
    await shop.db.order.update({ where: { id }, data: { state: 'refunded' } });
    expect(await reprint(id)).toMatchObject({ code: 'order_not_confirmable' });
  });
});

describe('nothing waits for ever', () => {
  const watch = (seconds: number) =>
    handleWatchFulfilment({ db: shop.db, enqueue: shop.enqueue, profile: SQUARE_210, now: addSeconds(seconds) });

  it('makes missing print files again and submits what nobody took', async () => {
    const order = await confirmed();
    await shop.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'make-print-files'`;
    await watch(10 * MINUTE);
    expect(await shop.queue.jobs('make-print-files', order.id)).toEqual([]);
    await watch(60 * MINUTE);
    expect(await shop.queue.jobs('make-print-files', order.id)).toHaveLength(1);
    await prepare(order.id);
    const { id } = await findShipment(order.id);
    await shop.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'submit-shipment'`;
    await shop.db.shipment.update({ where: { id }, data: { createdAt: NOW } });
    await watch(60 * MINUTE);
    expect(await shop.queue.jobs('submit-shipment', id)).toHaveLength(1);
  });

  it('a book that could not be printed is refunded after four days, once, with a message', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'failed');
    await shop.db.shipment.update({ where: { id: shipmentId }, data: { updatedAt: NOW } });
    await watch(3 * DAY);
    expect(await getState(id)).toBe('printing');
    await watch(5 * DAY);
    await watch(6 * DAY);
    expect(await getState(id)).toBe('refunded');
    const { id: paymentId } = await shop.db.payment.findFirstOrThrow({ where: { orderId: id } });
    expect(await shop.queue.jobs('refund-payment', paymentId)).toHaveLength(1);
    expect((await getKinds(id)).filter((kind) => kind === 'email printFailed')).toHaveLength(1);
  });

  it('a book that is printed elsewhere meanwhile is not refunded', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'failed');
    await shop.db.shipment.update({ where: { id: shipmentId }, data: { updatedAt: NOW } });
    const { providerId: _providerId, ...copy } = await findShipment(id);
    await shop.db.shipment.create({ data: { ...copy, id: newId(), state: 'printing' } });
    await watch(5 * DAY);
    expect(await getState(id)).toBe('printing');
  });
});

import { describe, expect, it } from 'vitest';
import { handleSendMessage } from '@/lib/fulfilment/messages/send-message.handler';
import { getPrintJob, handleReport, renderJobPage, reprintOrder, updatePrintJob } from '@/lib/fulfilment/server';
import { handlePrepareShipment } from '@/lib/fulfilment/shipments/prepare-shipment.handler';
import { handleSandboxParcel } from '@/lib/fulfilment/shipments/sandbox-parcel.handler';
import { handleSubmitShipment } from '@/lib/fulfilment/shipments/submit-shipment.handler';
import { handleWatchFulfilment } from '@/lib/fulfilment/watch-fulfilment.handler';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createManualFulfilment } from '@/lib/providers/fulfilment/manual';
import type { FulfilmentPort, FulfilmentStatus, PrintOrder } from '@/lib/providers/fulfilment/port';
import { createSandboxFulfilment } from '@/lib/providers/fulfilment/sandbox';
import { SQUARE_210 } from '@/lib/typesetting';
import { unwrap } from '../support/draft-flow';
import { createPrintFlow } from '../support/print-flow';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { confirmed } = createPrintFlow(shop);
const SECRET = 's'.repeat(32);
const sandbox = createSandboxFulfilment({ secret: SECRET });

const prepare = (orderId: string, provider = sandbox.name) => {
  const file = (kind: string) => ({ storageKey: `books/${orderId}/${kind}.pdf`, sha256: 'a'.repeat(64) });
  const files = { profileId: 'square-210', title: 'T', pages: 28, rightToLeft: true };
  const makeFiles = async () => ok({ ...files, interior: file('interior'), cover: file('cover') });
  return handlePrepareShipment({ orderId }, { db: shop.db, enqueue: shop.enqueue, provider, makeFiles });
};
const submit = (shipmentId: string, fulfilment: FulfilmentPort = sandbox, simulated = false) =>
  handleSubmitShipment(
    { shipmentId },
    {
      ...{ db: shop.db, enqueue: shop.enqueue, storage: shop.storage, fulfilment, simulated },
      ...{ shopUrl: 'https://shop.test', now: () => NOW },
    },
  );
const findShipment = (orderId: string) => shop.db.shipment.findFirstOrThrow({ where: { orderId } });
const getState = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state;
const getKinds = async (orderId: string) => {
  const rows = await shop.db.messageSent.findMany({ where: { orderId, NOT: { kind: 'orderPaid' } } });
  return rows.map(({ channel, kind }) => `${channel} ${kind}`).sort();
};

async function submitted() {
  const order = await confirmed();
  await prepare(order.id);
  const { id: shipmentId } = await findShipment(order.id);
  await submit(shipmentId);
  return { ...order, shipmentId };
}
const report = (shipmentId: string, status: FulfilmentStatus, eventId = newId()) =>
  handleReport(
    {
      ...{ provider: sandbox.name, eventId, shipmentId, providerReference: `print-sandbox_${shipmentId}`, status },
      ...{ occurredAt: NOW, carrier: 'Post', trackingNumber: 'RR1' },
    },
    { db: shop.db, enqueue: shop.enqueue, now: addSeconds(DAY) },
  );

describe('a confirmed order goes to the print house', () => {
  it('once, with files, address, phone and the edge of its language', async () => {
    const order = await confirmed();
    const orders: PrintOrder[] = [];
    const recording: FulfilmentPort = {
      ...sandbox,
      submit: (printOrder) => {
        orders.push(printOrder);
        return sandbox.submit(printOrder);
      },
    };
    await Promise.all([prepare(order.id), prepare(order.id)]);
    await prepare(order.id);
    expect(await shop.db.shipment.count({ where: { orderId: order.id } })).toBe(1);
    const { id } = await findShipment(order.id);
    expect(await shop.queue.jobs('submit-shipment', id)).toHaveLength(1);
    await submit(id, recording);
    await submit(id, recording);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ shipmentId: id, bindingEdge: 'right', interiorPages: 28, copies: 1 });
    expect(orders[0]?.interior.url).toMatch(/^https:\/\/shop\.test\/api\/files\//);
    expect(orders[0]?.delivery).toMatchObject({ address: { city: 'חיפה', phone: expect.stringMatching(/^\+972/) } });
    expect(await findShipment(order.id)).toMatchObject({ state: 'submitted', providerId: expect.any(String) });
    expect(await getState(order.id)).toBe('printing');
  });

  it('an outage is retried, a refusal needs a person', async () => {
    const order = await confirmed();
    await prepare(order.id);
    const { id } = await findShipment(order.id);
    const away: FulfilmentPort = { ...sandbox, submit: async () => fail('fulfilment_unavailable') };
    await expect(submit(id, away)).rejects.toThrow('fulfilment_unavailable');
    expect([await getState(order.id), (await findShipment(order.id)).state]).toEqual(['confirmed', 'submitted']);
    await submit(id, { ...sandbox, submit: async () => fail('fulfilment_refused') });
    expect([await getState(order.id), (await findShipment(order.id)).state]).toEqual(['confirmed', 'failed']);
  });
});

describe('§4 delivery statuses: moved by the print house', () => {
  it('every report once, with a message for each step', async () => {
    const { id, shipmentId } = await submitted();
    for (const status of ['accepted', 'printing', 'shipped', 'delivered'] as const) {
      expect(await report(shipmentId, status)).toBe('handled');
    }
    expect(await getState(id)).toBe('delivered');
    expect(await findShipment(id)).toMatchObject({ state: 'delivered', carrier: 'Post', trackingNumber: 'RR1' });
    expect(await getKinds(id)).toEqual([
      'email printDelivered',
      'email printShipped',
      'email printingStarted',
      'sms printShipped',
      'sms printingStarted',
    ]);
    const changes = await shop.db.shipmentChange.findMany({ where: { shipmentId }, orderBy: { id: 'asc' } });
    expect(changes.map(({ to }) => to)).toEqual(['accepted', 'printing', 'shipped', 'delivered']);
  });

  it('a repeated report, in parallel too, counts once', async () => {
    const { id, shipmentId } = await submitted();
    const eventId = newId();
    const outcomes = await Promise.all([1, 2, 3].map(() => report(shipmentId, 'shipped', eventId)));
    expect(outcomes.sort()).toEqual(['handled', 'repeated', 'repeated']);
    expect((await getKinds(id)).filter((kind) => kind === 'email printShipped')).toHaveLength(1);
  });

  it('out of order: an older report changes nothing', async () => {
    const { id, shipmentId } = await submitted();
    expect(await report(shipmentId, 'delivered')).toBe('handled');
    expect(await report(shipmentId, 'shipped')).toBe('ignored');
    expect(await getState(id)).toBe('delivered');
  });

  it('pickup instead of a courier', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'ready_for_pickup');
    expect(await getState(id)).toBe('ready_for_pickup');
    expect(await getKinds(id)).toContain('sms printAtPickup');
    await report(shipmentId, 'delivered');
    expect(await getState(id)).toBe('delivered');
  });

  it("another print house's parcel and an unknown one stay for the staff", async () => {
    const eventId = newId();
    expect(await report(newId(), 'shipped', eventId)).toBe('unknown_shipment');
    expect(await shop.db.providerEvent.findFirst({ where: { eventId } })).toMatchObject({ handledAt: null });
  });

  it('no SMS without consent', async () => {
    const order = await confirmed();
    await shop.db.account.update({ where: { id: order.accountId }, data: { smsConsentAt: null } });
    await prepare(order.id);
    await submit((await findShipment(order.id)).id);
    expect(await getKinds(order.id)).toEqual(['email printingStarted']);
  });
});

describe('messages', () => {
  it('each is sent once, with the tracking number and without the name in the SMS', async () => {
    const { id, shipmentId } = await submitted();
    await report(shipmentId, 'shipped');
    const sent: { readonly to: string; readonly text: string }[] = [];
    const deliver = async (message: { readonly to: string; readonly text: string }) => {
      sent.push(message);
      return ok({ providerId: String(sent.length) });
    };
    const deps = {
      db: shop.db,
      email: { send: deliver },
      sms: { send: deliver },
      now: () => NOW,
      shopUrl: 'https://shop.test',
    };
    const key = `printShipped:${id}:${shipmentId}`;
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await handleSendMessage({ orderId: id, kind: 'printShipped', channel: 'email', key }, deps);
      await handleSendMessage({ orderId: id, kind: 'printShipped', channel: 'sms', key: `sms:${key}` }, deps);
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ to: 'parent@example.com', text: expect.stringContaining('RR1') });
    expect(sent[0]?.text).toContain(`/IL/he/confirm/${id}`);
    expect(sent[1]).toMatchObject({ to: expect.stringMatching(/^\+972/), text: expect.stringContaining('RR1') });
    expect(sent[1]?.text).not.toContain('נועה');
  });
});

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
    for (const forged of [`${shipmentId}.x`, token.replace(/^./, '0'), '']) {
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

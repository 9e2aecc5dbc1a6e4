import { describe, expect, it } from 'vitest';
import { handleSendMessage } from '@/lib/fulfilment/messages/send-message.handler';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { FulfilmentPort, PrintOrder } from '@/lib/providers/fulfilment/port';
import { createShipmentFlow, sandbox } from '../support/shipment-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { confirmed, prepare, submit, findShipment, getState, getKinds, submitted, report } = createShipmentFlow(shop);

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
    expect(await findShipment(id)).toMatchObject({
      state: 'delivered',
      carrier: 'Post',
      trackingNumber: 'RR123456785IL',
    });
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
      storage: shop.storage,
      email: { send: deliver },
      sms: { send: deliver },
      now: () => NOW,
      shopUrl: 'https://shop.test',
      secret: 's'.repeat(32),
      enclosesCard: true,
    };
    const key = `printShipped:${id}:${shipmentId}`;
    for (let repeat = 0; repeat < 2; repeat += 1) {
      await handleSendMessage({ orderId: id, kind: 'printShipped', channel: 'email', key }, deps);
      await handleSendMessage({ orderId: id, kind: 'printShipped', channel: 'sms', key: `sms:${key}` }, deps);
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ to: 'parent@example.com', text: expect.stringContaining('RR123456785IL') });
    expect(sent[0]?.text).toContain(`/IL/he/order-confirmation/${id}`);
    expect(sent[1]).toMatchObject({
      to: expect.stringMatching(/^\+972/),
      text: expect.stringContaining('RR123456785IL'),
    });
    expect(sent[1]?.text).not.toContain('נועה');
  });
});

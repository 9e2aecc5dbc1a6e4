import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as cancel } from '@/app/api/orders/[orderId]/cancel/route';
import { POST as confirm, GET as confirmation } from '@/app/api/orders/[orderId]/confirm/route';
import { GET as openJob, POST as setStatus } from '@/app/api/print-jobs/[token]/route';
import { POST as webhook } from '@/app/api/webhooks/[vendor]/route';
import { newId } from '@/lib/platform/ids';
import { signToken } from '@/lib/platform/tokens';
import { createSandboxFulfilment } from '@/lib/providers/fulfilment/sandbox';
import { sandboxProvider } from '../support/checkout-flow';
import { createPrintFlow } from '../support/print-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting, confirmed } = createPrintFlow(shop);
const SECRET = 's'.repeat(32);
const SHOP_URL = 'http://localhost:3000';
const fulfilment = createSandboxFulfilment({ secret: SECRET });
const shared = globalThis as { giboriShop?: Promise<unknown> };

beforeAll(() => {
  const env = { SHOP_URL, SHOP_SECRET: SECRET, TRUST_PROXY: 0, ILLUSTRATOR: 'local' };
  const { db, enqueue, storage } = shop;
  const payments = { find: (name: string) => (name === sandboxProvider.name ? sandboxProvider : null) };
  shared.giboriShop = Promise.resolve({ env, db, enqueue, storage, fulfilment, payments });
});
afterAll(() => {
  shared.giboriShop = undefined;
});

type Handler = (request: Request, args: never) => Promise<Response>;
const call = (handler: Handler, params: Record<string, string>, init: RequestInit = {}) =>
  handler(new Request(`${SHOP_URL}/api`, init), { params: Promise.resolve(params) } as never);

/** A shipment at a print house, as rows. */
async function createShipment(provider: string) {
  const order = await confirmed();
  await shop.db.order.update({ where: { id: order.id }, data: { state: 'printing' } });
  const files = { interiorKey: 'books/1/i.pdf', coverKey: 'books/1/c.pdf', profileId: 'square-210' };
  const sums = { interiorSha256: 'a'.repeat(64), coverSha256: 'b'.repeat(64) };
  const { id } = await shop.db.shipment.create({
    data: { id: newId(), orderId: order.id, provider, providerId: newId(), ...files, ...sums },
  });
  return { ...order, shipmentId: id };
}
const getState = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).state;

describe('the confirmation needs its owner', () => {
  const json = {
    method: 'POST',
    body: '{"texts":true,"images":true,"edits":0}',
    headers: { 'x-requested-with': 'gibori' },
  };

  it('signed out: nothing is shown, confirmed or cancelled', async () => {
    const { id: orderId } = await awaiting();
    expect((await call(confirmation, { orderId })).status).toBe(401);
    expect((await call(confirm, { orderId }, json)).status).toBe(401);
    expect((await call(cancel, { orderId }, { ...json, body: '' })).status).toBe(401);
    expect(await getState(orderId)).toBe('awaiting_confirmation');
  });

  it('§5: a box that is not ticked is named', async () => {
    const { id: orderId } = await awaiting();
    const response = await call(confirm, { orderId }, { ...json, body: '{"texts":true}' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { fields: { images: 'approval_required' } } });
  });

  it('a request of another site is refused', async () => {
    const { id: orderId } = await awaiting();
    const foreign = { ...json, headers: { origin: 'https://evil.test' } };
    expect((await call(confirm, { orderId }, foreign)).status).toBe(403);
  });
});

describe("the print house's webhook", () => {
  const send = (vendor: string, rawBody: string, headers: Readonly<Record<string, string>>) =>
    call(webhook, { vendor }, { method: 'POST', body: rawBody, headers });
  const sign = (shipmentId: string, eventId = newId()) =>
    fulfilment.signSandboxEvent({
      eventId,
      shipmentId,
      providerReference: 'r',
      status: 'shipped',
      occurredAt: NOW,
    });

  it('moves the order, once', async () => {
    const { id, shipmentId } = await createShipment(fulfilment.name);
    const { rawBody, headers } = sign(shipmentId);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect((await send(fulfilment.name, rawBody, headers)).status).toBe(200);
    }
    expect(await getState(id)).toBe('shipped');
    expect(await shop.db.shipmentChange.count({ where: { shipmentId } })).toBe(1);
  });

  it('forged, oversized or for another vendor changes nothing', async () => {
    const { id, shipmentId } = await createShipment(fulfilment.name);
    const { rawBody, headers } = sign(shipmentId);
    expect((await send(fulfilment.name, rawBody.replace('shipped', 'delivered'), headers)).status).toBe(400);
    expect((await send(fulfilment.name, rawBody, {})).status).toBe(400);
    expect((await send('lulu', rawBody, headers)).status).toBe(404);
    expect((await send(fulfilment.name, 'x'.repeat(300 * 1024), headers)).status).toBe(413);
    expect(await getState(id)).toBe('printing');
  });
});

describe("the manual print house's page", () => {
  it('shows the files, changes nothing by itself, and sets the status by its form', async () => {
    const { id, shipmentId } = await createShipment('manual');
    const token = signToken(SECRET, 'print-job', shipmentId);
    const page = await call(openJob, { token });
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-store',
    ]);
    expect(await page.text()).toContain('<form method="post">');
    expect(await getState(id)).toBe('printing');
    const body = new URLSearchParams({ status: 'shipped', carrier: 'Post', trackingNumber: '' });
    const set = await call(setStatus, { token }, { method: 'POST', body });
    expect([set.status, set.headers.get('location')]).toEqual([303, `${SHOP_URL}/api/print-jobs/${token}?saved=1`]);
    expect(await getState(id)).toBe('shipped');
  });

  it('rejects an unknown status and a forged link', async () => {
    const { id, shipmentId } = await createShipment('manual');
    const token = signToken(SECRET, 'print-job', shipmentId);
    const send = (to: string, status: string) =>
      call(setStatus, { token: to }, { method: 'POST', body: new URLSearchParams({ status }) });
    expect((await send(token, 'refunded')).status).toBe(422);
    expect((await send(`${shipmentId}.forged`, 'delivered')).status).toBe(404);
    expect((await call(openJob, { token: `${shipmentId}.forged` })).status).toBe(404);
    expect(await getState(id)).toBe('printing');
  });
});

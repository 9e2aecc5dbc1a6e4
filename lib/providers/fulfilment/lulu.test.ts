import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeReply } from '../testing/fake-http-server';
import { createLuluFulfilment } from './lulu';
import type { PrintOrder } from './port';
import { startFakeLulu } from './testing/fake-lulu';

const KEYS = { clientKey: 'key', clientSecret: 'secret' };
const order: PrintOrder = {
  shipmentId: '3f0f6a52-7f0e-4d52-9a41-0d5a3a4e9b10',
  orderNumber: '7K3MA90Q',
  title: 'Noa and the Small Light',
  interior: { url: 'https://shop.example/interior.pdf', sha256: 'a'.repeat(64) },
  cover: { url: 'https://shop.example/cover.pdf', sha256: 'b'.repeat(64) },
  interiorPages: 28,
  bindingEdge: 'left',
  copies: 1,
  cardUrl: null,
  dispatchBy: new Date('2026-03-10T12:00:00Z'),
  delivery: {
    method: 'standard',
    address: {
      fullName: 'Dana Levi',
      phone: '+12025550123',
      country: 'US',
      state: 'TX',
      city: 'Austin',
      postalCode: '78701',
      street: '1200 Congress Ave',
      postOnly: false,
    },
  },
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function open(first: ReadonlyArray<FakeReply | 'hang'> = [], timeoutMs = 20_000) {
  const server = await startFakeLulu(KEYS, { first });
  closers.push(() => server.close());
  const options = {
    podPackageId: '0850X0850.FC.PRE.CW.080CW444.MXX',
    shippingLevel: 'MAIL',
    contactEmail: 'shop@x.test',
  };
  const port = createLuluFulfilment({ ...KEYS, baseUrl: server.url, timeoutMs, ...options });
  const bodyOf = (path: string) => JSON.parse(server.log.find((one) => one.path === path)?.body.toString() || '{}');
  return { server, port, bodyOf };
}

describe('Lulu: a print job', () => {
  it('is created with product, files, address and phone number', async () => {
    const { port, server, bodyOf } = await open();
    expect(await port.submit(order)).toEqual({ ok: true, value: { providerReference: '5000' } });
    const job = server.log.filter(({ path, method }) => path === '/print-jobs/' && method === 'POST');
    expect(job).toHaveLength(1);
    expect(JSON.parse(job[0]?.body.toString() ?? '')).toMatchObject({
      external_id: order.shipmentId,
      line_items: [
        {
          quantity: 1,
          printable_normalization: {
            pod_package_id: '0850X0850.FC.PRE.CW.080CW444.MXX',
            interior: { source_url: order.interior.url },
            cover: { source_url: order.cover.url },
          },
        },
      ],
      shipping_address: { street1: '1200 Congress Ave', state_code: 'TX', phone_number: '+12025550123' },
      shipping_level: 'MAIL',
    });
    expect(bodyOf('/print-job-cost-calculations/')).toMatchObject({ line_items: [{ page_count: 28, quantity: 1 }] });
  });

  it('of the same shipment is created once, also after a lost answer', async () => {
    const { port, server } = await open();
    expect(await port.submit(order)).toEqual(await port.submit(order));
    expect(server.jobs).toHaveLength(1);
  });

  it('asks for one token for several requests', async () => {
    const { port, server } = await open();
    await port.submit(order);
    expect(server.log.filter(({ path }) => path.startsWith('/auth/'))).toHaveLength(1);
  });

  it.each([
    ['a server error', [{ status: 503, json: {} }] as const],
    ['too many requests', [{ status: 429, json: {} }] as const],
    ['no answer', ['hang'] as const],
  ])('may be retried after %s', async (_what, first) => {
    // Long enough for the second request of a busy machine.
    const { port } = await open(first, first[0] === 'hang' ? 2000 : undefined);
    expect(await port.submit(order)).toMatchObject({ ok: false, code: 'fulfilment_unavailable' });
    expect(await port.submit(order)).toMatchObject({ ok: true });
  });

  it('that Lulu refuses needs a person, and the reason repeats no address', async () => {
    const { port, server } = await open([
      { status: 200, json: { results: [] } },
      { status: 400, json: { x: 'Austin' } },
    ]);
    expect(await port.submit(order)).toEqual({ ok: false, code: 'fulfilment_refused', data: { reason: '400' } });
    expect(server.jobs).toEqual([]);
  });

  it('wrong keys are an outage, not a refusal', async () => {
    const { server } = await open();
    const port = createLuluFulfilment({
      clientKey: 'other',
      clientSecret: 'x',
      baseUrl: server.url,
      podPackageId: 'p',
      shippingLevel: 'MAIL',
      contactEmail: 'a@x.test',
    });
    expect(await port.submit(order)).toMatchObject({ code: 'fulfilment_unavailable' });
  });
});

describe('Lulu: the size of a cover', () => {
  it("is Lulu's own, in millimetres", async () => {
    const { port, bodyOf } = await open();
    expect(await port.getCoverSize(28)).toEqual({ ok: true, value: { widthMm: 482.6, heightMm: 260.35 } });
    expect(bodyOf('/cover-dimensions/')).toMatchObject({ interior_page_count: 28, unit: 'mm' });
  });
});

describe('Lulu: its webhook', () => {
  const payload = (name: string, data: object = {}) =>
    JSON.stringify({
      topic: 'PRINT_JOB_STATUS_CHANGED',
      data: { id: 5000, external_id: order.shipmentId, status: { name, changed: '2026-03-01T08:00:00Z' }, ...data },
    });
  const sign = (body: string, encoding: 'hex' | 'base64' = 'hex') =>
    new Headers({ 'Lulu-HMAC-SHA256': createHmac('sha256', KEYS.clientSecret).update(body).digest(encoding) });

  it.each([
    ['CREATED', 'accepted'],
    ['PRODUCTION_READY', 'accepted'],
    ['IN_PRODUCTION', 'printing'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['REJECTED', 'failed'],
    ['CANCELED', 'failed'],
  ])('%s is %s', async (name, status) => {
    const { port } = await open();
    const body = payload(name);
    expect(await port.readEvent(body, sign(body))).toMatchObject({
      ok: true,
      value: { provider: 'lulu', shipmentId: order.shipmentId, providerReference: '5000', status },
    });
  });

  it('tells carrier and tracking number', async () => {
    const { port } = await open();
    const messages = { tracking_id: '1Z999', carrier_name: 'UPS', tracking_urls: ['https://ups.test'] };
    const body = payload('SHIPPED', { line_items: [{ status: { name: 'SHIPPED', messages } }] });
    const read = await port.readEvent(body, sign(body, 'base64'));
    expect(read).toMatchObject({ value: { carrier: 'UPS', trackingNumber: '1Z999' } });
  });

  it('rejects a changed body, a missing and a wrong signature', async () => {
    const { port } = await open();
    const body = payload('SHIPPED');
    const refused = { ok: false, code: 'webhook_signature_invalid' };
    expect(await port.readEvent(body.replace('5000', '5001'), sign(body))).toEqual(refused);
    expect(await port.readEvent(body, new Headers())).toEqual(refused);
    expect(await port.readEvent(body, new Headers({ 'Lulu-HMAC-SHA256': 'ab' }))).toEqual(refused);
  });

  it('ignores other topics, unknown states and jobs that are not ours', async () => {
    const { port } = await open();
    for (const body of [
      payload('NEWLY_INVENTED'),
      payload('SHIPPED', { external_id: null }),
      '{"topic":"X","data":{}}',
    ]) {
      expect(await port.readEvent(body, sign(body))).toEqual({ ok: true, value: null });
    }
  });
});

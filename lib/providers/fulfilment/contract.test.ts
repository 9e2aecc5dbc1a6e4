import { describe, expect, it } from 'vitest';
import type { PrintOrder } from './port';
import { createSandboxFulfilment } from './sandbox';

const port = createSandboxFulfilment({ secret: 'unit' });

const order: PrintOrder = {
  shipmentId: 'shipment-1',
  orderNumber: '7K3MA90Q',
  title: 'Noa',
  dispatchBy: new Date('2026-03-10T12:00:00Z'),
  interior: { url: 'https://shop.example/interior.pdf', sha256: 'a'.repeat(64) },
  cover: { url: 'https://shop.example/cover.pdf', sha256: 'b'.repeat(64) },
  interiorPages: 28,
  bindingEdge: 'right',
  copies: 1,
  cardUrl: null,
  delivery: { method: 'self_pickup' },
};

const event = {
  eventId: 'event-1',
  shipmentId: 'shipment-1',
  providerReference: 'sandbox_shipment-1',
  status: 'shipped',
  occurredAt: new Date('2026-03-01T08:00:00Z'),
  carrier: 'Post',
  trackingNumber: 'RR123',
} as const;

describe('fulfilment port: sandbox', () => {
  it('accepts the same print order once', async () => {
    const first = await port.submit(order);
    expect(first).toMatchObject({ ok: true });
    expect(await port.submit(order)).toEqual(first);
  });

  it('asks for 300 pixels per inch, or for fewer where nobody prints', () => {
    expect(port.profile.minimumPpi).toBe(300);
    expect(createSandboxFulfilment({ secret: 'unit', ppi: 72 }).profile).toEqual({ ...port.profile, minimumPpi: 72 });
  });

  it('rejects an unprintable order: a page count that is not a multiple of four', async () => {
    expect(await port.submit({ ...order, interiorPages: 30 })).toEqual({ ok: false, code: 'fulfilment_refused' });
  });

  it('parses its status events', async () => {
    const { rawBody, headers } = port.signSandboxEvent(event);
    expect(await port.readEvent(rawBody, new Headers(headers))).toEqual({
      ok: true,
      value: { ...event, provider: 'print-sandbox' },
    });
  });

  it('rejects a changed body and a missing signature', async () => {
    const { rawBody, headers } = port.signSandboxEvent(event);
    const refused = { ok: false, code: 'webhook_signature_invalid' };
    expect(await port.readEvent(rawBody.replace('shipped', 'delivered'), new Headers(headers))).toEqual(refused);
    expect(await port.readEvent(rawBody, new Headers())).toEqual(refused);
  });
});

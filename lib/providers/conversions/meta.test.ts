import { afterEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../testing/fake-http-server';
import { createMetaConversions } from './meta';
import type { PurchaseEvent } from './port';

const PAID_AT = new Date('2026-11-20T18:00:00Z');
const purchase: PurchaseEvent = {
  eventId: 'purchase_7K3MA90Q',
  orderNumber: '7K3MA90Q',
  paidAt: PAID_AT,
  amountMinor: 14_990,
  currency: 'ILS',
  siteUrl: 'https://shop.example',
  clickId: 'fb.1.1.abcdefgh',
  userAgent: 'Browser',
};

let server: FakeServer;
afterEach(() => server?.close());

async function send(event: PurchaseEvent, status = 200) {
  server = await startFakeServer(() => ({ status, json: { error: { message: `no such click ${event.clickId}` } } }));
  await createMetaConversions({ pixelId: '42', accessToken: 'secret', baseUrl: server.url }).send(event);
  return server.log[0];
}

describe('§7 Conversions API', () => {
  it('sends the purchase with the id of the browser event, the amount and the click', async () => {
    const request = await send(purchase);
    expect(request).toMatchObject({ method: 'POST', path: '/42/events', headers: { authorization: 'Bearer secret' } });
    expect(JSON.parse(String(request?.body))).toEqual({
      data: [
        {
          event_name: 'Purchase',
          event_id: 'purchase_7K3MA90Q',
          event_time: PAID_AT.getTime() / 1000,
          event_source_url: 'https://shop.example',
          action_source: 'website',
          user_data: { client_user_agent: 'Browser', fbc: 'fb.1.1.abcdefgh' },
          custom_data: { value: 149.9, currency: 'ILS' },
        },
      ],
    });
  });

  it('leaves the click out without one', async () => {
    const request = await send({ ...purchase, clickId: null });
    expect(String(request?.body)).not.toContain('fbc');
  });

  it('fails so that the queue retries, without the words of the answer', async () => {
    await expect(send(purchase, 400)).rejects.toThrow(/^Meta answered 400$/);
  });
});

import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import type { CheckoutRequest } from './port';
import { createSandboxPayment } from './sandbox';

const port = createSandboxPayment({ secret: 'unit', baseUrl: 'http://localhost:3000' });

const request: CheckoutRequest = {
  orderId: 'order-1',
  paymentId: 'payment-1',
  currency: 'ILS',
  lines: [{ name: 'ספר דיגיטלי', amountMinor: 4900, quantity: 1 }],
  totalMinor: 4900,
  email: 'parent@example.com',
  language: 'he',
  successUrl: 'http://localhost:3000/ok',
  cancelUrl: 'http://localhost:3000/back',
  expiresAt: new Date('2030-01-01T00:00:00Z'),
};

async function createToken(checkout: CheckoutRequest): Promise<string> {
  const opened = await port.openCheckout(checkout);
  if (!opened.ok) throw new Error(opened.code);
  return new URL(opened.value.url).pathname.replace('/sandbox/checkout/', '');
}

describe('sandboxPayment', () => {
  it('encodes the whole checkout in its URL, but not the e-mail', async () => {
    const token = await createToken(request);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(port.readSandboxToken(token)).toEqual({
      orderId: 'order-1',
      paymentId: 'payment-1',
      providerReference: 'sandbox_payment-1',
      lines: [{ name: 'ספר דיגיטלי', amountMinor: 4900, quantity: 1 }],
      totalMinor: 4900,
      currency: 'ILS',
      language: 'he',
      successUrl: 'http://localhost:3000/ok',
      cancelUrl: 'http://localhost:3000/back',
      expiresAtMs: Date.UTC(2030, 0, 1),
    });
  });

  it.each([
    ['a cheaper amount', (token: string) => token.replace(/^.{40}/, (part) => part.split('').reverse().join(''))],
    ['no signature', (token: string) => itemAt(token.split('.'), 0)],
    ['more parts', (token: string) => `${token}.x`],
    ['nothing', () => ''],
  ])('rejects a token with %s', async (_, change) => {
    expect(port.readSandboxToken(change(await createToken(request)))).toBeNull();
  });

  it('rejects a token signed with another secret', async () => {
    const other = createSandboxPayment({ secret: 'other', baseUrl: 'http://localhost:3000' });
    expect(other.readSandboxToken(await createToken(request))).toBeNull();
  });

  it("does not accept a checkout's signature for an event", async () => {
    const [payload = '', signature = ''] = (await createToken(request)).split('.');
    const read = await port.readEvent(payload, new Headers({ 'x-sandbox-signature': signature }));
    expect(read).toEqual({ ok: false, code: 'webhook_signature_invalid' });
  });

  it('delivers the same event twice, and late, with the same id', async () => {
    const event = {
      eventId: 'event-1',
      kind: 'paid',
      paymentId: 'payment-1',
      providerReference: 'sandbox_payment-1',
      amountMinor: 4900,
      currency: 'ILS',
    } as const;
    const { rawBody, headers } = port.signSandboxEvent(event);
    const expected = { ok: true, value: { ...event, provider: 'sandbox' } };
    expect(await port.readEvent(rawBody, new Headers(headers))).toEqual(expected);
    expect(await port.readEvent(rawBody, new Headers(headers))).toEqual(expected);
  });
});

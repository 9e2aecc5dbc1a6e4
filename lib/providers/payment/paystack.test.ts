import { afterEach, describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { createPaystackPayment } from './paystack';
import type { CheckoutRequest } from './port';
import {
  type FakePaystack,
  type FakePaystackOptions,
  signPaystackWebhook,
  startFakePaystack,
} from './testing/fake-paystack';

const SECRET_KEY = 'sk_test_unit';
const REFERENCE = '5c0c9f5e-7a86-4b62-9d75-0d5a3a4e9b10';

const request: CheckoutRequest = {
  orderId: 'order-7',
  paymentId: REFERENCE,
  currency: 'KES',
  lines: [{ name: 'Digital book', amountMinor: 149_900, quantity: 1 }],
  totalMinor: 149_900,
  email: 'parent@example.com',
  language: 'en',
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/back',
};

let server: FakePaystack;
afterEach(() => server?.close());

async function connect(options: FakePaystackOptions & { secretKey?: string; timeoutMs?: number } = {}) {
  server = await startFakePaystack(SECRET_KEY, options);
  const { secretKey = SECRET_KEY, timeoutMs = 20_000 } = options;
  return createPaystackPayment({ secretKey, apiBase: server.url, timeoutMs });
}
/** A payment that the customer has made. */
async function connectPaid() {
  const port = await connect();
  await port.openCheckout(request);
  server.pay(REFERENCE);
  return port;
}
const sentBody = (index = 0) => JSON.parse(itemAt(server.log, index).body.toString());

describe('paystack: opening a checkout', () => {
  it('offers M-Pesa and cards, in minor units, under our payment id', async () => {
    const port = await connect();
    expect(await port.openCheckout(request)).toEqual({
      ok: true,
      value: { url: expect.stringMatching(/^https:\/\/checkout\.paystack\.com\//), providerReference: REFERENCE },
    });
    expect(itemAt(server.log, 0).path).toBe('/transaction/initialize');
    expect(sentBody()).toEqual({
      email: 'parent@example.com',
      amount: '149900',
      currency: 'KES',
      reference: REFERENCE,
      callback_url: 'https://shop.example/ok',
      channels: ['mobile_money', 'card'],
      metadata: {
        paymentId: REFERENCE,
        orderId: 'order-7',
        cancel_action: 'https://shop.example/back',
        custom_fields: [{ display_name: 'Digital book', variable_name: 'line_1', value: '1' }],
      },
    });
  });

  it('two clicks at once open one checkout', async () => {
    const port = await connect();
    const [one, other] = await Promise.all([port.openCheckout(request), port.openCheckout(request)]);
    expect(one).toEqual(other);
    expect(server.log).toHaveLength(1);
  });

  it('a reference that Paystack already has is unavailable, never a second charge', async () => {
    const port = await connect();
    await port.openCheckout(request);
    const restarted = createPaystackPayment({ secretKey: SECRET_KEY, apiBase: server.url });
    expect(await restarted.openCheckout(request)).toMatchObject({
      code: 'payment_unavailable',
      data: { reason: 'duplicate_reference' },
    });
  });

  it.each([
    ['a server error', { first: [{ status: 502, text: '<html>Bad gateway</html>' }] }],
    ['a response without a checkout', { first: [{ status: 200, json: { status: true, data: {} } }] }],
    ['no response', { first: ['hang'] as const, timeoutMs: 1000 }],
    ['a wrong key', { secretKey: 'sk_test_wrong' }],
  ])('%s is unavailable, and the next try may succeed', async (_, options) => {
    const port = await connect(options);
    expect(await port.openCheckout(request)).toMatchObject({ ok: false, code: 'payment_unavailable' });
    if ('first' in options) expect(await port.openCheckout(request)).toMatchObject({ ok: true });
  });
});

describe('paystack: reading events', () => {
  const charge = {
    id: 4000,
    status: 'success',
    reference: REFERENCE,
    amount: 149_900,
    currency: 'KES',
    metadata: { paymentId: REFERENCE },
  };
  const read = async (event: string, data: object, port?: Awaited<ReturnType<typeof connect>>) => {
    const { rawBody, headers } = signPaystackWebhook(SECRET_KEY, event, data);
    return (port ?? (await connect())).readEvent(rawBody, headers);
  };
  const about = { provider: 'paystack', paymentId: REFERENCE, providerReference: REFERENCE, currency: 'KES' };

  it('charge.success', async () => {
    expect(await read('charge.success', charge)).toEqual({
      ok: true,
      value: { ...about, eventId: 'charge.success:4000', kind: 'paid', amountMinor: 149_900 },
    });
  });

  it.each([
    ['charge.dispute.create', null, 'disputed'],
    ['charge.dispute.resolve', 'declined', 'dispute_won'],
    ['charge.dispute.resolve', 'merchant-accepted', 'dispute_lost'],
  ])('§9 refunds: %s, %s', async (event, resolution, kind) => {
    const dispute = { id: 55, currency: 'KES', resolution, refund_amount: 149_900, transaction: charge };
    expect(await read(event, dispute)).toMatchObject({
      value: { ...about, kind, eventId: `${event}:55`, amountMinor: 149_900 },
    });
  });

  it('§9 refunds: refund.processed tells the total of all refunds, each total once', async () => {
    const port = await connectPaid();
    const refunded = { transaction_reference: REFERENCE, status: 'processed', currency: 'KES' };
    server.process(REFERENCE, 50_000);
    expect(await read('refund.processed', { ...refunded, amount: '50000' }, port)).toMatchObject({
      value: { ...about, kind: 'refunded', amountMinor: 50_000, eventId: `refunded:${REFERENCE}:50000` },
    });
    server.process(REFERENCE, 99_900);
    expect(await read('refund.processed', { ...refunded, amount: '99900' }, port)).toMatchObject({
      value: { kind: 'refunded', amountMinor: 149_900, eventId: `refunded:${REFERENCE}:149900` },
    });
  });

  it.each(['refund.failed', 'refund.needs-attention'])('§9 refunds: %s asks for a person', async (event) => {
    const port = await connectPaid();
    const refund = { transaction_reference: REFERENCE, status: 'failed', amount: '100', currency: 'KES' };
    expect(await read(event, refund, port)).toMatchObject({ value: { ...about, kind: 'refund_failed' } });
  });

  it('fails when the refunds cannot be read, so that Paystack sends the event again', async () => {
    await expect(read('refund.processed', { transaction_reference: 'unknown' })).rejects.toThrow('could not be read');
  });

  it.each([
    ['a charge of another product', 'charge.success', { ...charge, metadata: '' }],
    ['a charge whose metadata names another payment', 'charge.success', { ...charge, metadata: { paymentId: 'x' } }],
    ['a reminder of a dispute', 'charge.dispute.remind', {}],
    ['another kind of event', 'transfer.success', {}],
  ])('ignores %s', async (_, event, data) => expect(await read(event, data)).toEqual({ ok: true, value: null }));

  it('compares the signature with the raw body: the same JSON written otherwise is refused', async () => {
    const port = await connect();
    const { rawBody, headers } = signPaystackWebhook(SECRET_KEY, 'charge.success', charge);
    const rewritten = JSON.stringify(JSON.parse(rawBody), null, 1);
    expect(await port.readEvent(rewritten, headers)).toEqual({ ok: false, code: 'webhook_signature_invalid' });
    const other = signPaystackWebhook('sk_test_other', 'charge.success', charge);
    expect(await port.readEvent(other.rawBody, other.headers)).toMatchObject({ code: 'webhook_signature_invalid' });
  });
});

describe('paystack: what it says about a payment', () => {
  const status = (port: Awaited<ReturnType<typeof connect>>) =>
    port.readStatus({ paymentId: REFERENCE, providerReference: null });

  it('paid, also when the response to opening was lost', async () => {
    const port = await connectPaid();
    const value = [expect.objectContaining({ kind: 'paid', paymentId: REFERENCE, amountMinor: 149_900 })];
    expect(await status(port)).toEqual({ ok: true, value });
    expect(await status(port)).toEqual(await status(port));
  });

  it('paid, then refunded', async () => {
    const port = await connectPaid();
    server.process(REFERENCE, 100);
    expect(await status(port)).toMatchObject({ value: [{ kind: 'paid' }, { kind: 'refunded', amountMinor: 100 }] });
  });

  it('nothing when it is unknown, and unavailable when it does not respond', async () => {
    expect(await status(await connect())).toEqual({ ok: true, value: [] });
    const down = await connect({ first: [{ status: 503, json: {} }] });
    expect(await status(down)).toMatchObject({ code: 'payment_unavailable' });
  });
});

describe('paystack: refunds', () => {
  it('a part, and another part under another key', async () => {
    const port = await connectPaid();
    expect(await port.refund(REFERENCE, 1000, 'key-1')).toEqual({ ok: true, value: { refundReference: '700' } });
    expect(await port.refund(REFERENCE, 1000, 'key-2')).toEqual({ ok: true, value: { refundReference: '701' } });
    expect(server.refunds).toMatchObject([{ amount: 1000 }, { amount: 1000 }]);
  });

  it('the same key refunds once, also at once and after a restart', async () => {
    const port = await connectPaid();
    await Promise.all([port.refund(REFERENCE, 1000, 'key-1'), port.refund(REFERENCE, 1000, 'key-1')]);
    const restarted = createPaystackPayment({ secretKey: SECRET_KEY, apiBase: server.url });
    expect(await restarted.refund(REFERENCE, 1000, 'key-1')).toMatchObject({ value: { refundReference: '700' } });
    expect(server.refunds).toHaveLength(1);
  });

  it('is made again after one that failed', async () => {
    const port = await connectPaid();
    await port.refund(REFERENCE, 1000, 'key-1');
    const [made] = server.refunds;
    if (made) Object.assign(made, { status: 'failed' });
    const restarted = createPaystackPayment({ secretKey: SECRET_KEY, apiBase: server.url });
    expect(await restarted.refund(REFERENCE, 1000, 'key-1')).toMatchObject({ value: { refundReference: '701' } });
  });
});

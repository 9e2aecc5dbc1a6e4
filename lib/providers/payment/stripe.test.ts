import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import type { FakeServer } from '../testing/fake-http-server';
import type { CheckoutRequest } from './port';
import { createStripePayment } from './stripe';
import { type FakeStripeOptions, startFakeStripe } from './testing/fake-stripe';

const SECRET_KEY = 'sk_test_unit';
const WEBHOOK_SECRET = 'whsec_unit';

const request: CheckoutRequest = {
  orderId: 'order-7',
  paymentId: 'payment-7',
  currency: 'KES',
  lines: [{ name: 'Digital book', amountMinor: 129900, quantity: 2 }],
  totalMinor: 259800,
  email: 'parent@example.com',
  language: 'en',
  successUrl: 'https://shop.example/ok',
  cancelUrl: 'https://shop.example/back',
  expiresAt: new Date('2030-01-01T00:00:00.900Z'),
};

let server: FakeServer;
afterEach(() => server?.close());

async function connect(options: FakeStripeOptions & { secretKey?: string; timeoutMs?: number } = {}) {
  server = await startFakeStripe(SECRET_KEY, options);
  return createStripePayment({
    secretKey: options.secretKey ?? SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: server.url,
    ...(options.timeoutMs && { timeoutMs: options.timeoutMs }),
  });
}

const sentForm = (index = 0) => Object.fromEntries(new URLSearchParams(itemAt(server.log, index).body.toString()));
const serverFault = { status: 500, json: { error: { type: 'api_error', message: 'Sorry' } } };

describe('stripePayment: opening a checkout', () => {
  it('sends what Stripe Checkout needs, form-encoded, in minor units', async () => {
    const port = await connect();
    await port.openCheckout(request);
    expect(itemAt(server.log, 0).path).toBe('/v1/checkout/sessions');
    expect(itemAt(server.log, 0).headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(itemAt(server.log, 0).headers['idempotency-key']).toBe('payment-7');
    expect(sentForm()).toEqual({
      mode: 'payment',
      submit_type: 'pay',
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][currency]': 'kes',
      'line_items[0][price_data][unit_amount]': '129900',
      'line_items[0][price_data][product_data][name]': 'Digital book',
      client_reference_id: 'payment-7',
      'metadata[orderId]': 'order-7',
      'metadata[paymentId]': 'payment-7',
      'payment_intent_data[metadata][orderId]': 'order-7',
      'payment_intent_data[metadata][paymentId]': 'payment-7',
      customer_email: 'parent@example.com',
      locale: 'en',
      success_url: 'https://shop.example/ok',
      cancel_url: 'https://shop.example/back',
      expires_at: '1893456000',
    });
  });

  it.each([
    ['he', 'auto'],
    ['ar', 'auto'],
    ['ru', 'ru'],
  ])('uses the locale %s as %s', async (language, locale) => {
    const port = await connect();
    await port.openCheckout({ ...request, language });
    expect(sentForm().locale).toBe(locale);
  });

  it('merges an order with a discount into one line, because checkouts reject negative lines', async () => {
    const port = await connect();
    const lines = [
      { name: 'Printed book', amountMinor: 14900, quantity: 1 },
      { name: 'Coupon', amountMinor: -1490, quantity: 1 },
    ];
    await port.openCheckout({ ...request, lines, totalMinor: 13410 });
    expect(sentForm()).toMatchObject({
      'line_items[0][price_data][unit_amount]': '13410',
      'line_items[0][price_data][product_data][name]': 'Printed book · Coupon',
    });
  });

  it('retries after a server error with the same idempotency key', async () => {
    const port = await connect({ first: [serverFault] });
    expect(await port.openCheckout(request)).toMatchObject({ ok: true });
    expect(server.log.map((sent) => sent.headers['idempotency-key'])).toEqual(['payment-7', 'payment-7']);
  });

  it('gives up after three server errors', async () => {
    const port = await connect({ first: [serverFault, serverFault, serverFault, serverFault] });
    expect(await port.openCheckout(request)).toMatchObject({ ok: false, code: 'payment_unavailable' });
    expect(server.log).toHaveLength(3);
  });

  it('gives up on a server that does not respond', async () => {
    const port = await connect({ first: ['hang', 'hang', 'hang'], timeoutMs: 50 });
    expect(await port.openCheckout(request)).toMatchObject({ ok: false, code: 'payment_unavailable' });
  });

  it('is unavailable with a wrong key, without a retry', async () => {
    const port = await connect({ secretKey: 'sk_test_wrong' });
    expect(await port.openCheckout(request)).toMatchObject({ ok: false, code: 'payment_unavailable' });
    expect(server.log).toHaveLength(1);
  });
});

describe('stripePayment: reading events', () => {
  const session = {
    id: 'cs_test_1',
    client_reference_id: 'payment-7',
    metadata: { paymentId: 'payment-7' },
    payment_status: 'paid',
    amount_total: 259800,
    currency: 'kes',
  };
  const charge = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    metadata: { paymentId: 'payment-7' },
    amount_refunded: 1000,
    currency: 'kes',
  };

  async function read(type: string, object: unknown, timestamp?: number) {
    const port = await connect();
    const rawBody = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: WEBHOOK_SECRET,
      ...(timestamp && { timestamp }),
    });
    return port.readEvent(rawBody, new Headers({ 'stripe-signature': signature }));
  }

  it.each([
    ['checkout.session.completed', session, 'paid', 'cs_test_1', 259800],
    ['checkout.session.async_payment_succeeded', session, 'paid', 'cs_test_1', 259800],
    ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }, 'failed', 'cs_test_1', 259800],
    ['checkout.session.expired', { ...session, payment_status: 'unpaid' }, 'expired', 'cs_test_1', 259800],
    ['charge.refunded', charge, 'refunded', 'pi_1', 1000],
  ])('%s', async (type, object, kind, providerReference, amountMinor) => {
    expect(await read(type, object)).toEqual({
      ok: true,
      value: {
        provider: 'stripe',
        eventId: 'evt_1',
        kind,
        paymentId: 'payment-7',
        providerReference,
        amountMinor,
        currency: 'KES',
      },
    });
  });

  it.each([
    ['a session completed before its slow payment arrives', 'checkout.session.completed', { payment_status: 'unpaid' }],
    ['a session of something else', 'checkout.session.completed', { client_reference_id: null, metadata: {} }],
    ['a session with a reference that is not ours', 'checkout.session.completed', { metadata: {} }],
    ['another kind of event', 'customer.created', {}],
  ])('ignores %s', async (_, type, changes) => {
    expect(await read(type, { ...session, ...changes })).toEqual({ ok: true, value: null });
  });

  const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 259800, currency: 'kes', status: 'needs_response' };
  it.each([
    ['charge.dispute.created', 'needs_response', 'disputed'],
    ['charge.dispute.closed', 'won', 'dispute_won'],
    ['charge.dispute.closed', 'lost', 'dispute_lost'],
  ])('§9 refunds: %s, %s: finds our payment by its intent', async (type, status, kind) => {
    expect(await read(type, { ...dispute, status })).toMatchObject({
      ok: true,
      value: { kind, paymentId: 'payment-7', providerReference: 'pi_1', amountMinor: 259800, currency: 'KES' },
    });
  });

  it.each([
    ['a dispute about something else', 'charge.dispute.created', { payment_intent: 'pi_foreign' }],
    ['a dispute that is not decided', 'charge.dispute.updated', {}],
  ])('§9 refunds: ignores %s', async (_, type, changes) => {
    expect(await read(type, { ...dispute, ...changes })).toEqual({ ok: true, value: null });
  });

  it('rejects a signature older than five minutes, so that a recorded webhook cannot be replayed', async () => {
    const old = Math.floor(Date.now() / 1000) - 301;
    expect(await read('checkout.session.completed', session, old)).toMatchObject({ code: 'webhook_signature_invalid' });
  });
});

describe('stripePayment: what it says about a payment', () => {
  const readStatus = async (session: Record<string, unknown>) => {
    const port = await connect({ session });
    const opened = await port.openCheckout(request);
    if (!opened.ok) throw new Error(opened.code);
    const { providerReference } = opened.value;
    return port.readStatus({ paymentId: 'payment-7', providerReference });
  };
  const paid = { status: 'complete', payment_status: 'paid' };

  it.each([
    ['paid', paid, [{ kind: 'paid', eventId: 'status:payment-7:paid', amountMinor: 259800, currency: 'KES' }]],
    ['complete before its slow payment arrives', { status: 'complete', payment_status: 'unpaid' }, []],
    ['open', { status: 'open' }, []],
    ['expired', { status: 'expired' }, [{ kind: 'expired', eventId: 'status:payment-7:expired' }]],
    [
      'paid and partly refunded',
      { ...paid, payment_intent: { id: 'pi_1', latest_charge: { id: 'ch_1', amount_refunded: 500 } } },
      [{ kind: 'paid' }, { kind: 'refunded', eventId: 'status:payment-7:refunded:500', amountMinor: 500 }],
    ],
    ['a session of something else', { ...paid, client_reference_id: 'x' }, []],
  ])('%s', async (_, session, events) => {
    expect(await readStatus(session)).toMatchObject({ ok: true, value: events });
  });

  it('is unavailable when Stripe does not know the session', async () => {
    const port = await connect();
    const unknown = { paymentId: 'payment-7', providerReference: 'cs_test_404' };
    expect(await port.readStatus(unknown)).toMatchObject({ code: 'payment_unavailable' });
  });
});

describe('stripePayment: refunds', () => {
  it('refunds the payment intent of the session', async () => {
    const port = await connect();
    const opened = await port.openCheckout(request);
    if (!opened.ok) throw new Error(opened.code);
    await port.refund(opened.value.providerReference, 1000, 'refund-7');
    expect(itemAt(server.log, 2).path).toBe('/v1/refunds');
    expect(itemAt(server.log, 2).headers['idempotency-key']).toBe('refund-7');
    expect(sentForm(2)).toEqual({ payment_intent: 'pi_test_1', amount: '1000' });
  });

  it('is unavailable for a session that Stripe does not know', async () => {
    const port = await connect();
    expect(await port.refund('cs_test_404', 1000, 'refund-8')).toEqual({
      ok: false,
      code: 'payment_unavailable',
      data: { reason: 'resource_missing' },
    });
  });
});

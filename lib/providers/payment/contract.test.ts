import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeServer } from '../testing/fake-http-server';
import { createPaystackPayment } from './paystack';
import type { CheckoutRequest, PaymentPort } from './port';
import { createSandboxPayment } from './sandbox';
import { createStripePayment } from './stripe';
import { signPaystackWebhook, startFakePaystack } from './testing/fake-paystack';
import { startFakeStripe } from './testing/fake-stripe';

type WebhookDelivery = { readonly rawBody: string; readonly headers: Headers };

/** An adapter with a way to create the webhook that its provider would send. */
type Harness = {
  readonly port: PaymentPort;
  paidWebhook(paymentId: string, providerReference: string, amountMinor: number): WebhookDelivery;
  close(): Promise<void>;
};

const request: CheckoutRequest = {
  orderId: 'order-1',
  paymentId: 'payment-1',
  currency: 'ILS',
  lines: [
    { name: 'Printed book', amountMinor: 14900, quantity: 1 },
    { name: 'Dedication', amountMinor: 1500, quantity: 1 },
  ],
  totalMinor: 16400,
  email: 'parent@example.com',
  language: 'he',
  successUrl: 'https://shop.example/IL/he/editor/order-1',
  cancelUrl: 'https://shop.example/IL/he/checkout?cancelled=1',
};

async function createStripeHarness(): Promise<Harness> {
  const standIn: FakeServer = await startFakeStripe('sk_test_contract');
  const secret = 'whsec_contract';
  return {
    port: createStripePayment({ secretKey: 'sk_test_contract', webhookSecret: secret, apiBase: standIn.url }),
    paidWebhook(paymentId, providerReference, amountMinor) {
      const session = {
        id: providerReference,
        object: 'checkout.session',
        client_reference_id: paymentId,
        metadata: { paymentId },
        payment_status: 'paid',
        amount_total: amountMinor,
        currency: 'ils',
      };
      const event = { id: `evt_${paymentId}`, object: 'event', type: 'checkout.session.completed' };
      const rawBody = JSON.stringify({ ...event, data: { object: session } });
      const signature = new Stripe('sk_test_contract').webhooks.generateTestHeaderString({ payload: rawBody, secret });
      return { rawBody, headers: new Headers({ 'stripe-signature': signature }) };
    },
    close: () => standIn.close(),
  };
}

async function createSandboxHarness(): Promise<Harness> {
  const port = createSandboxPayment({ secret: 'contract', baseUrl: 'https://shop.example' });
  return {
    port,
    paidWebhook(paymentId, providerReference, amountMinor) {
      const event = { eventId: `evt_${paymentId}`, kind: 'paid', paymentId, providerReference, amountMinor } as const;
      const { rawBody, headers } = port.signSandboxEvent({ ...event, currency: 'ILS' });
      return { rawBody, headers: new Headers(headers) };
    },
    close: async () => {},
  };
}

async function createPaystackHarness(): Promise<Harness> {
  const secretKey = 'sk_test_contract';
  const standIn = await startFakePaystack(secretKey);
  return {
    port: createPaystackPayment({ secretKey, apiBase: standIn.url }),
    paidWebhook: (paymentId, reference, amount) =>
      signPaystackWebhook(secretKey, 'charge.success', {
        id: 4001,
        status: 'success',
        reference,
        amount,
        currency: 'ILS',
        metadata: { paymentId },
      }),
    close: () => standIn.close(),
  };
}

describe.each([
  ['stripe', createStripeHarness],
  ['paystack', createPaystackHarness],
  ['sandbox', createSandboxHarness],
])('payment port: %s', (name, start) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.close());

  const open = async (changes: Partial<CheckoutRequest> = {}) => {
    const opened = await harness.port.openCheckout({ ...request, ...changes });
    if (!opened.ok) throw new Error(`not opened: ${opened.code}`);
    return opened.value;
  };

  it('has a name', () => {
    expect(harness.port.name).toBe(name);
  });

  it('opens a checkout with an absolute URL', async () => {
    const checkout = await open();
    expect(new URL(checkout.url).protocol).toBe('https:');
    expect(checkout.providerReference).not.toBe('');
  });

  it('opens the same checkout again for the same payment and another one for another payment', async () => {
    const first = await open({ paymentId: 'payment-again' });
    expect(await open({ paymentId: 'payment-again' })).toEqual(first);
    expect((await open({ paymentId: 'payment-other' })).providerReference).not.toBe(first.providerReference);
  });

  it('never charges a total that the lines do not show', async () => {
    await expect(
      harness.port.openCheckout({ ...request, paymentId: 'payment-sum', totalMinor: 16399 }),
    ).rejects.toThrow('lines add up to 16400');
  });

  it('parses a paid event with the payment, the amount and the reference of the checkout', async () => {
    const { providerReference } = await open({ paymentId: 'payment-paid' });
    const { rawBody, headers } = harness.paidWebhook('payment-paid', providerReference, 16400);
    expect(await harness.port.readEvent(rawBody, headers)).toEqual({
      ok: true,
      value: {
        provider: name,
        eventId: expect.stringMatching(/^evt_payment-paid$|^charge.success:4001$/),
        kind: 'paid',
        paymentId: 'payment-paid',
        providerReference,
        amountMinor: 16400,
        currency: 'ILS',
      },
    });
  });

  it('rejects a webhook with a changed body, a changed signature or no signature', async () => {
    const { rawBody, headers } = harness.paidWebhook('payment-1', 'reference', 100);
    const refused = { ok: false, code: 'webhook_signature_invalid' };
    const forged = new Headers([...headers].map(([key, value]) => [key, `${value.slice(0, -2)}xx`]));
    expect(await harness.port.readEvent(rawBody.replace('100', '999'), headers)).toEqual(refused);
    expect(await harness.port.readEvent(rawBody, forged)).toEqual(refused);
    expect(await harness.port.readEvent(rawBody, new Headers())).toEqual(refused);
  });

  it('has nothing to say about a payment that is open or was never opened', async () => {
    const { providerReference } = await open({ paymentId: 'payment-status' });
    expect(await harness.port.readStatus({ paymentId: 'payment-status', providerReference })).toEqual({
      ok: true,
      value: [],
    });
    expect(await harness.port.readStatus({ paymentId: 'payment-none', providerReference: null })).toEqual({
      ok: true,
      value: [],
    });
  });

  it('refunds once per idempotency key', async () => {
    const { providerReference } = await open({ paymentId: 'payment-refund' });
    const first = await harness.port.refund(providerReference, 5000, 'refund-1');
    expect(first).toMatchObject({ ok: true, value: { refundReference: expect.stringMatching(/.+/) } });
    expect(await harness.port.refund(providerReference, 5000, 'refund-1')).toEqual(first);
  });
});

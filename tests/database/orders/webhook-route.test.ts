import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/webhooks/[vendor]/route';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import type { PaymentEvent } from '@/lib/providers/payment/port';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, getHistory, paymentStates } = createCheckoutFlow(shop);

const shared = globalThis as { giboriShop?: Promise<unknown> };
beforeAll(() => {
  const { db, enqueue, storage } = shop;
  const payments = { find: (name: string) => (name === 'sandbox' ? sandboxProvider : null) };
  const fulfilment = { name: 'manual' };
  shared.giboriShop = Promise.resolve({ env: { TRUST_PROXY: 0 }, db, enqueue, storage, payments, fulfilment });
});
afterAll(() => {
  shared.giboriShop = undefined;
});

type Delivery = { readonly rawBody: string; readonly headers: Readonly<Record<string, string>> };
const createDelivery = (
  kind: PaymentEvent['kind'],
  { id, amountMinor, currency }: { id: string; amountMinor: number; currency: string },
  eventId = newId(),
): Delivery => {
  const reference = { providerReference: `sandbox_${id}`, paymentId: id };
  return sandboxProvider.signSandboxEvent({ eventId, kind, amountMinor, currency, ...reference });
};
const deliver = async ({ rawBody, headers }: Delivery, vendor = 'sandbox'): Promise<number> => {
  const request = new Request(`http://localhost:3000/api/webhooks/${vendor}`, {
    method: 'POST',
    body: rawBody,
    headers,
  });
  return (await POST(request, { params: Promise.resolve({ vendor }) })).status;
};

describe('§9 payments: webhooks at their route', () => {
  it('a signed one is applied; the same one again, later and at once, is answered and changes nothing', async () => {
    const { id, payment } = await withOpenCheckout();
    const delivery = createDelivery('paid', payment);
    expect(await Promise.all([deliver(delivery), deliver(delivery)])).toEqual([200, 200]);
    expect(await deliver(delivery)).toBe(200);
    expect(await getHistory(id)).toMatchObject({ state: 'in_production' });
    expect(await shop.queue.jobs('produce-book', id)).toHaveLength(1);
    expect(await shop.db.providerEvent.count({ where: { paymentId: payment.id } })).toBe(1);
  });

  it.each<[string, (delivery: Delivery) => Delivery, number]>([
    ['a forged signature', (one) => ({ ...one, headers: { 'x-sandbox-signature': 'A'.repeat(43) } }), 400],
    ['no signature', (one) => ({ ...one, headers: {} }), 400],
    ['a body changed after signing', (one) => ({ ...one, rawBody: one.rawBody.replace('3900', '1') }), 400],
    ['an added space', (one) => ({ ...one, rawBody: `${one.rawBody} ` }), 400],
    ['an empty body', (one) => ({ ...one, rawBody: '' }), 400],
    ['more than 256 KB', (one) => ({ ...one, rawBody: one.rawBody.padEnd(256 * 1024 + 1) }), 413],
  ])('%s is refused, stored nowhere, and pays nothing', async (_, change, status) => {
    const { id, payment } = await withOpenCheckout();
    expect(await deliver(change(createDelivery('paid', payment)))).toBe(status);
    expect(await getHistory(id)).toMatchObject({ state: 'awaiting_payment', paidAt: null });
    expect(await shop.db.providerEvent.count({ where: { paymentId: payment.id } })).toBe(0);
  });

  it.each(['stripe', 'paystack', '..', 'sandbox '])('a provider that the shop does not use: %j', async (vendor) => {
    const { payment } = await withOpenCheckout();
    expect(await deliver(createDelivery('paid', payment), vendor)).toBe(404);
    expect(await paymentStates(payment.orderId)).toEqual(['open']);
  });

  it('during an outage of the database the provider is told to try again', async () => {
    const { id, payment } = await withOpenCheckout();
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const outage = vi.spyOn(shop.db, '$transaction').mockRejectedValueOnce(new Error('database away'));
    const delivery = createDelivery('paid', payment);
    expect(await deliver(delivery)).toBe(500);
    outage.mockRestore();
    error.mockRestore();
    expect(await deliver(delivery)).toBe(200);
    expect(await getHistory(id)).toMatchObject({ state: 'in_production' });
  });

  const ORDERS: readonly (readonly PaymentEvent['kind'][])[] = [
    ['paid', 'failed'],
    ['failed', 'paid'],
    ['expired', 'paid', 'failed'],
    ['paid', 'expired', 'paid'],
  ];
  it.each(ORDERS)('out of order, %s then %s: the payment counts, once', async (...kinds) => {
    const { id, payment } = await withOpenCheckout();
    for (const kind of kinds) expect(await deliver(createDelivery(kind, payment))).toBe(200);
    expect(await paymentStates(id)).toEqual(['paid']);
    expect(await getHistory(id)).toMatchObject({ state: 'in_production' });
    expect(await shop.queue.jobs('produce-book', id)).toHaveLength(1);
  });

  it.each([
    [['paid', 'refunded']],
    [['refunded', 'paid']],
    [['dispute_lost', 'paid']],
    [['disputed', 'paid', 'dispute_lost']],
  ] as const)('money that went back, in the order %s: nothing is left to make', async (kinds) => {
    const { id, payment } = await withOpenCheckout();
    for (const kind of kinds) await deliver(createDelivery(kind, payment));
    expect(await paymentStates(id)).toEqual(['refunded']);
    expect(['refunded', 'unpaid']).toContain((await getHistory(id)).state);
  });
});

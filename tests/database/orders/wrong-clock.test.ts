import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleReconcile } from '@/lib/orders/recovery/reconcile.handler';
import { handlePaymentEvent } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { createStripePayment } from '@/lib/providers/payment/stripe';
import { startFakeStripe } from '@/lib/providers/payment/testing/fake-stripe';
import type { FakeServer } from '@/lib/providers/testing/fake-http-server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, HOUR, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const KEY = 'sk_test_clock';
const WEBHOOK_SECRET = 'whsec_clock';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { order, checkout, getHistory, paymentStates } = createCheckoutFlow(shop);

/** What Stripe says about every session: nothing of it is paid at first. */
const session: Record<string, unknown> = {};
let server: FakeServer;
let stripe: PaymentPort;
beforeAll(async () => {
  server = await startFakeStripe(KEY, { session });
  stripe = createStripePayment({ secretKey: KEY, webhookSecret: WEBHOOK_SECRET, apiBase: server.url });
});
afterAll(() => server.close());

/** An order whose customer is on Stripe's page, and pays there. */
async function pay() {
  const mine = await order();
  unwrap(await checkout(mine, { payment: stripe }));
  const payment = await shop.db.payment.update({
    where: { id: (await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id } })).id },
    data: { createdAt: NOW },
  });
  Object.assign(session, { status: 'complete', payment_status: 'paid' });
  const answer = await fetch(`${server.url}/v1/checkout/sessions/${payment.providerReference}`, {
    headers: { authorization: `Bearer ${KEY}` },
  });
  return { ...mine, session: (await answer.json()) as object };
}

/** Stripe's event, signed while the shop's clock is so many seconds ahead of Stripe's. */
function deliver({ session: object }: { readonly session: object }, secondsAhead: number) {
  const type = 'checkout.session.completed';
  const payload = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - secondsAhead;
  const options = { payload, secret: WEBHOOK_SECRET, timestamp };
  const signature = new Stripe(KEY).webhooks.generateTestHeaderString(options);
  return stripe.readEvent(payload, new Headers({ 'stripe-signature': signature }));
}
async function apply(delivered: Awaited<ReturnType<typeof deliver>>) {
  const event = unwrap(delivered);
  if (!event) throw new Error('The event is about a payment of the shop.');
  return handlePaymentEvent(event, { db: shop.db, enqueue: shop.enqueue, now: NOW });
}
const reconcile = (seconds: number) =>
  handleReconcile({ db: shop.db, enqueue: shop.enqueue, findProvider: () => stripe, now: addSeconds(seconds) });
const expectPaidOnce = async ({ id, bookId }: { readonly id: string; readonly bookId: string }) => {
  const changes = ['awaiting_payment>paid', 'paid>in_production', 'unpaid>awaiting_payment'];
  expect(await getHistory(id)).toMatchObject({ state: 'in_production', changes });
  expect(await paymentStates(id)).toEqual(['paid']);
  expect(await shop.queue.jobs('produce-book', id)).toHaveLength(1);
  expect(await shop.db.refund.count({ where: { payment: { orderId: id } } })).toBe(0);
  expect(await shop.db.order.count({ where: { bookId } })).toBe(1);
};

describe('§9 payments: a signature has a time, and the clock of the web process is wrong', () => {
  it('an hour ahead: the event is refused as too old, and the payment is settled by asking Stripe, once', async () => {
    const mine = await pay();
    expect(await deliver(mine, HOUR)).toEqual(fail('webhook_signature_invalid'));
    expect(await paymentStates(mine.id)).toEqual(['open']);
    await reconcile(HOUR);
    await expectPaidOnce(mine);
    // Stripe repeats the event for three days: the clock is right again, or still wrong.
    expect(await deliver(mine, HOUR)).toEqual(fail('webhook_signature_invalid'));
    await apply(await deliver(mine, 0));
    await reconcile(HOUR);
    await expectPaidOnce(mine);
  });

  it('an hour behind: the event is taken', async () => {
    const mine = await pay();
    await apply(await deliver(mine, -HOUR));
    await expectPaidOnce(mine);
  });

  it('an hour behind, and the event was lost: Stripe is asked when the payment is old by that clock', async () => {
    const mine = await pay();
    await reconcile(-HOUR);
    expect(await paymentStates(mine.id)).toEqual(['open']);
    await reconcile(16 * MINUTE);
    await expectPaidOnce(mine);
  });

  it('five minutes are tolerated, as Stripe advises', async () => {
    const mine = await pay();
    expect((await deliver(mine, 4 * MINUTE)).ok).toBe(true);
    expect((await deliver(mine, 6 * MINUTE)).ok).toBe(false);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { handleReconcile } from '@/lib/orders/recovery/reconcile.handler';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { fail, ok } from '@/lib/platform/result';
import type { PaymentEvent, PaymentPort } from '@/lib/providers/payment/port';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { copyRows } from '../support/copy-rows';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, checkout, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
type Open = Awaited<ReturnType<typeof withOpenCheckout>>;
type Told = Partial<PaymentEvent> & { readonly kind: PaymentEvent['kind'] };

/** A provider that says this about one payment, and nothing about others. */
function createProvider({ payment }: Open, told: readonly Told[] | 'away') {
  const asked: string[] = [];
  const port: PaymentPort = {
    ...sandboxProvider,
    readStatus: async ({ paymentId }) => {
      asked.push(paymentId);
      if (told === 'away') return fail('payment_unavailable');
      if (paymentId !== payment.id) return ok([]);
      return ok(
        told.map(({ kind, amountMinor = payment.amountMinor }) => ({
          provider: 'sandbox',
          kind,
          paymentId,
          providerReference: `sandbox_${paymentId}`,
          eventId: `status:${paymentId}:${kind}`,
          amountMinor,
          currency: payment.currency,
        })),
      );
    },
  };
  return { port, asked };
}
const reconcile = (port: PaymentPort, seconds: number) =>
  handleReconcile({ db: shop.db, enqueue: shop.enqueue, findProvider: () => port, now: addSeconds(seconds) });

/** Payments start at the test's own time, not at the database's. */
async function openNow(): Promise<Open> {
  const mine = await withOpenCheckout();
  await shop.db.payment.update({ where: { id: mine.payment.id }, data: { createdAt: NOW } });
  return mine;
}
/** Another parent with the same open checkout, without its steps. */
async function copyOpen(known: Open): Promise<Open> {
  const accountId = newId();
  const bookId = newId();
  const id = newId();
  const paymentId = newId();
  const number = id.slice(0, 8).toUpperCase();
  const { db } = shop;
  await copyRows(db, 'accounts', ['id', known.accountId], [{ id: accountId, phone: newPhone() }]);
  await copyRows(db, 'books', ['id', known.bookId], [{ id: bookId, account_id: accountId }]);
  await copyRows(db, 'orders', ['id', known.id], [{ id, number, account_id: accountId, book_id: bookId }]);
  for (const table of ['order_lines', 'order_changes'])
    await copyRows(db, table, ['order_id', known.id], [{ order_id: id }]);
  const provider_reference = `sandbox_${paymentId}`;
  await copyRows(db, 'payments', ['id', known.payment.id], [{ id: paymentId, order_id: id, provider_reference }]);
  const payment = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  return { ...known, id, accountId, bookId, payment };
}

/** Everything that a payment leads to. */
const getOutcome = async ({ id, payment }: Open) => ({
  order: (await getHistory(id)).state,
  changes: (await getHistory(id)).changes,
  payments: await paymentStates(id),
  refunded: (await shop.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).refundedMinor,
  refunds: await shop.db.refund.count({ where: { paymentId: payment.id } }),
  produce: (await shop.queue.jobs('produce-book', id)).length,
  mails: (await shop.db.messageSent.findMany({ where: { orderId: id } })).map(({ kind }) => kind).sort(),
});

describe('§9 payments: the webhook before, after, or never gives the same end', () => {
  const STORIES: readonly (readonly Told[])[] = [
    [{ kind: 'paid' }],
    [{ kind: 'expired' }],
    [{ kind: 'failed' }],
    [{ kind: 'paid' }, { kind: 'refunded' }],
    [{ kind: 'paid' }, { kind: 'refunded', amountMinor: 1000 }],
  ];
  it.each(STORIES.map((told) => [told.map(({ kind, amountMinor = '' }) => `${kind} ${amountMinor}`).join(', '), told]))(
    '%s',
    async (_, told) => {
      const outcomes = [];
      const first = await openNow();
      const opened: (readonly [when: string, mine: Open])[] = [['before', first]];
      for (const when of ['after', 'never', 'at once', 'asked twice']) opened.push([when, await copyOpen(first)]);
      for (const [when, mine] of opened) {
        const { port } = createProvider(mine, told as readonly Told[]);
        const hook = async () => {
          for (const { kind, amountMinor } of told as readonly Told[]) {
            await webhook(kind, mine.payment, amountMinor ? { amountMinor } : {});
          }
        };
        if (when === 'before') await hook();
        await Promise.all([reconcile(port, HOUR), when === 'at once' ? hook() : null]);
        if (when === 'after') await hook();
        if (when === 'asked twice') await reconcile(port, HOUR);
        outcomes.push(await getOutcome(mine));
      }
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    },
  );
});

describe('§9 payments: the reconciliation job', () => {
  it('asks only about payments that are old enough, and not about settled ones', async () => {
    const mine = await openNow();
    const { port, asked } = createProvider(mine, []);
    await reconcile(port, 14 * MINUTE);
    expect(asked).not.toContain(mine.payment.id);
    await reconcile(port, 16 * MINUTE);
    expect(asked).toContain(mine.payment.id);
    await webhook('paid', mine.payment);
    asked.length = 0;
    await reconcile(port, HOUR);
    expect(asked).not.toContain(mine.payment.id);
  });

  it('a checkout that nobody paid ends after a day, and the order can be paid again', async () => {
    const mine = await openNow();
    const { port } = createProvider(mine, []);
    await reconcile(port, 24 * HOUR);
    expect(await paymentStates(mine.id)).toEqual(['open']);
    await reconcile(port, 26 * HOUR);
    expect(await paymentStates(mine.id)).toEqual(['expired']);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid' });
    unwrap(await checkout(mine, { now: addSeconds(26 * HOUR) }));
    expect(await webhook('paid', mine.payment, { now: addSeconds(2 * DAY) })).toBe('handled');
  });

  it('a replaced attempt that was paid all the same is found, and refunded if its sum is another', async () => {
    const mine = await openNow();
    await shop.db.payment.update({ where: { id: mine.payment.id }, data: { amountMinor: 3800 } });
    unwrap(await checkout(mine));
    expect(await paymentStates(mine.id)).toEqual(['cancelled', 'open']);
    const { port } = createProvider(mine, [{ kind: 'paid', amountMinor: 3800 }]);
    await reconcile(port, HOUR);
    expect(await paymentStates(mine.id)).toEqual(['paid', 'open']);
    expect(await shop.queue.jobs('refund-payment', mine.payment.id)).toHaveLength(1);
    expect((await getHistory(mine.id)).state).toBe('awaiting_payment');
  });

  it('another amount pays nothing and is listed for the staff', async () => {
    const line = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const mine = await openNow();
    const { port } = createProvider(mine, [{ kind: 'paid', amountMinor: 1 }]);
    await reconcile(port, HOUR);
    await reconcile(port, HOUR);
    line.mockRestore();
    expect(await getHistory(mine.id)).toMatchObject({ state: 'awaiting_payment', paidAt: null });
    expect(await shop.db.providerEvent.count({ where: { paymentId: mine.payment.id, handledAt: null } })).toBe(1);
  });

  it('a provider that does not respond raises one alarm, and nothing expires', async () => {
    const mine = await openNow();
    const line = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await reconcile(createProvider(mine, 'away').port, 30 * HOUR);
    const alarms = line.mock.calls.map(([facts]) => facts).filter((facts) => 'alarm' in Object(facts));
    line.mockRestore();
    expect(alarms).toMatchObject([{ alarm: 'payments_not_reconciled', provider: 'sandbox' }]);
    expect(await paymentStates(mine.id)).toEqual(['open']);
  });
});

describe('§9 payments: a payment stays with its provider', () => {
  it('reconciliation asks the provider that took it', async () => {
    const mine = await openNow();
    await shop.db.payment.update({ where: { id: mine.payment.id }, data: { provider: 'paystack' } });
    const names: string[] = [];
    const findProvider = (name: string) => {
      names.push(name);
      return sandboxProvider;
    };
    await handleReconcile({ db: shop.db, enqueue: shop.enqueue, findProvider, now: addSeconds(HOUR) });
    expect(names).toContain('paystack');
  });
});

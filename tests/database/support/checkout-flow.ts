import type { CapabilityTable } from '@/lib/capabilities';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { handlePaymentEvent, openCheckout } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { ok } from '@/lib/platform/result';
import type { PriceTier } from '@/lib/prices';
import type { PaymentEvent, PaymentPort } from '@/lib/providers/payment/port';
import { createSandboxPayment } from '@/lib/providers/payment/sandbox';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createDraftFlow, unwrap } from './draft-flow';
import { newDevice, newPhone } from './identities';
import { NOW } from './time';
import { createVerificationFlow } from './verification-flow';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };
type PaymentRow = { readonly id: string; readonly amountMinor: number; readonly currency: string };
type EventOverrides = Partial<Pick<PaymentEvent, 'eventId' | 'amountMinor' | 'currency' | 'paymentId'>> & {
  readonly now?: Date;
};

export const sandboxProvider = createSandboxPayment({ secret: 's'.repeat(32), baseUrl: 'http://shop.test' });

/** A verified parent's steps from the order to the paid book, with the real use cases and the sandbox provider. */
export function createCheckoutFlow(shop: Shop) {
  const steps = {
    /** The unpaid order of a draft that was approved on a device whose phone was then verified. */
    async order(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const owner = newDevice();
      const book = await createDraftFlow(shop).approved(owner);
      const { accountId } = await createVerificationFlow(shop).signIn(phone, owner.deviceId, country);
      const { id } = await shop.db.order.findFirstOrThrow({ where: { bookId: book.id } });
      return { id, accountId, bookId: book.id, owner: { ...owner, accountId } };
    },
    checkout(
      { id, accountId }: { readonly id: string; readonly accountId: string },
      {
        payment = sandboxProvider as PaymentPort,
        tier = 'digital' as PriceTier,
        now = NOW,
        shownMinor = undefined as number | undefined,
      } = {},
    ) {
      const urls = () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' });
      return openCheckout(
        id,
        { tier, shownMinor },
        { db: shop.db, enqueue: shop.enqueue, payment, now, accountId, urls },
      );
    },
    /** An order with an open checkout. */
    async withOpenCheckout(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const order = await steps.order(phone, country);
      unwrap(await steps.checkout(order));
      const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId: order.id } });
      return { ...order, payment };
    },
    /** Two payment attempts of one order, both open at the provider. */
    async withSecondAttempt() {
      const mine = await steps.withOpenCheckout();
      await steps.webhook('expired', mine.payment);
      unwrap(await steps.checkout(mine));
      const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
      return { ...mine, second };
    },
    /** An order that was paid twice: the second payment is the duplicate. */
    async paidTwice() {
      const mine = await steps.withSecondAttempt();
      await steps.webhook('paid', mine.payment);
      await steps.webhook('paid', mine.second);
      return mine;
    },
    /** Parses and applies a signed webhook of the provider, like its route does. */
    async webhook(kind: PaymentEvent['kind'], payment: PaymentRow, overrides: EventOverrides = {}) {
      const { now = NOW, ...changes } = overrides;
      const { rawBody, headers } = sandboxProvider.signSandboxEvent({
        eventId: newId(),
        kind,
        paymentId: payment.id,
        providerReference: `sandbox_${payment.id}`,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        ...changes,
      });
      const event = unwrap(await sandboxProvider.readEvent(rawBody, new Headers(headers)));
      if (!event) throw new Error('The sandbox sends relevant events only.');
      return handlePaymentEvent(event, { db: shop.db, enqueue: shop.enqueue, now });
    },
    /** The digital book of a paid order is made, by the real handler without the drawing. */
    make: (orderId: string, { capabilities, now = NOW }: { capabilities?: CapabilityTable; now?: Date } = {}) =>
      handleProduce(
        { orderId },
        {
          db: shop.db,
          enqueue: shop.enqueue,
          now: () => now,
          produce: async (bookId) => ok({ storageKey: `books/${bookId}/${newId()}.pdf`, bytes: 1, edits: 0 }),
          capabilities,
        },
      ),
    async paid(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const order = await steps.withOpenCheckout(phone, country);
      await steps.webhook('paid', order.payment);
      return order;
    },
    /** The state, and every recorded change as `from>to`. */
    async getHistory(orderId: string) {
      const { state, paidAt } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
      const changes = await shop.db.orderChange.findMany({ where: { orderId } });
      return { state, paidAt, changes: changes.map(({ from, to }) => `${from}>${to}`).sort() };
    },
    paymentStates: async (orderId: string) =>
      (await shop.db.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })).map(({ state }) => state),
  };
  return steps;
}

import { handlePaymentEvent, openCheckout } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { PaymentEvent, PaymentPort } from '@/lib/providers/payment/port';
import { sandboxPayment } from '@/lib/providers/payment/sandbox';
import type { StoragePort } from '@/lib/providers/storage/port';
import { lineName } from '@/lib/wiring/line-names';
import { value, wizard } from './drafts';
import { newPhone, stranger } from './people';
import { NOW } from './time';
import { dialog } from './verification';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };
type PaymentRow = { readonly id: string; readonly amountMinor: number; readonly currency: string };
type Said = Partial<Pick<PaymentEvent, 'eventId' | 'amountMinor' | 'currency' | 'paymentId'>> & { readonly now?: Date };

export const provider = sandboxPayment({ secret: 's'.repeat(32), baseUrl: 'http://shop.test' });

/** A verified parent's way from the order to the paid book, by the real use cases and the sandbox provider. */
export function till(shop: Shop) {
  const steps = {
    /** A draft approved on a device, whose phone was then verified: its unpaid order. */
    async order(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const owner = stranger();
      const book = await wizard(shop).approved(owner);
      const { accountId } = await dialog(shop).verify(phone, owner.deviceId, country);
      const { id } = await shop.db.order.findFirstOrThrow({ where: { bookId: book.id } });
      return { id, accountId, bookId: book.id, owner: { ...owner, accountId } };
    },
    checkout(
      { id, accountId }: { readonly id: string; readonly accountId: string },
      {
        payment = provider as PaymentPort,
        tier = 'digital' as const,
        now = NOW,
        shownMinor = undefined as number | undefined,
      } = {},
    ) {
      const urls = () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' });
      return openCheckout(id, { tier, shownMinor }, { db: shop.db, payment, now, accountId, lineName, urls });
    },
    /** An order whose checkout is open. */
    async atTheTill(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const order = await steps.order(phone, country);
      value(await steps.checkout(order));
      const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId: order.id } });
      return { ...order, payment };
    },
    /** A signed webhook of the provider, read and applied as its route does. */
    async webhook(kind: PaymentEvent['kind'], payment: PaymentRow, said: Said = {}) {
      const { now = NOW, ...changes } = said;
      const { rawBody, headers } = provider.signSandboxEvent({
        eventId: newId(),
        kind,
        paymentId: payment.id,
        providerReference: `sandbox_${payment.id}`,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        ...changes,
      });
      const event = value(await provider.readEvent(rawBody, new Headers(headers)));
      if (!event) throw new Error('The sandbox sends no event that does not concern us.');
      return handlePaymentEvent(event, { db: shop.db, enqueue: shop.enqueue, now });
    },
    async paid(phone = newPhone(), country: 'IL' | 'US' | 'KE' = 'IL') {
      const order = await steps.atTheTill(phone, country);
      await steps.webhook('paid', order.payment);
      return order;
    },
    /** State, and every recorded change as `from>to`. */
    async story(orderId: string) {
      const { state, paidAt } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
      const changes = await shop.db.orderChange.findMany({ where: { orderId } });
      return { state, paidAt, changes: changes.map(({ from, to }) => `${from}>${to}`).sort() };
    },
    paymentStates: async (orderId: string) =>
      (await shop.db.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })).map(({ state }) => state),
  };
  return steps;
}

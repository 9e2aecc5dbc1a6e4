import { insertPayment, listOpenPayments, movePayment } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import type { PaymentPort } from '@/lib/providers/payment/port';
import type { OrderRow } from '../repository';

/** Providers close a checkout after a day; one that is almost that old is not reused. */
const CHECKOUT_REUSE_HOURS = 23;

type Deps = { readonly payment: PaymentPort; readonly now: Date };

/** A payment attempt, and its checkout where one is open already. */
type Attempt = { readonly paymentId: string; readonly url: string | null };

/** Cancels the open attempts of an order. */
export const closeAttempts = async (tx: Tx, orderId: string, { now }: Pick<Deps, 'now'>): Promise<void> =>
  cancelAttempts(tx, await listOpenPayments(tx, orderId), now);

type OpenPayments = Awaited<ReturnType<typeof listOpenPayments>>;

async function cancelAttempts(tx: Tx, attempts: OpenPayments, now: Date): Promise<void> {
  for (const payment of attempts) await movePayment(tx, payment, 'cancelled', 'customer', now);
}

/** The order's open attempt for the same amount and address, or a new one; every other open one is cancelled. */
export async function prepareAttempt(
  tx: Tx,
  { id: orderId, currency, totalMinor }: OrderRow,
  sameEmail: boolean,
  deps: Deps,
): Promise<Attempt> {
  const amountMinor = totalMinor ?? 0;
  const createdAfter = new Date(deps.now.getTime() - CHECKOUT_REUSE_HOURS * 3_600_000);
  const open = await listOpenPayments(tx, orderId);
  const reusable = open.find(
    (payment) =>
      payment.amountMinor === amountMinor &&
      payment.provider === deps.payment.name &&
      payment.createdAt > createdAfter &&
      sameEmail,
  );
  await cancelAttempts(
    tx,
    open.filter((payment) => payment !== reusable),
    deps.now,
  );
  if (reusable) return { paymentId: reusable.id, url: reusable.checkoutUrl };
  const payment = await insertPayment(tx, { orderId, provider: deps.payment.name, amountMinor, currency });
  return { paymentId: payment.id, url: null };
}

import type { Tx } from '@/lib/platform/db';
import { type PaymentState, paymentStates } from './states';

type Movable = { readonly id: string; readonly state: PaymentState };
type PaymentDetails = {
  readonly providerReference?: string;
  readonly checkoutUrl?: string;
  /** Minor units. */
  readonly refundedMinor?: number;
};

/** Who changes a payment: a customer, an event of the provider, or the shop's own refund. */
type PaymentActor = 'customer' | 'provider' | 'shop';

/**
 * Changes a payment's state and records the change: the only function that writes the state of a payment. Returns
 * `false` and writes nothing when `paymentStates` forbids the change or the payment is no longer in `payment.state`.
 */
export async function movePayment(
  tx: Tx,
  payment: Movable,
  to: PaymentState,
  by: PaymentActor,
  at: Date,
  details: PaymentDetails = {},
): Promise<boolean> {
  const { id, state: from } = payment;
  if (!paymentStates.canMove(from, to)) return false;
  const moved = await tx.payment.updateMany({ where: { id, state: from }, data: { ...details, state: to } });
  if (moved.count !== 1) return false;
  await tx.paymentChange.create({ data: { paymentId: id, from, to, by, at } });
  return true;
}

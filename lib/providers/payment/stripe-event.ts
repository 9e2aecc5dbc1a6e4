import type Stripe from 'stripe';
import type { PaymentEvent } from './port';

/** Translates a verified Stripe event; `null` if it does not concern one of our payments. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Delayed payment methods complete the session unpaid; `async_payment_succeeded` or `…_failed` follows.
      return event.data.object.payment_status === 'unpaid' ? null : fromSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return fromSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return fromSession(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return fromSession(event.id, 'expired', event.data.object);
    case 'charge.refunded':
      return fromCharge(event.id, event.data.object);
    default:
      return null;
  }
}

const DISPUTE_OUTCOMES = { won: 'dispute_won', warning_closed: 'dispute_won', lost: 'dispute_lost' } as const;

/** The dispute of an event and its outcome; `null` for other events and intermediate steps. */
export function parseDispute(event: Stripe.Event) {
  if (event.type === 'charge.dispute.created') return { kind: 'disputed', dispute: event.data.object } as const;
  if (event.type !== 'charge.dispute.closed') return null;
  const dispute = event.data.object;
  const kind = DISPUTE_OUTCOMES[dispute.status as keyof typeof DISPUTE_OUTCOMES];
  return kind ? { kind, dispute } : null;
}

type ParsedDispute = NonNullable<ReturnType<typeof parseDispute>>;

/** A dispute does not name our payment; the metadata of its payment intent, set by `openCheckout`, does. */
export function fromDispute(
  eventId: string,
  { kind, dispute }: ParsedDispute,
  intent: Stripe.PaymentIntent,
): PaymentEvent | null {
  const { paymentId } = intent.metadata;
  if (!paymentId) return null;
  return {
    provider: 'stripe',
    eventId,
    kind,
    paymentId,
    providerReference: intent.id,
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
  };
}

function fromSession(
  eventId: string,
  kind: PaymentEvent['kind'],
  session: Stripe.Checkout.Session,
): PaymentEvent | null {
  const paymentId = session.client_reference_id;
  // A session without our reference belongs to another product on the same Stripe account.
  if (!paymentId || session.metadata?.paymentId !== paymentId) return null;
  return {
    provider: 'stripe',
    eventId,
    kind,
    paymentId,
    providerReference: session.id,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
}

/** A charge carries the metadata of its payment intent, set by `openCheckout`. */
function fromCharge(eventId: string, charge: Stripe.Charge): PaymentEvent | null {
  const paymentId = charge.metadata.paymentId;
  if (!paymentId) return null;
  const intent = charge.payment_intent;
  return {
    provider: 'stripe',
    eventId,
    kind: 'refunded',
    paymentId,
    providerReference: typeof intent === 'string' ? intent : (intent?.id ?? charge.id),
    amountMinor: charge.amount_refunded,
    currency: charge.currency.toUpperCase(),
  };
}

/** What a checkout session says about its payment, in the order in which it happened. */
export function toStatusEvents(paymentId: string, session: Stripe.Checkout.Session): readonly PaymentEvent[] {
  const toEvent = (kind: PaymentEvent['kind']) => fromSession(`status:${paymentId}:${kind}`, kind, session);
  if (session.status === 'expired') return [toEvent('expired')].filter((event) => event !== null);
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return [];
  const paid = toEvent('paid');
  if (!paid) return [];
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const amountMinor = charge?.amount_refunded ?? 0;
  const eventId = `status:${paymentId}:refunded:${amountMinor}`;
  return amountMinor > 0 ? [paid, { ...paid, kind: 'refunded', eventId, amountMinor }] : [paid];
}

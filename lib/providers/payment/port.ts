import type { Result } from '@/lib/platform/result';

export type CheckoutLine = {
  readonly name: string;
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly quantity: number;
};

export type CheckoutRequest = {
  readonly orderId: string;
  /** One attempt to pay; the same key opens the same checkout again. */
  readonly paymentId: string;
  readonly currency: 'ILS' | 'USD' | 'KES';
  readonly lines: readonly CheckoutLine[];
  readonly totalMinor: number;
  readonly email: string;
  readonly language: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** When the checkout closes; stored with the payment, so that opening it again says the same. Absent: the provider's own limit. */
  readonly expiresAt?: Date;
};

/** `disputed`: the customer's bank wants the money back and decides later, `dispute_won` (by the shop) or `dispute_lost`. */
export const PAYMENT_EVENT_KINDS = [
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** What a provider's webhook says, in our words. `eventId` is unique per provider and handled once. */
export type PaymentEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: PaymentEventKind;
  readonly paymentId: string;
  /** What `refund` takes; a refund's own event may carry another of the provider's references. */
  readonly providerReference: string;
  /** Minor units; of a refund, all that was refunded so far. */
  readonly amountMinor: number;
  readonly currency: string;
};

export type PaymentPort = {
  readonly name: string;
  /** Opens a hosted checkout and answers where to send the customer. */
  openCheckout(
    request: CheckoutRequest,
  ): Promise<Result<{ readonly url: string; readonly providerReference: string }, 'payment_unavailable'>>;
  /** Verifies the signature and reads the event; `null` for an event that does not concern us. */
  readEvent(rawBody: string, headers: Headers): Promise<Result<PaymentEvent | null, 'webhook_signature_invalid'>>;
  /** Gives back part or all of a payment; the same key never gives back twice. */
  refund(
    providerReference: string,
    amountMinor: number,
    idempotencyKey: string,
  ): Promise<Result<{ readonly refundReference: string }, 'payment_unavailable'>>;
};

import type { Result } from '@/lib/platform/result';

export type CheckoutLine = {
  readonly name: string;
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly quantity: number;
};

export type CheckoutRequest = {
  readonly orderId: string;
  /** One payment attempt; the same key opens the same checkout again. */
  readonly paymentId: string;
  readonly currency: 'ILS' | 'USD' | 'KES';
  readonly lines: readonly CheckoutLine[];
  readonly totalMinor: number;
  readonly email: string;
  readonly language: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /**
   * When the checkout closes; stored with the payment, so that opening it again gives the same time. Missing: the
   * provider's own limit.
   */
  readonly expiresAt?: Date;
};

/**
 * `refund_failed`: the provider could not make a refund that it had accepted. `disputed`: a chargeback was opened;
 * `dispute_won` (by the shop) or `dispute_lost` follows.
 */
export const PAYMENT_EVENT_KINDS = [
  'paid',
  'failed',
  'expired',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** A provider's webhook event in our own terms. `eventId` is unique per provider and handled once. */
export type PaymentEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: PaymentEventKind;
  readonly paymentId: string;
  /** The reference that `refund` takes; a refund's own event may carry a different one. */
  readonly providerReference: string;
  /** Minor units; for a refund, the total refunded so far. */
  readonly amountMinor: number;
  readonly currency: string;
};

export type PaymentPort = {
  readonly name: string;
  /** Opens a hosted checkout and returns the URL to redirect the customer to. */
  openCheckout(
    request: CheckoutRequest,
  ): Promise<Result<{ readonly url: string; readonly providerReference: string }, 'payment_unavailable'>>;
  /** Verifies the signature and parses the event; `null` for an irrelevant one. */
  readEvent(rawBody: string, headers: Headers): Promise<Result<PaymentEvent | null, 'webhook_signature_invalid'>>;
  /**
   * What the provider says about a payment, as the events of its webhooks, oldest first; none while the customer has
   * neither paid nor failed to. Their ids are the same whenever the answer is.
   */
  readStatus(payment: {
    readonly paymentId: string;
    /** Null when the response to our own request was lost. */
    readonly providerReference: string | null;
  }): Promise<Result<readonly PaymentEvent[], 'payment_unavailable'>>;
  /** Refunds part or all of a payment; the same key never refunds twice. */
  refund(
    providerReference: string,
    amountMinor: number,
    idempotencyKey: string,
  ): Promise<Result<{ readonly refundReference: string }, 'payment_unavailable'>>;
};

/** The payment providers that the shop is configured with. */
export type PaymentProviders = {
  /** For a new payment. */
  select(currency: CheckoutRequest['currency']): PaymentPort;
  /** Of an earlier payment, by its name; `null` when the shop no longer uses it. */
  find(name: string): PaymentPort | null;
};

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

/** `disputed`: a chargeback was opened; `dispute_won` (by the shop) or `dispute_lost` follows. */
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
  /** Refunds part or all of a payment; the same key never refunds twice. */
  refund(
    providerReference: string,
    amountMinor: number,
    idempotencyKey: string,
  ): Promise<Result<{ readonly refundReference: string }, 'payment_unavailable'>>;
};

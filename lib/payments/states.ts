import { defineStates } from '@/lib/platform/states';

export type PaymentState = 'created' | 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';

/**
 * One attempt to pay. A customer who turns back leaves the attempt `open` at the provider, so that a late webhook
 * still counts; `cancelled` is set only when the attempt is given up for another one or with its order.
 * Money that arrives after an attempt was given up is real: hence `… → paid`, after which it is refunded.
 */
export const paymentStates = defineStates<PaymentState>('payment', 'created', {
  created: ['open', 'failed', 'cancelled'],
  open: ['paid', 'failed', 'expired', 'cancelled'],
  paid: ['refunded'],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
  refunded: [],
});

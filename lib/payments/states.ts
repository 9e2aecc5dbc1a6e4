import { defineStates } from '@/lib/platform/states';

export type PaymentState = 'created' | 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refunded';

/**
 * One payment attempt. A customer who leaves the checkout keeps it `open` at the provider, so that a late webhook still
 * counts; `cancelled` is set only when another attempt replaces it or its order is closed. A late payment on a closed
 * attempt is real money: hence `… → paid`, followed by a refund.
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

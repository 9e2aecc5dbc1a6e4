import { TRANSFER_PROVIDER } from '@/lib/payments/server';
import { fail, ok } from '@/lib/platform/result';
import type { PaymentPort } from '@/lib/providers/payment/port';

/**
 * A bank transfer as a payment: its 'checkout' is the quote with the account's details. Nobody can be asked about it,
 * and money goes back by hand: the refund stays on the list of what needs a look.
 */
export const createTransferPayment = (quoteUrl: string): PaymentPort => ({
  name: TRANSFER_PROVIDER,
  openCheckout: async ({ paymentId }) => ok({ url: quoteUrl, providerReference: paymentId }),
  readEvent: async () => ok(null),
  readStatus: async () => ok([]),
  refund: async () => fail('payment_unavailable'),
});

export type PaymentProviderName = 'sandbox' | 'stripe' | 'paystack';

/**
 * The provider of a new payment: Paystack for shillings, because it takes M-Pesa, else the general one.
 * @throws Error when none of the configured providers takes the currency
 */
export function selectPaymentProvider(
  currency: 'ILS' | 'USD' | 'KES',
  configured: readonly PaymentProviderName[],
): PaymentProviderName {
  const wanted = [...(currency === 'KES' ? (['paystack'] as const) : []), 'stripe', 'sandbox'] as const;
  const found = wanted.find((name) => configured.includes(name));
  if (!found) throw new Error(`No payment provider takes ${currency}`);
  return found;
}

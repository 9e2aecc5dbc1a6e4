import { describe, expect, it } from 'vitest';
import { selectPaymentProvider } from './select';

describe('§9 payments: the provider of a currency', () => {
  it.each([
    ['KES', ['stripe', 'paystack'], 'paystack'],
    ['KES', ['sandbox', 'paystack'], 'paystack'],
    ['KES', ['stripe'], 'stripe'],
    ['KES', ['sandbox'], 'sandbox'],
    ['ILS', ['stripe', 'paystack'], 'stripe'],
    ['USD', ['sandbox', 'paystack'], 'sandbox'],
  ] as const)('%s with %s is %s', (currency, configured, name) =>
    expect(selectPaymentProvider(currency, configured)).toBe(name),
  );

  it.each(['ILS', 'USD'] as const)('%s is never charged by a provider that does not take it', (currency) =>
    expect(() => selectPaymentProvider(currency, ['paystack'])).toThrow(currency),
  );
});

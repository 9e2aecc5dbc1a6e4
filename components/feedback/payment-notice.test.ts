import { expect, test } from 'vitest';
import { readPaymentOutcome, withoutPaymentOutcome } from './payment-notice';

test('§8 reads the payment outcome from the URL', () => {
  expect(readPaymentOutcome(new URLSearchParams('cancelled=1'))).toBe('cancelled');
  expect(readPaymentOutcome(new URLSearchParams('failed=1'))).toBe('failed');
  expect(readPaymentOutcome(new URLSearchParams())).toBeNull();
});

test('removes the outcome from the URL, so that a reload does not show it again', () => {
  const address = withoutPaymentOutcome('https://shop.test/IL/he/checkout/1?failed=1&tier=digital', 'failed');
  expect(address).toBe('https://shop.test/IL/he/checkout/1?tier=digital');
  expect(readPaymentOutcome(new URL(address).searchParams)).toBeNull();
});

import { expect, test } from 'vitest';
import { onceTold, returnedFrom } from './payment-notice';

test('§8 the address tells how the payment ended', () => {
  expect(returnedFrom(new URLSearchParams('cancelled=1'))).toBe('cancelled');
  expect(returnedFrom(new URLSearchParams('failed=1'))).toBe('failed');
  expect(returnedFrom(new URLSearchParams())).toBeNull();
});

test('A7: what was told once is not told again after a reload', () => {
  const address = onceTold('https://shop.test/IL/he/checkout/1?failed=1&tier=digital', 'failed');
  expect(address).toBe('https://shop.test/IL/he/checkout/1?tier=digital');
  expect(returnedFrom(new URL(address).searchParams)).toBeNull();
});

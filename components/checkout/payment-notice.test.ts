import { expect, test } from 'vitest';
import { returnedFrom } from './payment-notice';

test('§8 the address tells how the payment ended', () => {
  expect(returnedFrom(new URLSearchParams('cancelled=1'))).toBe('cancelled');
  expect(returnedFrom(new URLSearchParams('failed=1'))).toBe('failed');
  expect(returnedFrom(new URLSearchParams())).toBeNull();
});

import { expect, it } from 'vitest';
import { isSandboxShop } from './sandbox-shop';

const SANDBOX = { SHOP_ENV: 'demo', SMS: 'sandbox', EMAIL: 'sandbox', PAYMENT: 'sandbox', FULFILMENT: 'sandbox' };

it('a shop of sandboxes alone gets invented orders', () => expect(isSandboxShop(SANDBOX)).toBe(true));

it.each([
  { SHOP_ENV: 'production' },
  { SMS: 'twilio' },
  { EMAIL: 'smtp' },
  { PAYMENT: 'stripe' },
  { PAYSTACK_SECRET_KEY: 'sk_test_1' },
  { FULFILMENT: 'lulu' },
])('but none with %o', (real) => expect(isSandboxShop({ ...SANDBOX, ...real })).toBe(false));

import { expect, test } from 'vitest';
import { readEnv } from './env';

const base = {
  DATABASE_URL: 'postgresql://localhost/gibori',
  SHOP_URL: 'http://localhost:3000/',
  SHOP_SECRET: 'a secret of more than thirty-two letters',
};

test('sandboxes and the local illustrator are the default', () => {
  expect(readEnv(base)).toMatchObject({
    SMS: 'sandbox',
    PAYMENT: 'sandbox',
    ILLUSTRATOR: 'local',
    SHOP_URL: 'http://localhost:3000',
  });
});

test('everything that is missing is named at once', () => {
  expect(() => readEnv({ SMS: 'twilio' })).toThrow(/DATABASE_URL[\s\S]*SHOP_SECRET/);
  expect(() => readEnv({ ...base, PAYMENT: 'stripe' })).toThrow(/STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/);
});

test('rulings, Names: sandboxes do not start in production', () => {
  expect(() => readEnv({ ...base, SHOP_ENV: 'production' })).toThrow(/SMS: must not be a sandbox/);
});

test('the session’s cookie needs TLS: production is served by https alone', () => {
  expect(() => readEnv({ ...base, SHOP_ENV: 'production' })).toThrow(/SHOP_URL: must begin with https:/);
  const secure = { ...base, SHOP_ENV: 'production', SHOP_URL: 'https://gibori.example' };
  expect(() => readEnv(secure)).not.toThrow(/SHOP_URL/);
});

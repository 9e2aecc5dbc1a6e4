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

const REAL = {
  ...base,
  SHOP_ENV: 'production',
  SHOP_URL: 'https://gibori.example',
  SHOP_SECRET: 'Zk3vQ9sT1xLr7bYw5nHc2mJd8gPf4aUeX6oRiVtK0yE',
  TRUST_PROXY: '2',
  ...{ SMS: 'twilio', TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', TWILIO_FROM: 'c' },
  ...{ EMAIL: 'smtp', SMTP_URL: 'smtps://mail.example', EMAIL_FROM: 'books@gibori.test' },
  ...{ PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' },
  GEO: 'public',
};
const complaintsAbout = (changes: Record<string, string | undefined>): string => {
  try {
    readEnv({ ...REAL, ...changes });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('S15: a shop that is all real complains of its sample brand alone', () => {
  expect(complaintsAbout({}).split('\n').slice(1)).toEqual([
    '  lib/brand.ts: still holds sample data, which is not shown in production',
  ]);
});

test.each([
  ['EMAIL_FROM', { EMAIL_FROM: 'books@example.com' }],
  ['EMAIL_FROM', { EMAIL_FROM: 'books@shop.example' }],
  ['SHOP_SECRET', { SHOP_SECRET: 'a'.repeat(64) }],
  ['SHOP_SECRET', { SHOP_SECRET: '1234'.repeat(12) }],
  ['SHOP_SECRET_OLD', { SHOP_SECRET_OLD: 'x'.repeat(32) }],
  ['TRUST_PROXY', { TRUST_PROXY: undefined }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['SMS', { SMS: 'sandbox' }],
  ['PAYMENT', { PAYMENT: 'sandbox' }],
] as const)('S11, S15: production refuses %s: %o', (key, changes) => {
  expect(complaintsAbout(changes)).toMatch(new RegExp(`^  ${key}: `, 'm'));
});

test.each(['development', 'demo', 'production'])('S15: %s takes no real money while codes lie in a sandbox', (name) => {
  for (const half of [{ SMS: 'sandbox' }, { EMAIL: 'sandbox' }]) {
    expect(complaintsAbout({ ...half, SHOP_ENV: name })).toContain('PAYMENT: takes real money');
  }
  expect(complaintsAbout({ SHOP_ENV: name })).not.toContain('PAYMENT');
});

test('S11: TRUST_PROXY is a number of hops', () => {
  expect(readEnv({ ...base, TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  expect(readEnv(base).TRUST_PROXY).toBeUndefined();
});

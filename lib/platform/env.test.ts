import { expect, test } from 'vitest';
import { getListenUrl, getOwnerUrl, readEnv } from './env';

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

test('notifications come from the server itself, where a pooler is in between', () => {
  const direct = 'postgresql://server/gibori';
  expect(getListenUrl(readEnv({ ...base, DATABASE_DIRECT_URL: direct }))).toBe(direct);
  expect(getListenUrl(readEnv(base))).toBe(base.DATABASE_URL);
});

test('migrations run by the account that owns the tables, where there is one', () => {
  const owner = 'postgresql://owner@server/gibori';
  expect(getOwnerUrl(readEnv({ ...base, MIGRATION_DATABASE_URL: owner }))).toBe(owner);
  expect(getOwnerUrl(readEnv(base))).toBe(base.DATABASE_URL);
});

test('the error names everything that is missing at once', () => {
  expect(() => readEnv({ SMS: 'twilio' })).toThrow(/DATABASE_URL[\s\S]*SHOP_SECRET/);
  expect(() => readEnv({ ...base, PAYMENT: 'stripe' })).toThrow(/STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/);
});

test('what is wrong by itself hides nothing that is wrong beside another setting', () => {
  const half = { SHOP_ENV: 'production', SHOP_SECRET: 'short', SMS: 'pigeon', EMAIL: 'smtp', PAYMENT: 'stripe' };
  const keys = [
    'DATABASE_URL',
    'SHOP_URL',
    'SHOP_SECRET',
    'SMS',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'GEO',
    'TRUST_PROXY',
  ];
  const lines = (() => {
    try {
      return [JSON.stringify(readEnv(half))];
    } catch (error) {
      return (error as Error).message.split('\n').slice(1);
    }
  })();
  const named = lines.map((line) => line.trim().split(':')[0] ?? '');
  expect(named).toEqual(expect.arrayContaining(keys));
  // Nothing is said of a setting beyond that it is wrong.
  expect(named.filter((key) => key === 'SMS' || key === 'SHOP_SECRET')).toHaveLength(2);
});

test('sandbox providers do not start in production', () => {
  expect(() => readEnv({ ...base, SHOP_ENV: 'production' })).toThrow(/SMS: must not be a sandbox/);
});

test('the session cookie needs TLS: production accepts https only', () => {
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
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: 'a',
  TWILIO_AUTH_TOKEN: 'b',
  TWILIO_FROM: 'c',
  EMAIL: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'books@gibori.test',
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: 'a',
  STRIPE_WEBHOOK_SECRET: 'b',
  PAYSTACK_SECRET_KEY: 'sk_live_1',
  GEO: 'public',
  FULFILMENT: 'manual',
  PRINT_EMAIL: 'print@gibori.test',
  FISCAL: 'off',
  INBOUND_EMAIL: 'off',
  ANALYTICS: 'mixpanel',
  MIXPANEL_TOKEN: 'a',
  ADS: 'meta',
  META_PIXEL_ID: '1',
  META_ACCESS_TOKEN: 'a',
};
const issuesWith = (changes: Record<string, string | undefined>): string => {
  try {
    readEnv({ ...REAL, ...changes });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a fully configured shop has one issue only, its sample brand', () => {
  expect(issuesWith({}).split('\n').slice(1)).toEqual([
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
  ['FULFILMENT', { FULFILMENT: 'sandbox' }],
  ['ILLUSTRATOR', { ILLUSTRATOR: 'sandbox' }],
  ['PRINT_EMAIL', { PRINT_EMAIL: undefined }],
  ['LULU_CLIENT_SECRET', { FULFILMENT: 'lulu' }],
  ['FISCAL', { FISCAL: 'sandbox' }],
  ['INBOUND_EMAIL', { INBOUND_EMAIL: 'sandbox' }],
  ['ANALYTICS', { ANALYTICS: 'sandbox' }],
  ['MIXPANEL_TOKEN', { MIXPANEL_TOKEN: undefined }],
  ['ADS', { ADS: 'sandbox' }],
  ['META_ACCESS_TOKEN', { META_ACCESS_TOKEN: undefined }],
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: undefined }],
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: 'sk_test_1' }],
  ['PAYSTACK_SECRET_KEY', { PAYSTACK_SECRET_KEY: 'pk_live_1' }],
] as const)('production refuses %s: %o', (key, changes) => {
  expect(issuesWith(changes)).toMatch(new RegExp(`^  ${key}: `, 'm'));
});

test.each(['development', 'demo', 'production'])(
  '%s takes no real money while a sandbox outbox shows the codes',
  (name) => {
    for (const half of [{ SMS: 'sandbox' }, { EMAIL: 'sandbox' }]) {
      expect(issuesWith({ ...half, SHOP_ENV: name })).toContain('PAYMENT: takes real money');
    }
    expect(issuesWith({ SHOP_ENV: name })).not.toContain('PAYMENT');
    const kenya = { PAYMENT: 'sandbox', SMS: 'sandbox', SHOP_ENV: name };
    expect(issuesWith({ ...kenya, PAYSTACK_SECRET_KEY: 'sk_live_1' })).toContain('PAYMENT: takes real money');
  },
);

test('TRUST_PROXY is a number of hops', () => {
  expect(readEnv({ ...base, TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  expect(readEnv(base).TRUST_PROXY).toBeUndefined();
});

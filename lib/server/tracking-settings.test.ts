import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import { getTrackingSettings } from './tracking-settings';

const BASE = {
  SHOP_ENV: 'test',
  SHOP_URL: 'https://shop.example',
  SHOP_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://x/y',
};
const REAL = {
  ...BASE,
  ANALYTICS: 'mixpanel',
  MIXPANEL_TOKEN: 'abc',
  GTM_ID: 'GTM-ABC123',
  ADS: 'meta',
  META_PIXEL_ID: '42',
  META_ACCESS_TOKEN: 'secret',
};

test('the browser learns of the real services what it needs, and no secret', () => {
  expect(getTrackingSettings(readEnv(REAL))).toEqual({
    analytics: { token: 'abc', apiHost: 'https://api-js.mixpanel.com', recordingPercent: 5 },
    tagManagerId: 'GTM-ABC123',
    pixel: { id: '42', url: 'https://www.facebook.com/tr/' },
  });
});

test('the sandboxes answer on the shop itself; services that are off are missing', () => {
  expect(getTrackingSettings(readEnv(BASE))).toEqual({
    analytics: { token: 'sandbox', apiHost: '/api/sandbox/analytics', recordingPercent: 5 },
    tagManagerId: null,
    pixel: { id: 'sandbox', url: '/api/sandbox/pixel' },
  });
  const off = { ...BASE, ANALYTICS: 'off', ADS: 'off' };
  expect(getTrackingSettings(readEnv(off))).toEqual({ analytics: null, tagManagerId: null, pixel: null });
});

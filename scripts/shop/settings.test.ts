import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkProduction, readShopSettings } from './settings';

const dir = mkdtempSync(path.join(tmpdir(), 'gibori-settings-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const check = (given: Readonly<Record<string, string>>) => {
  const env = { NODE_ENV: 'production', DATA_DIR: dir, ...given } as const;
  return () => checkProduction(env, readShopSettings(env));
};

it("production refuses the shop's own database, and names every other fault with it", () => {
  const half = { SHOP_ENV: 'production', SHOP_URL: 'https://gibori.test', SMS: 'twilio', STORAGE: 's3' };
  for (const key of ['DATABASE_URL', 'TWILIO_AUTH_TOKEN', 'S3_BUCKET', 'EMAIL', 'PAYMENT', 'TRUST_PROXY']) {
    expect(check(half)).toThrow(new RegExp(`^  ${key}: `, 'm'));
  }
  expect(check({ ...half, DATABASE_URL: 'postgresql://localhost/gibori' })).not.toThrow(/DATABASE_URL/);
});

it('a demonstration runs on its own database', () => {
  expect(check({ SHOP_ENV: 'demo' })).not.toThrow();
});

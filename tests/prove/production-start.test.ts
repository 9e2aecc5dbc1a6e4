import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakePaystack } from '@/lib/providers/payment/testing/fake-paystack';
import { run } from '@/scripts/processes/run';
import { withDatabase } from '@/tests/database/with-database';
import { countOrders, expectAll } from './faults/support/check-orders';
import { withFaultShop } from './faults/support/fault-shop';
import { buyBook } from './faults/support/parent';
import { startServices } from './faults/support/services';
import { createClone } from './support/clone';

const BUILD_MS = 30 * 60_000;
const SHOP_URL = 'https://gibori.shop';
const PAYSTACK_KEY = 'sk_live_production';

/** A checkout whose brand is no sample any more, as the owner makes it before opening. */
function createOwnersCheckout(): string {
  const dir = createClone({ forBuild: true });
  const file = path.join(dir, 'lib/brand.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('isSample: true', 'isSample: false'));
  return dir;
}

async function startEveryService() {
  const services = await startServices();
  const paystack = await startFakePaystack(PAYSTACK_KEY);
  const hosts = { ...JSON.parse(services.settings.REDIRECTED_HOSTS), 'api.paystack.co': paystack.url };
  return {
    ...services,
    settings: {
      ...services.settings,
      REDIRECTED_HOSTS: JSON.stringify(hosts),
      SHOP_ENV: 'production',
      SHOP_URL,
      SHOP_SECRET: 'Zk3vQ9sT1xLr7bYw5nHc2mJd8gPf4aUeX6oRiVtK0yE',
      EMAIL_FROM: 'books@gibori.shop',
      INBOUND_EMAIL: 'mailgun',
      INBOUND_EMAIL_ADDRESS: 'reply@in.gibori.shop',
      MAILGUN_SIGNING_KEY: 'mailgun-signing-key',
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
      GEO: 'public',
      FISCAL: 'off',
      ANALYTICS: 'off',
      ADS: 'off',
      ILLUSTRATOR: 'local',
    },
    close: () => Promise.all([services.close(), paystack.close()]),
  };
}

let checkout = '';
let services: Awaited<ReturnType<typeof startEveryService>> | undefined;
const database = withDatabase({ own: true });
beforeAll(async () => {
  checkout = createOwnersCheckout();
  services = await startEveryService();
}, BUILD_MS);
afterAll(async () => {
  await services?.close();
  rmSync(checkout, { recursive: true, force: true });
});
const getServices = () => {
  if (!services) throw new Error('The services are open inside tests and hooks only.');
  return services;
};
const shop = withFaultShop(
  () => ({ ...getServices().settings, DATABASE_URL: database.url }),
  () => checkout,
);

it('§9 payment: a shop in production without any sandbox serves, sells and delivers', {
  timeout: BUILD_MS,
}, async () => {
  const { customer, listMails } = getServices();
  const page = await fetch(`${shop.url}/il/he`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(SHOP_URL);
  expect((await fetch(`${shop.url}/api/sandbox/outbox`)).status).toBe(404);

  const order = await buyBook(shop, customer);
  expect((await countOrders(shop.db, [order], listMails)).counts).toEqual(expectAll(1));
  const { download } = await order.visitor.request<{ download: { url: string } }>('GET', `/api/orders/${order.id}`);
  const link = new URL(download.url, SHOP_URL);
  const file = await fetch(link.origin === SHOP_URL ? shop.url + link.pathname + link.search : link);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('a half-configured one refuses, names every fault at once, and starts no database', {
  timeout: BUILD_MS,
}, async () => {
  const { STRIPE_SECRET_KEY: _, SMTP_URL: __, S3_BUCKET: ___, ...half } = getServices().settings;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', PORT: '1' } as const;
  const { code, output } = await run({
    args: ['--import', 'tsx', path.join(checkout, 'scripts/shop.ts')],
    cwd: checkout,
    env: { ...env, ...half, DATA_DIR: path.join(shop.dir, 'half'), GEO: 'sandbox' },
  });
  expect(code).toBe(1);
  for (const key of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'S3_BUCKET', 'GEO', 'TRUST_PROXY']) {
    expect(output).toMatch(new RegExp(`^  ${key}: `, 'm'));
  }
  expect(output).not.toContain('Starting the database');
});

import { afterAll, beforeAll, vi } from 'vitest';
import { createEmailAdapter, createFulfilmentAdapter, createPaymentAdapters } from '@/lib/server/adapters';
import type { Container } from '@/lib/server/container';
import type { withShop } from '../with-shop';

const SETTINGS = { SHOP_ENV: 'test', SHOP_URL: 'https://gibori.test', SHOP_SECRET: 's'.repeat(32) };

/** After `withRequests`: gives the routes the sandboxes of every service as well. */
export function withEveryService(shop: ReturnType<typeof withShop>): void {
  const shared = globalThis as { giboriShop?: Promise<Container> };
  beforeAll(async () => {
    // A few routes read the process's settings.
    for (const [name, value] of Object.entries({ ...SETTINGS, DATABASE_URL: shop.url })) vi.stubEnv(name, value);
    const container = await shared.giboriShop;
    if (!container) throw new Error('withRequests comes first');
    const { env, db } = container;
    const fulfilment = await createFulfilmentAdapter(env, () => createEmailAdapter(env, db));
    const payments = await createPaymentAdapters(env);
    shared.giboriShop = Promise.resolve({ ...container, payments, fulfilment, countJobs: async () => [] });
  });
  afterAll(() => vi.unstubAllEnvs());
}

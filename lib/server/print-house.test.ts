import { expect, it } from 'vitest';
import { createFulfilmentAdapter } from './adapters';
import { getPrintHouse } from './print-house';

it.each(['sandbox', 'manual', 'lulu'] as const)(
  'the privacy policy names the adapter that %s selects',
  async (setting) => {
    const env = { FULFILMENT: setting, SHOP_URL: 'https://shop.test', SHOP_SECRET: 's'.repeat(32) };
    const adapter = await createFulfilmentAdapter(env as Parameters<typeof createFulfilmentAdapter>[0], async () => {
      throw new Error('No mail is sent.');
    });
    expect(getPrintHouse(setting)).toBe(adapter.name);
  },
);

import { expect, it } from 'vitest';
import { run } from './processes/run';

it.each(['web', 'worker'])('a half-configured %s of the image ends and names every fault', async (name) => {
  const { code, output } = await run({
    args: ['--import', 'tsx', 'scripts/container.ts', name],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SHOP_ENV: 'production', SHOP_URL: 'https://gibori.shop' },
  });
  expect(code).toBe(1);
  for (const key of ['DATABASE_URL', 'SHOP_SECRET', 'PAYMENT', 'EMAIL', 'TRUST_PROXY'])
    expect(output).toMatch(new RegExp(`^  ${key}: `, 'm'));
});

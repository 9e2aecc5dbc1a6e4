import { expect, test } from '@playwright/test';

test('rulings "codes per address": a made-up X-Forwarded-For does not reset the count', async ({ baseURL }) => {
  const ask = (hop: number) =>
    fetch(`${baseURL}/api/auth/verify-code`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'gibori',
        'x-forwarded-for': `10.0.0.${hop}`,
        'x-remote-address': `10.0.1.${hop}`,
      },
      body: '{}',
    });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, hop) => ask(hop)));
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThanOrEqual(20);
  expect(answers.filter(({ status }) => status !== 429 && status !== 422)).toEqual([]);
});

import { expect, test } from '../support/test';

test('rulings "Sign-in": a forged X-Forwarded-For does not reset the count of an address', async ({ baseURL }) => {
  const ask = (hop: number) =>
    fetch(`${baseURL}/api/support`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'gibori',
        // The entry that the client sent, and the one that the proxy added.
        'x-forwarded-for': `10.0.0.${hop}, 203.0.113.7`,
        'x-remote-address': `10.0.1.${hop}`,
      },
      body: '{}',
    });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, hop) => ask(hop)));
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThanOrEqual(60);
  expect(answers.filter(({ status }) => status !== 429 && status !== 422)).toEqual([]);
});

import { expect, it } from 'vitest';
import { newAccount } from '../support/identities';
import { withShop } from '../support/with-shop';

const shop = withShop();

it('rulings "Money": order numbers are short and random, and do not reveal the number of orders', async () => {
  const { accountId } = await newAccount(shop.db);
  const order = { accountId, country: 'IL', currency: 'ILS', language: 'he', email: 'a@example.com' } as const;
  await shop.db.order.createMany({ data: Array.from({ length: 400 }, () => order) });
  const numbers = (await shop.db.order.findMany({ orderBy: { createdAt: 'asc' } })).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(400);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  // All 32 characters occur at every position: a counter or a clock would fill some positions alike.
  for (let place = 0; place < 8; place += 1) {
    expect(new Set(numbers.map((number) => number[place])).size).toBeGreaterThan(24);
  }
  expect([...numbers].sort()).not.toEqual(numbers);
});

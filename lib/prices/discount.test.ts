import { expect, it } from 'vitest';
import { discounted } from './discount';
import { priceFor } from './table';

it('rulings "Money": a discount in minor units, half rounded up', () => {
  expect(discounted('IL', 3900, 15)).toBe(3315);
  expect(discounted('US', 1901, 50)).toBe(951);
  expect(discounted('IL', 3900, 0)).toBe(3900);
  expect(discounted('IL', 3900, 100)).toBe(0);
});

it('rulings "Money": shillings stay whole, half up, also after a discount', () => {
  expect(discounted('KE', priceFor('KE', 'digital'), 15)).toBe(127_400);
  expect(discounted('KE', 149_900, 50)).toBe(75_000);
});

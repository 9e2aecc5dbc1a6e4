import { expect, it } from 'vitest';
import { applyDiscount } from './discount';
import { priceFor } from './table';

it('rulings "Money": a discount in minor units, half rounded up', () => {
  expect(applyDiscount('IL', 3900, 15)).toBe(3315);
  expect(applyDiscount('US', 1901, 50)).toBe(951);
  expect(applyDiscount('IL', 3900, 0)).toBe(3900);
  expect(applyDiscount('IL', 3900, 100)).toBe(0);
});

it('rulings "Money": shilling prices stay whole, rounded half up, also after a discount', () => {
  expect(applyDiscount('KE', priceFor('KE', 'digital'), 15)).toBe(127_400);
  expect(applyDiscount('KE', 149_900, 50)).toBe(75_000);
});

import { expect, it } from 'vitest';
import { getGrowth } from './growth';

it('steady memory does not grow, whatever the warm-up took and however it swings', () => {
  expect(getGrowth([10, 20, 100, 110, 90, 100, 110, 100])).toBe(1);
});

it('growth is the last quarter beside the second one', () => {
  expect(getGrowth([50, 50, 100, 100, 120, 120, 150, 150])).toBe(1.5);
});

it('too few samples tell nothing', () => expect(getGrowth([1, 2, 3])).toBe(1));

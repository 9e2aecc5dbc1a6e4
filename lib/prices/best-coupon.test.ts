import { expect, it } from 'vitest';
import { pickBestCoupon } from './best-coupon';
import type { PriceTier } from './items';
import { quoteBook } from './quote';

const next = { id: 'next', offer: { kind: 'next_order', percentOff: 10 } } as const;
const free = { id: 'free', offer: { kind: 'free_digital' } } as const;
const pick = (tier: PriceTier, coupons: readonly (typeof next | typeof free)[]) =>
  pickBestCoupon(coupons, (rewards) => quoteBook({ country: 'IL', tier, model: 'regular', dedication: false }, rewards))
    ?.id ?? null;

it.each([
  ['digital', [next, free], 'free'],
  ['printed', [free, next], 'next'],
  ['combo', [next, free], 'free'],
  ['printed', [free], null],
  ['digital', [], null],
] as const)('§9 coupon: the one that takes off the most of %s', (tier, coupons, id) =>
  expect(pick(tier, coupons)).toBe(id),
);

it('§9 coupon: among equals the one that ends first', () =>
  expect(pick('digital', [next, { ...next, id: 'next' as const }])).toBe('next'));

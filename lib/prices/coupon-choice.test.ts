import { expect, it } from 'vitest';
import { listUsableCoupons, pickCoupon } from './coupon-choice';
import type { PriceTier } from './items';
import { quoteBook } from './quote';

const next = { code: 'next', offer: { kind: 'next_order', percentOff: 10 } } as const;
const free = { code: 'free', offer: { kind: 'free_digital' } } as const;
type Coupons = readonly { readonly code: string; readonly offer: (typeof next | typeof free)['offer'] }[];
const quoteIn = (tier: PriceTier) => (rewards: Parameters<typeof quoteBook>[1]) =>
  quoteBook({ country: 'IL', tier, model: 'regular', dedication: false }, rewards);
const pick = (tier: PriceTier, coupons: Coupons, code?: string) =>
  pickCoupon(listUsableCoupons(coupons, quoteIn(tier)), code)?.code ?? null;

it.each([
  ['digital', [next, free], 'free'],
  ['printed', [free, next], 'next'],
  ['combo', [next, free], 'free'],
  ['printed', [free], null],
  ['digital', [], null],
] as const)('§9 coupon: the one that takes off the most of %s', (tier, coupons, code) =>
  expect(pick(tier, coupons)).toBe(code),
);

it('§9 coupon: among equals the one that ends first', () =>
  expect(pick('digital', [next, { ...next, code: 'later' }])).toBe('next'));

it('§9 coupon: the parent may choose another one, as long as it takes something off', () => {
  expect(pick('digital', [next, free], 'next')).toBe('next');
  expect(pick('printed', [next, free], 'free')).toBe('next');
  expect(pick('digital', [next, free], 'of somebody else')).toBe('free');
  expect(listUsableCoupons([next, free], quoteIn('printed')).map(({ code }) => code)).toEqual(['next']);
});

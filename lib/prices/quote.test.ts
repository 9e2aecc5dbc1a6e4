import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '@/lib/markets';
import { findGroupTier } from './item-lines';
import { GROUP_DELIVERIES, type GroupItem, type ParentItem, PRICE_TIERS } from './items';
import { type Cart, quote } from './quote';

const options = { model: fc.constantFrom('regular', 'advanced'), dedication: fc.boolean() } as const;
const parentItem: fc.Arbitrary<ParentItem> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    tier: fc.constantFrom(...PRICE_TIERS),
    percentOff: fc.integer({ min: 0, max: 100 }),
    addedHeroes: fc.nat(3),
    ...options,
  }),
  fc.record({ kind: fc.constant('upgrade' as const), ...options }),
);
const groupItem: fc.Arbitrary<GroupItem> = fc.oneof(
  fc.record({ kind: fc.constant('group' as const), format: fc.constant('digital' as const), quantity: fc.nat(200) }),
  fc.record({
    kind: fc.constant('group' as const),
    format: fc.constant('printed' as const),
    quantity: fc.integer({ min: 10, max: 500 }),
    delivery: fc.constantFrom(...GROUP_DELIVERIES),
  }),
);
const cart: fc.Arbitrary<Cart> = fc.record({
  country: fc.constantFrom(...COUNTRY_CODES),
  items: fc.array(fc.oneof(parentItem, groupItem), { maxLength: 6 }),
  coupon: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('next_order' as const), percentOff: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('free_digital' as const) }),
    ),
    { nil: undefined },
  ),
  credits: fc.integer({ min: -50, max: 5000 }),
  deliveryPaid: fc.boolean(),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const lineSum = ({ lines }: ReturnType<typeof quote>) =>
  sum(lines.map(({ quantity, unitMinor }) => quantity * unitMinor));

describe('rulings "Money": every cart', () => {
  it('is never negative, in whole minor units, and shillings are whole', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const { lines, totalMinor } = quote(asked);
        expect(totalMinor).toBeGreaterThanOrEqual(0);
        const step = asked.country === 'KE' ? 100 : 1;
        for (const amount of [totalMinor, ...lines.map(({ unitMinor }) => unitMinor)]) expect(amount % step).toBe(0);
      }),
    );
  });

  it('costs its lines without its discounts, and the discounts never exceed the lines', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const result = quote(asked);
        const off = sum(result.discounts.map(({ amountMinor }) => amountMinor));
        expect(lineSum(result) - off).toBe(result.totalMinor);
        expect(off).toBeLessThanOrEqual(lineSum(result));
      }),
    );
  });

  it('leaves nothing, or a sum that payment providers take', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const { totalMinor } = quote({ ...asked, country: 'IL' });
        const without = quote({ ...asked, country: 'IL', credits: 0 }).totalMinor;
        expect(totalMinor === 0 || totalMinor >= Math.min(300, without)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of its items', () => {
    const shuffled = cart.chain((asked) =>
      fc
        .shuffledSubarray([...asked.items], { minLength: asked.items.length })
        .map((items) => [asked, { ...asked, items }] as const),
    );
    fc.assert(
      fc.property(shuffled, ([first, second]) => {
        expect(quote(second)).toEqual(quote(first));
      }),
    );
  });

  it('never costs more with a coupon, credits or a delivery that is paid', () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const plain = quote({ country: asked.country, items: asked.items }).totalMinor;
        expect(quote(asked).totalMinor).toBeLessThanOrEqual(plain);
      }),
    );
  });
});

const TEN_PERCENT = { kind: 'next_order', percentOff: 10 } as const;
const BOOK = { kind: 'book', tier: 'printed', model: 'regular', dedication: true } as const;

describe('§9 "Rewards and coupons"', () => {
  it('a coupon of 10 % applies to the book and its extras, and shillings stay whole', () => {
    expect(quote({ country: 'IL', items: [BOOK], coupon: TEN_PERCENT })).toMatchObject({
      discounts: [{ kind: 'next_order', amountMinor: 990 + 100 }],
      totalMinor: 8910 + 900,
    });
    expect(quote({ country: 'KE', items: [{ ...BOOK, dedication: false }], coupon: TEN_PERCENT }).totalMinor).toBe(
      224_900,
    );
  });

  it('credits are shekels, after the coupon, never more than the total, and only on orders in shekels', () => {
    const cart = (country: CountryCode, credits: number) =>
      quote({ country, items: [BOOK], coupon: TEN_PERCENT, credits });
    expect(cart('IL', 35).totalMinor).toBe(8910 + 900 - 3500);
    expect(cart('IL', 500)).toMatchObject({ totalMinor: 0, discounts: [{}, { amountMinor: 9810 }] });
    expect(cart('IL', 97)).toMatchObject({ totalMinor: 310, discounts: [{}, { amountMinor: 9500 }] });
    expect(cart('US', 500).discounts.map(({ kind }) => kind)).toEqual(['next_order']);
  });
});

describe("§9 referral: a free digital book for a friend's first order", () => {
  const free = { kind: 'free_digital' } as const;
  const total = (tier: 'digital' | 'printed' | 'combo', model: 'regular' | 'advanced' = 'regular') =>
    quote({ country: 'IL', items: [{ kind: 'book', tier, model, dedication: false }], coupon: free }).totalMinor;

  it('takes off the digital book, not its extras and not the printed one', () => {
    expect([total('digital'), total('digital', 'advanced'), total('combo'), total('printed')]).toEqual([
      0, 1900, 6900, 9900,
    ]);
  });

  it('one book of an order', () => {
    const item = { kind: 'book', tier: 'digital', model: 'regular', dedication: false } as const;
    expect(quote({ country: 'US', items: [item, item], coupon: free }).totalMinor).toBe(1900);
  });
});

describe('rulings "Money": a printed copy later', () => {
  it('charges the dedication that was free, unless the model is advanced', () => {
    const upgrade = { kind: 'upgrade', dedication: true } as const;
    const price = (model: 'regular' | 'advanced') =>
      quote({ country: 'IL', items: [{ ...upgrade, model }] }).totalMinor;
    expect(price('regular')).toBe(6900 + 1000);
    expect(price('advanced')).toBe(6900);
  });
});

describe('§9 group orders', () => {
  it.each([
    [9, null],
    [10, 'kindergarten_printed_10_49'],
    [49, 'kindergarten_printed_10_49'],
    [50, 'kindergarten_printed_50_99'],
    [99, 'kindergarten_printed_50_99'],
    [100, 'kindergarten_printed_100_plus'],
  ])('%i printed books: %s', (quantity, tier) => expect(findGroupTier(quantity)).toBe(tier));

  it('adds the delivery once, and not again to the same address on the same day', () => {
    const items = [{ kind: 'group', format: 'printed', quantity: 12, delivery: 'standard' }] as const;
    expect(quote({ country: 'IL', items }).totalMinor).toBe(12 * 7500 + 10_000);
    expect(quote({ country: 'IL', items, deliveryPaid: true }).totalMinor).toBe(12 * 7500);
  });

  it('refuses fewer printed books than the minimum; coupons are for parents', () => {
    const few = { kind: 'group', format: 'printed', quantity: 9, delivery: 'standard' } as const;
    expect(() => quote({ country: 'IL', items: [few] })).toThrow(RangeError);
    const class12 = { kind: 'group', format: 'digital', quantity: 12 } as const;
    expect(quote({ country: 'IL', items: [class12], coupon: TEN_PERCENT })).toMatchObject({ discounts: [] });
  });
});

describe('§10 two heroes: a second hero in a quote', () => {
  it.each(COUNTRY_CODES)('is a line of its own in %s, and free of charge', (country) => {
    const book = { kind: 'book', tier: 'digital', model: 'regular', dedication: false } as const;
    const alone = quote({ country, items: [book] });
    const together = quote({ country, items: [{ ...book, addedHeroes: 1 }] });
    expect(together.lines).toEqual([...alone.lines, { priceId: 'added_hero', quantity: 1, unitMinor: 0 }]);
    expect(together.totalMinor).toBe(alone.totalMinor);
  });
});

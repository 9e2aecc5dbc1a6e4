import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/lib/markets';
import { GROUP_DELIVERIES } from './items';
import { quoteCompany } from './quote';

const books = { delivery: 'standard', model: 'regular', dedication: false } as const;
const lines = (item: Parameters<typeof quoteCompany>[1]) =>
  quoteCompany('IL', item).lines.map(({ priceId, quantity, unitMinor }) => [priceId, quantity, unitMinor / 100]);

describe('rulings "Money": companies pay for the orders received at closing', () => {
  it('digital books alone have no delivery', () => {
    expect(lines({ ...books, digital: 12, printed: 0 })).toEqual([['kindergarten_digital', 12, 20]]);
  });

  it('printed books have the tier of their own number, and one delivery', () => {
    expect(lines({ ...books, digital: 5, printed: 60 })).toEqual([
      ['kindergarten_digital', 5, 20],
      ['kindergarten_delivery_standard', 1, 100],
      ['kindergarten_printed_50_99', 60, 70],
    ]);
    expect(lines({ ...books, digital: 8, printed: 2 })).toContainEqual(['kindergarten_printed_10_49', 2, 75]);
  });

  it('a dedication is free for digital books and with the advanced model, which each book pays', () => {
    const dedicated = { ...books, digital: 4, printed: 10, dedication: true };
    const priced = lines(dedicated).map(([id, quantity]) => `${id} ${quantity}`);
    expect(priced).toContain('printed_dedication 10');
    const advanced = lines({ ...dedicated, model: 'advanced' }).map(([id, quantity]) => `${id} ${quantity}`);
    expect(advanced).toContain('advanced_model_addon 14');
    expect(advanced.join()).not.toContain('dedication');
  });

  it('fewer than the minimum are refused', () => {
    expect(() => quoteCompany('IL', { ...books, digital: 4, printed: 5 })).toThrow(RangeError);
  });

  it('the total is the sum of the lines, and never negative; another book never costs less than nothing', () => {
    const item = fc.record({
      digital: fc.integer({ min: 0, max: 300 }),
      printed: fc.integer({ min: 0, max: 300 }),
      delivery: fc.constantFrom(...GROUP_DELIVERIES),
      model: fc.constantFrom('regular' as const, 'advanced' as const),
      dedication: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRY_CODES), item, (country, chosen) => {
        fc.pre(chosen.digital + chosen.printed >= 10);
        const { lines: priced, totalMinor } = quoteCompany(country, chosen);
        expect(totalMinor).toBe(priced.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0));
        expect(priced.every(({ quantity, unitMinor }) => quantity > 0 && unitMinor >= 0)).toBe(true);
        const more = quoteCompany(country, { ...chosen, digital: chosen.digital + 1 }).totalMinor;
        expect(more).toBeGreaterThan(totalMinor);
      }),
    );
  });
});

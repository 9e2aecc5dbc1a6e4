import { describe, expect, it } from 'vitest';
import { getCreditedVat, getIncludedVat } from './vat';

describe('rulings "Money": the tax in a sum that contains it', () => {
  it.each([
    [11_800, 1800, 1800],
    [3900, 1800, 595],
    [149_900, 1600, 20_676],
    [1900, 0, 0],
    [1, 1800, 0],
    [0, 1800, 0],
  ])('%i at %i basis points: %i', (gross, basisPoints, vat) => expect(getIncludedVat(gross, basisPoints)).toBe(vat));

  it('the parts of a refund return exactly the tax of the invoice, however it is divided', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const gross = 1 + ((seed * 7919) % 20_000);
      let credited = 0;
      let vat = 0;
      for (let step = 1; credited < gross; step++) {
        const part = Math.min(gross - credited, 1 + ((seed * step * 131) % 4999));
        const own = getCreditedVat(credited, part, 1800);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(part);
        credited += part;
        vat += own;
      }
      expect(vat).toBe(getIncludedVat(gross, 1800));
    }
  });
});

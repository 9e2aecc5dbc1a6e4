import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPartialRefund } from './partial-refund';

const combo = [
  { priceId: 'digital', quantity: 1, unitMinor: 3900 },
  { priceId: 'upgrade_to_printed', quantity: 1, unitMinor: 6900 },
];
const plan = (totalMinor: number, creditsMinor = 0) =>
  planPartialRefund({ lines: combo, totalMinor, creditsMinor }, (id) => id === 'upgrade_to_printed');

describe('rulings "Flow": cancelling the printed part gives back what was paid for it', () => {
  it('its price', () => expect(plan(10_800)).toEqual({ moneyMinor: 6900, creditsMinor: 0 }));
  it('its price less the coupon', () => expect(plan(9720)).toEqual({ moneyMinor: 6210, creditsMinor: 0 }));
  it('its whole price where the coupon paid the digital book', () =>
    expect(
      planPartialRefund(
        { lines: combo, totalMinor: 6900, creditsMinor: 0, usedCoupon: { kind: 'free_digital' } },
        (id) => id === 'upgrade_to_printed',
      ),
    ).toEqual({ moneyMinor: 6900, creditsMinor: 0 }));
  it('money first, then credits', () => expect(plan(5800, 5000)).toEqual({ moneyMinor: 5800, creditsMinor: 1100 }));
  it('credits alone where nothing else was paid', () =>
    expect(plan(0, 10_800)).toEqual({ moneyMinor: 0, creditsMinor: 6900 }));

  it('never more than was paid', () => {
    const amount = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(amount, amount, (total, credits) => {
        const { moneyMinor, creditsMinor } = plan(total, credits);
        expect(moneyMinor).toBeLessThanOrEqual(total);
        expect(creditsMinor).toBeLessThanOrEqual(credits);
        expect(moneyMinor + creditsMinor).toBeLessThanOrEqual(total + credits);
      }),
    );
  });
});

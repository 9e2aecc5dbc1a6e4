import { describe, expect, it } from 'vitest';
import { getRefundableMinor, type LedgerPayment, planProviderTotal, planRefund } from './plan-refund';

const pay = (amountMinor: number, refunds: readonly number[] = [], changes: Partial<LedgerPayment> = {}) => ({
  id: `payment-${amountMinor}`,
  state: 'paid',
  amountMinor,
  refundedMinor: 0,
  refunds: refunds.map((amount) => ({ amountMinor: amount })),
  ...changes,
});

describe('§9 refunds: what can be refunded', () => {
  it.each([
    ['nothing yet', pay(3900), 3900],
    ['a part is promised', pay(3900, [1000]), 2900],
    ['a refund at the provider that our ledger lacks', pay(3900, [], { refundedMinor: 500 }), 3400],
    ['the same refund in both', pay(3900, [500], { refundedMinor: 500 }), 3400],
    ['all of it', pay(3900, [1000, 2900]), 0],
    ['a payment that is not paid', pay(3900, [], { state: 'open' }), 0],
    ['a refunded payment', pay(3900, [], { state: 'refunded' }), 0],
  ])('%s', (_, payment, left) => expect(getRefundableMinor(payment)).toBe(left));
});

describe('§9 refunds: planRefund', () => {
  it('without an amount gives back all that is left, of every payment', () => {
    expect(planRefund([pay(3900, [900]), pay(100)])).toEqual({
      ok: true,
      value: [
        { paymentId: 'payment-3900', amountMinor: 3000 },
        { paymentId: 'payment-100', amountMinor: 100 },
      ],
    });
  });

  it.each([0, -1, 0.5, 3901, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (wanted) => {
    expect(planRefund([pay(3900)], wanted)).toEqual({
      ok: false,
      code: 'refund_amount_invalid',
      data: { availableMinor: 3900 },
    });
  });

  it('refuses when nothing is left', () => {
    expect(planRefund([pay(3900, [3900])])).toEqual({ ok: false, code: 'nothing_to_refund' });
    expect(planRefund([], 1)).toEqual({ ok: false, code: 'nothing_to_refund' });
  });

  it('partial refunds in any sizes add up to the payments and never exceed them', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const ledger = [pay(1 + ((seed * 7919) % 5000)), pay(1 + ((seed * 104_729) % 300))].map((payment) => ({
        ...payment,
        refunds: [] as { amountMinor: number }[],
      }));
      const total = ledger.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      let given = 0;
      for (let step = 1; given < total; step++) {
        const plan = planRefund(ledger, Math.min(total - given, 1 + ((seed * step * 31) % 997)));
        if (!plan.ok) throw new Error(plan.code);
        for (const { paymentId, amountMinor } of plan.value) {
          ledger.find(({ id }) => id === paymentId)?.refunds.push({ amountMinor });
          given += amountMinor;
        }
        for (const { refunds, amountMinor } of ledger) {
          expect(refunds.reduce((sum, one) => sum + one.amountMinor, 0)).toBeLessThanOrEqual(amountMinor);
        }
      }
      expect(given).toBe(total);
      expect(planRefund(ledger)).toMatchObject({ code: 'nothing_to_refund' });
    }
  });
});

describe("§9 refunds: the provider's total against the ledger", () => {
  const at = new Date(0);
  const done = { id: 'done', amountMinor: 500, refundedAt: at };
  const owed = { id: 'owed', amountMinor: 300, refundedAt: null };

  it.each([
    ['a refund made at the provider', [], 400, [], 400],
    ['its repetition', [done], 500, [], 0],
    ['our refund, before our own request has been answered', [done, owed], 800, ['owed'], 0],
    ['our refund and one at the provider', [done, owed], 1000, ['owed'], 200],
    ['a total that may be any of several', [done, owed], 500, [], 0],
    ['an older total', [done], 100, [], 0],
  ])('%s', (_, refunds, total, confirmed, unrecordedMinor) =>
    expect(planProviderTotal(refunds, total)).toEqual({ confirmed, unrecordedMinor }),
  );
});

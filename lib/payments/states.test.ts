import { describe, expect, it } from 'vitest';
import { paymentStates } from './states';

describe('payment states (rulings, "Flow")', () => {
  it('is paid once: only a refund can follow', () => {
    expect(paymentStates.states.filter((state) => paymentStates.canMove('paid', state))).toEqual(['refunded']);
    expect(paymentStates.isEnd('refunded')).toBe(true);
  });

  it('accepts a late payment on a cancelled attempt', () => {
    for (const state of ['failed', 'expired', 'cancelled'] as const) {
      expect(paymentStates.canMove(state, 'paid')).toBe(true);
    }
  });

  it('never refunds an unpaid attempt', () => {
    const refundable = paymentStates.states.filter((state) => paymentStates.canMove(state, 'refunded'));
    expect(refundable).toEqual(['paid']);
  });

  it('opens a checkout only for a new attempt', () => {
    expect(paymentStates.states.filter((state) => paymentStates.canMove(state, 'open'))).toEqual(['created']);
  });
});

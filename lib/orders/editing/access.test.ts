import { describe, expect, it } from 'vitest';
import type { OrderState } from '../states';
import { toEditingState } from './access';

const PAID_AT = new Date('2026-11-20T10:00:00Z');
/** What a paid order of each state allows. */
const PAID: Readonly<Record<OrderState, 'open' | 'locked'>> = {
  unpaid: 'open',
  awaiting_payment: 'open',
  paid: 'open',
  in_production: 'open',
  ready: 'open',
  awaiting_confirmation: 'open',
  confirmed: 'open',
  printing: 'open',
  shipped: 'open',
  ready_for_pickup: 'open',
  delivered: 'open',
  cancelled: 'locked',
  refunded: 'locked',
};
const STATES = Object.keys(PAID) as OrderState[];

describe('§4 "Before purchase", rulings "Flow": the states of a book in the editor', () => {
  it('a book that nobody ordered is locked', () => {
    expect(toEditingState({ approvedAt: null }, [])).toBe('locked');
  });

  it.each(STATES)('%s: open once paid and not given back, closed once approved', (state) => {
    const bought = { paidAt: PAID_AT, state };
    expect(toEditingState({ approvedAt: null }, [bought])).toBe(PAID[state]);
    expect(toEditingState({ approvedAt: null }, [{ ...bought, paidAt: null }])).toBe('locked');
    expect(toEditingState({ approvedAt: PAID_AT }, [bought])).toBe('closed');
  });

  it('of several orders one is enough', () => {
    const refunded = { paidAt: PAID_AT, state: 'refunded' } as const;
    expect(toEditingState({ approvedAt: null }, [refunded, { paidAt: PAID_AT, state: 'ready' }])).toBe('open');
  });
});

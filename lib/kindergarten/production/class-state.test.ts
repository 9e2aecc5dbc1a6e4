import { describe, expect, it } from 'vitest';
import type { OrderState } from '@/lib/orders';
import { canMoveOrder } from '@/lib/orders/states';
import { deriveClassState, planClassMoves } from './class-state';

const parts = (...states: readonly OrderState[]) => states.map((state) => ({ state, drawn: true }));

describe('§4 the state of a class follows its slowest book', () => {
  it.each([
    ['digital', ['ready', 'in_production'], 'in_production'],
    ['digital', ['paid', 'paid'], 'in_production'],
    ['digital', ['ready', 'ready'], 'ready'],
    ['digital', ['ready', 'refunded'], 'ready'],
    ['printed', ['awaiting_confirmation', 'awaiting_confirmation'], 'awaiting_confirmation'],
    ['printed', ['confirmed', 'printing'], 'confirmed'],
    ['printed', ['shipped', 'delivered'], 'shipped'],
    ['printed', ['ready_for_pickup', 'delivered'], 'ready_for_pickup'],
    ['printed', ['ready_for_pickup', 'shipped'], 'shipped'],
    ['printed', ['delivered', 'cancelled'], 'delivered'],
  ] as const)('%s %j: %s', (tier, states, expected) => expect(deriveClassState(tier, parts(...states))).toBe(expected));

  it('a printed class is not shown for approval before every picture of every book can be seen', () => {
    const [drawn, other] = parts('awaiting_confirmation', 'awaiting_confirmation');
    if (!drawn || !other) throw new Error('two books');
    expect(deriveClassState('printed', [drawn, { ...other, drawn: false }])).toBe('paid');
  });

  it('says nothing without a living book', () => {
    expect(deriveClassState('digital', [])).toBeNull();
    expect(deriveClassState('printed', parts('refunded', 'cancelled'))).toBeNull();
  });
});

describe('the way of a class from state to state', () => {
  it.each([
    ['digital', 'paid', 'ready', ['in_production', 'ready']],
    ['printed', 'paid', 'awaiting_confirmation', ['awaiting_confirmation']],
    ['printed', 'confirmed', 'ready_for_pickup', ['printing', 'ready_for_pickup']],
    ['printed', 'ready_for_pickup', 'delivered', ['delivered']],
    ['printed', 'confirmed', 'delivered', ['printing', 'shipped', 'delivered']],
    ['printed', 'delivered', 'printing', []],
    ['digital', 'ready', 'in_production', []],
    ['printed', 'refunded', 'delivered', []],
  ] as const)('%s from %s to %s', (tier, from, to, path) => {
    expect(planClassMoves(tier, from, to)).toEqual(path);
    const states: readonly OrderState[] = [from, ...path];
    for (const [at, next] of path.entries()) expect(canMoveOrder(tier, states[at] as OrderState, next)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { PRICE_TIERS, type PriceTier } from '@/lib/prices';
import { canMoveOrder, type OrderState, orderStates } from './states';

/** Walks a path and returns the first step that the table forbids. */
function firstRefusedStep(tier: PriceTier, path: readonly OrderState[]): string | null {
  for (const [index, to] of path.slice(1).entries()) {
    const from = itemAt(path, index);
    if (!canMoveOrder(tier, from, to)) return `${from} → ${to}`;
  }
  return null;
}

describe('order states (§4; rulings, "Flow")', () => {
  it.each<[PriceTier, readonly OrderState[]]>([
    ['digital', ['unpaid', 'awaiting_payment', 'paid', 'in_production', 'ready', 'in_production', 'ready']],
    [
      'printed',
      ['unpaid', 'awaiting_payment', 'paid', 'awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'delivered'],
    ],
    [
      'combo',
      [
        'unpaid',
        'paid',
        'in_production',
        'awaiting_confirmation',
        'confirmed',
        'printing',
        'ready_for_pickup',
        'delivered',
      ],
    ],
  ])('%s: can complete the whole path', (tier, path) => {
    expect(firstRefusedStep(tier, path)).toBeNull();
  });

  it.each(PRICE_TIERS)('%s: a cancelled or failed payment leaves the order open for another try', (tier) => {
    expect(firstRefusedStep(tier, ['unpaid', 'awaiting_payment', 'unpaid', 'awaiting_payment', 'paid'])).toBeNull();
  });

  it.each(PRICE_TIERS)('%s: is never charged again once paid', (tier) => {
    const machine = orderStates[tier];
    const payable = machine.states.filter((state) => canMoveOrder(tier, state, 'awaiting_payment'));
    expect(payable).toEqual(['unpaid']);
  });

  it.each(PRICE_TIERS)('%s: a cancelled order stays cancelled; its payments are refunded', (tier) => {
    const next = orderStates[tier].states.filter((state) => canMoveOrder(tier, 'cancelled', state));
    expect(next).toEqual(['refunded']);
  });

  it.each(['printed', 'combo'] as const)('%s: the final confirmation is irreversible', (tier) => {
    for (const state of ['confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered'] as const) {
      expect(canMoveOrder(tier, state, 'awaiting_confirmation')).toBe(false);
      expect(canMoveOrder(tier, state, 'cancelled')).toBe(false);
    }
    expect(canMoveOrder(tier, 'awaiting_confirmation', 'cancelled')).toBe(true);
  });

  it.each(['printed', 'combo'] as const)('%s: never prints without a confirmation', (tier) => {
    expect(canMoveOrder(tier, 'paid', 'printing')).toBe(false);
    expect(canMoveOrder(tier, 'awaiting_confirmation', 'printing')).toBe(false);
  });

  it('a digital order has no print states', () => {
    expect(canMoveOrder('digital', 'paid', 'awaiting_confirmation')).toBe(false);
    expect(canMoveOrder('digital', 'shipped', 'delivered')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { canMoveOrder, type OrderFormat, type OrderState, orderStates } from './states';

const FORMATS: readonly OrderFormat[] = ['digital', 'printed', 'combo'];

/** Walks a whole path and names the first step that is refused. */
function firstRefusedStep(format: OrderFormat, path: readonly OrderState[]): string | null {
  for (let step = 1; step < path.length; step += 1) {
    const [from, to] = [path[step - 1], path[step]];
    if (!canMoveOrder(format, from, to)) return `${from} → ${to}`;
  }
  return null;
}

describe('order states (§4; rulings, "Flow")', () => {
  it.each<[OrderFormat, readonly OrderState[]]>([
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
  ])('%s: goes the whole way', (format, path) => {
    expect(firstRefusedStep(format, path)).toBeNull();
  });

  it.each(FORMATS)('%s: a cancelled or failed payment leaves the order open for another try', (format) => {
    expect(firstRefusedStep(format, ['unpaid', 'awaiting_payment', 'unpaid', 'awaiting_payment', 'paid'])).toBeNull();
  });

  it.each(FORMATS)('%s: is never charged again once paid', (format) => {
    const machine = orderStates[format];
    const payable = machine.states.filter((state) => canMoveOrder(format, state, 'awaiting_payment'));
    expect(payable).toEqual(['unpaid']);
  });

  it.each(['printed', 'combo'] as const)('%s: the final confirmation cannot be taken back', (format) => {
    for (const state of ['confirmed', 'printing', 'shipped', 'ready_for_pickup', 'delivered'] as const) {
      expect(canMoveOrder(format, state, 'awaiting_confirmation')).toBe(false);
      expect(canMoveOrder(format, state, 'cancelled')).toBe(false);
    }
    expect(canMoveOrder(format, 'awaiting_confirmation', 'cancelled')).toBe(true);
  });

  it.each(['printed', 'combo'] as const)('%s: never prints without a confirmation', (format) => {
    expect(canMoveOrder(format, 'paid', 'printing')).toBe(false);
    expect(canMoveOrder(format, 'awaiting_confirmation', 'printing')).toBe(false);
  });

  it('a digital order knows no printing', () => {
    expect(canMoveOrder('digital', 'paid', 'awaiting_confirmation')).toBe(false);
    expect(canMoveOrder('digital', 'shipped', 'delivered')).toBe(false);
  });
});

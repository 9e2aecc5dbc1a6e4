import { describe, expect, it } from 'vitest';
import { isOpenOrder } from './open-orders';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const paid = { paidAt: ago(90), changes: [] };

describe('rulings "Photos and names": what is paid and not delivered is not deleted', () => {
  it.each(['paid', 'in_production', 'awaiting_confirmation', 'confirmed', 'printing', 'shipped'] as const)(
    '%s is open',
    (state) => expect(isOpenOrder({ ...paid, state }, NOW)).toBe(true),
  );
  it.each(['ready', 'delivered', 'cancelled', 'refunded'] as const)('%s is closed', (state) =>
    expect(isOpenOrder({ ...paid, state }, NOW)).toBe(false),
  );
  it('an unpaid order is closed', () =>
    expect(isOpenOrder({ ...paid, paidAt: null, state: 'awaiting_payment' }, NOW)).toBe(false));
  it.each(['shipped', 'ready_for_pickup'] as const)(
    '%s without a report of its delivery, thirty days later',
    (state) => {
      expect(isOpenOrder({ ...paid, state, changes: [{ at: ago(29) }] }, NOW)).toBe(true);
      expect(isOpenOrder({ ...paid, state, changes: [{ at: ago(30) }] }, NOW)).toBe(false);
      expect(isOpenOrder({ ...paid, state: 'printing', changes: [{ at: ago(60) }] }, NOW)).toBe(true);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { getOrderDeadline } from './confirm-deadline';

const NOW = new Date('2026-11-27T08:00:00Z');
const order = { country: 'IL', neededBy: '2026-12-24', gift: null } as const;
const leaving = (dispatchOn: string, active = true) => ({ active, dispatchOn });
const find = (changes: object) =>
  getOrderDeadline({ ...order, ...changes }, NOW)
    ?.toISOString()
    .slice(0, 10);

describe('§9 Delivery: one last day to confirm a printed book', () => {
  const byArrival = find({});
  const byParcel = find({ neededBy: null, gift: leaving('2026-12-11') });

  it('the earlier one of the needed day and the day on which a gift leaves', () => {
    expect([byArrival, byParcel]).toEqual([expect.any(String), expect.any(String)]);
    expect(String(byParcel) < String(byArrival)).toBe(true);
    expect(find({ gift: leaving('2026-12-11') })).toBe(byParcel);
    expect(find({ gift: leaving('2027-02-10') })).toBe(byArrival);
  });

  it('a gift that was switched off binds nothing', () => {
    expect(find({ gift: leaving('2026-12-11', false) })).toBe(byArrival);
  });

  it('none without a day, and none when it is too late', () => {
    expect(find({ neededBy: null })).toBeUndefined();
    expect(find({ neededBy: '2026-11-29' })).toBeUndefined();
  });
});

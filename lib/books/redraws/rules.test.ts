import { describe, expect, it } from 'vitest';
import { getNextVariation, getRemainingRedraws } from './rules';

const orders = [{ paidAt: null }];
const redrawsInStates = (...states: readonly string[]) => states.map((state) => ({ state }));

describe('§9 redraws: 3 redrawn illustrations per book before purchase', () => {
  it.each([
    [redrawsInStates(), 3],
    [redrawsInStates('done', 'queued'), 1],
    [redrawsInStates('done', 'done', 'running'), 0],
    [redrawsInStates('done', 'failed', 'failed'), 2],
  ])('%o leaves %i', (redraws, left) => expect(getRemainingRedraws({ orders, redraws })).toEqual({ left, limit: 3 }));

  it('24 after purchase, including those before', () => {
    expect(getRemainingRedraws({ orders: [{ paidAt: new Date(0) }], redraws: redrawsInStates('done') })).toEqual({
      left: 23,
      limit: 24,
    });
  });
});

describe('§4: at most four variations of a page', () => {
  it.each([
    [[0], 1],
    [[2], 0],
    [[0, 1, 2], 3],
    [[3, 1, 0, 2], null],
  ])('after %o comes %o', (taken, next) => expect(getNextVariation(taken)).toBe(next));
});

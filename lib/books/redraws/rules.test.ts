import { describe, expect, it } from 'vitest';
import { nextVariation, redrawsLeft } from './rules';

const orders = [{ paidAt: null }];
const made = (...states: readonly string[]) => states.map((state) => ({ state }));

describe('rulings "Limits": re-drawn illustrations before purchase, 3 per book', () => {
  it.each([
    [made(), 3],
    [made('done', 'queued'), 1],
    [made('done', 'done', 'running'), 0],
    [made('done', 'failed', 'failed'), 2],
  ])('%o leaves %i', (redraws, left) => expect(redrawsLeft({ orders, redraws })).toEqual({ left, limit: 3 }));

  it('and 24 after it, with those before counted', () => {
    expect(redrawsLeft({ orders: [{ paidAt: new Date(0) }], redraws: made('done') })).toEqual({ left: 23, limit: 24 });
  });
});

describe('§4: never over four variations of a page', () => {
  it.each([
    [[0], 1],
    [[2], 0],
    [[0, 1, 2], 3],
    [[3, 1, 0, 2], null],
  ])('after %o comes %o', (taken, next) => expect(nextVariation(taken)).toBe(next));
});

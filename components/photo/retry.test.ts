import { describe, expect, test } from 'vitest';
import { mayPass, waitBeforeNext, waitWhileBusy } from './retry';

describe('issue "retry on a broken connection"', () => {
  test('waits twice as long each time, then asks the parent', () => {
    expect([1, 2, 3, 4, 5].map((failed) => waitBeforeNext(failed, 0.5))).toEqual([1000, 2000, 4000, 8000, null]);
  });
  test('spreads the tries of many phones', () => {
    expect([0, 1].map((luck) => waitBeforeNext(3, luck))).toEqual([3000, 5000]);
  });
  test('a refusal is never repeated by itself', () => {
    expect([0, 502, 503, 504].every(mayPass)).toBe(true);
    expect([400, 404, 413, 422, 429, 500].some(mayPass)).toBe(false);
  });
  test('S7: at a full server the photo stands in line as long as it is told, and not for ever', () => {
    expect([waitWhileBusy(1, 5, 0.5), waitWhileBusy(40, 5, 0.5)]).toEqual([5000, 5000]);
    expect([waitWhileBusy(1, undefined, 0.5), waitWhileBusy(41, 5, 0.5)]).toEqual([3000, null]);
  });
});

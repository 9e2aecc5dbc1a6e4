import { describe, expect, test } from 'vitest';
import { isTransientStatus, retryAfterDelay, retryDelay } from './retry';

describe('§8 a broken connection: an upload is tried again', () => {
  test('doubles the delay each time, then asks the parent', () => {
    expect([1, 2, 3, 4, 5].map((failed) => retryDelay(failed, 0.5))).toEqual([1000, 2000, 4000, 8000, null]);
  });
  test('spreads the retries of many phones', () => {
    expect([0, 1].map((luck) => retryDelay(3, luck))).toEqual([3000, 5000]);
  });
  test('never repeats a rejected request', () => {
    expect([0, 502, 503, 504].every(isTransientStatus)).toBe(true);
    expect([400, 404, 413, 422, 429, 500].some(isTransientStatus)).toBe(false);
  });
  test('§8 a broken connection: retries at a busy server as long as it says, but not forever', () => {
    expect([retryAfterDelay(1, 5, 0.5), retryAfterDelay(40, 5, 0.5)]).toEqual([5000, 5000]);
    expect([retryAfterDelay(1, undefined, 0.5), retryAfterDelay(41, 5, 0.5)]).toEqual([3000, null]);
  });
});

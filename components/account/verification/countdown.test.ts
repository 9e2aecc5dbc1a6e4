import { expect, test } from 'vitest';
import { retryAfterSeconds, secondsLeft } from './countdown';

test('rounds a started second up and never goes below zero', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});

test('reads the wait from the error response', () => {
  expect(retryAfterSeconds({ resendAfterSeconds: 60 })).toBe(60);
  expect(retryAfterSeconds({ waitSeconds: 1800 })).toBe(1800);
  expect(retryAfterSeconds({})).toBe(30);
});

import { expect, test } from 'vitest';
import { secondsLeft, waitOf } from './countdown';

test('a started second counts as a whole one, the past as none', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});

test('the wait comes from the refusal', () => {
  expect(waitOf({ resendAfterSeconds: 60 })).toBe(60);
  expect(waitOf({ waitSeconds: 1800 })).toBe(1800);
  expect(waitOf({})).toBe(30);
});

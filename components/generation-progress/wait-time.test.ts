import { expect, it } from 'vitest';
import { roundWaitTime } from './wait-time';

it.each([
  [0, 'seconds', 5],
  [4, 'seconds', 5],
  [10, 'seconds', 10],
  [11, 'seconds', 15],
  [60, 'seconds', 60],
  [61, 'minutes', 2],
  [121, 'minutes', 3],
] as const)('rounds %d seconds to %s: %d', (seconds, unit, count) =>
  expect(roundWaitTime(seconds)).toEqual({ unit, count }),
);

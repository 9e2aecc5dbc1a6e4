import { expect, it } from 'vitest';
import { createMemoryRateLimit } from './memory-rate-limit';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 8, 0, seconds));

it('reads are counted per client and minute', () => {
  const wait = createMemoryRateLimit({ limit: 2, windowSeconds: 60 });
  expect([wait('a', at(0)), wait('a', at(10)), wait('a', at(20)), wait('b', at(20))]).toEqual([0, 0, 40, 0]);
  expect(wait('a', at(60))).toBe(0);
});

it('what cost nothing is given back, in its window alone', () => {
  const wait = createMemoryRateLimit({ limit: 2, windowSeconds: 60 });
  for (let nth = 0; nth < 9; nth += 1) {
    expect(wait('a', at(1))).toBe(0);
    wait('a', at(1), -1);
  }
  expect([wait('a', at(2)), wait('a', at(2)), wait('a', at(2))]).toEqual([0, 0, 58]);
  wait('a', at(61), -1);
  expect([wait('a', at(61)), wait('a', at(61)), wait('a', at(61))]).toEqual([0, 0, 59]);
});

it('invented client keys do not fill the memory', () => {
  const wait = createMemoryRateLimit({ limit: 1, windowSeconds: 60 });
  for (let asker = 0; asker < 50_000; asker += 1) wait(String(asker), at(0));
  expect([wait('one more', at(1)), wait('another', at(1))]).toEqual([0, 59]);
});

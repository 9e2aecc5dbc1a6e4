import { expect, it } from 'vitest';
import { createBodyBudget, expectedBytes } from './body-budget';

it('request bodies in flight stay within the memory budget, and no client takes all of it', () => {
  const reserve = createBodyBudget({ totalBytes: 100, perClientBytes: 60 });
  const mine = [reserve('a', 30), reserve('a', 30)];
  expect(mine.every(Boolean)).toBe(true);
  expect(reserve('a', 1)).toBeNull();
  const other = reserve('b', 40);
  expect(other).not.toBeNull();
  expect(reserve('c', 1)).toBeNull();
  other?.();
  // A second release has no effect.
  other?.();
  expect(reserve('c', 40)).not.toBeNull();
  expect(reserve('c', 1)).toBeNull();
});

it.each([
  [{ 'content-length': '500' }, 500],
  [{ 'content-length': '5000' }, 1000],
  [{ 'content-length': 'many' }, 1000],
  [{}, 1000],
] as const)('a body with %o may take up %i bytes', (headers, bytes) => {
  const request = new Request('https://gibori.example', { method: 'POST', headers });
  expect(expectedBytes(request, 1000)).toBe(bytes);
});

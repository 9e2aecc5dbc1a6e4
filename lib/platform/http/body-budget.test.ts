import { expect, it } from 'vitest';
import { bodyBudget, bytesOf } from './body-budget';

it('S7: bodies in flight hold no more memory than is set aside, and no asker takes it all', () => {
  const reserve = bodyBudget({ totalBytes: 100, perAskerBytes: 60 });
  const mine = [reserve('a', 30), reserve('a', 30)];
  expect(mine.every(Boolean)).toBe(true);
  expect(reserve('a', 1)).toBeNull();
  const other = reserve('b', 40);
  expect(other).not.toBeNull();
  expect(reserve('c', 1)).toBeNull();
  other?.();
  // Giving back twice gives back once.
  other?.();
  expect(reserve('c', 40)).not.toBeNull();
  expect(reserve('c', 1)).toBeNull();
});

it.each([
  [{ 'content-length': '500' }, 500],
  [{ 'content-length': '5000' }, 1000],
  [{ 'content-length': 'many' }, 1000],
  [{}, 1000],
] as const)('a body with %o may hold %i bytes', (headers, bytes) => {
  const request = new Request('https://gibori.example', { method: 'POST', headers });
  expect(bytesOf(request, 1000)).toBe(bytes);
});

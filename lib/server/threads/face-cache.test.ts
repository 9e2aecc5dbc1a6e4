import { expect, it, vi } from 'vitest';
import { ok } from '@/lib/platform/result';
import { createFaceCache } from './face-cache';

const photo = (sign: number) => new Uint8Array([sign]);

it('caches the face of a photo for ten minutes or until four others replace it', async () => {
  let time = 0;
  const paint = vi.fn(async (jpeg: Uint8Array) => ok(jpeg));
  const faceOf = createFaceCache(paint, () => time);
  expect([await faceOf(photo(1)), await faceOf(photo(1))]).toEqual([ok(photo(1)), ok(photo(1))]);
  expect(paint).toHaveBeenCalledTimes(1);
  time = 600_000;
  await faceOf(photo(1));
  expect(paint).toHaveBeenCalledTimes(2);
  for (const other of [2, 3, 4, 5]) await faceOf(photo(other));
  await faceOf(photo(1));
  expect(paint).toHaveBeenCalledTimes(7);
});

it('does not cache a failure', async () => {
  const paint = vi.fn(async (jpeg: Uint8Array) => ok(jpeg)).mockRejectedValueOnce(new Error('the thread ended'));
  const faceOf = createFaceCache(paint, () => 0);
  await expect(faceOf(photo(1))).rejects.toThrow();
  expect(await faceOf(photo(1))).toEqual(ok(photo(1)));
});

import { expect, it, vi } from 'vitest';
import { ok } from '@/lib/platform/result';
import { recentFaces } from './recent-faces';

const photo = (sign: number) => new Uint8Array([sign]);

it('S9: a photo that was just read is not read again; after ten minutes, or four other photos, it is', async () => {
  let time = 0;
  const paint = vi.fn(async (jpeg: Uint8Array) => ok(jpeg));
  const faceOf = recentFaces(paint, () => time);
  expect([await faceOf(photo(1)), await faceOf(photo(1))]).toEqual([ok(photo(1)), ok(photo(1))]);
  expect(paint).toHaveBeenCalledTimes(1);
  time = 600_000;
  await faceOf(photo(1));
  expect(paint).toHaveBeenCalledTimes(2);
  for (const other of [2, 3, 4, 5]) await faceOf(photo(other));
  await faceOf(photo(1));
  expect(paint).toHaveBeenCalledTimes(7);
});

it('a painter that failed is asked again', async () => {
  const paint = vi.fn(async (jpeg: Uint8Array) => ok(jpeg)).mockRejectedValueOnce(new Error('the thread ended'));
  const faceOf = recentFaces(paint, () => 0);
  await expect(faceOf(photo(1))).rejects.toThrow();
  expect(await faceOf(photo(1))).toEqual(ok(photo(1)));
});

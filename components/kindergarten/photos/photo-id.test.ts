import { expect, test } from 'vitest';
import { z } from 'zod';
import { getPhotoChildId, hashFile } from './photo-id';

test('SHA-256 of the bytes, in hex', async () => {
  expect(await hashFile(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the same file in the same class makes the same child, another file or class another one', async () => {
  const [file, other] = [await hashFile(new Blob(['a'])), await hashFile(new Blob(['b']))];
  const id = await getPhotoChildId('class', file);
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(await getPhotoChildId('class', file)).toBe(id);
  expect(new Set([id, await getPhotoChildId('class', other), await getPhotoChildId('other', file)]).size).toBe(3);
});

import { afterAll, expect, it } from 'vitest';
import { ERRORS, isErrorCode } from '@/lib/platform/errors';
import { generateMutatedUploads } from '@/tests/fixtures/uploads/mutations';
import { closeFaceReader, normalizePhoto } from './server';

afterAll(closeFaceReader);

// Three of each kind; `npm run prove` tests a thousand.
it('a mutated upload is accepted or rejected with a known error code', async () => {
  const wrong: string[] = [];
  const codes = new Set<string>();
  for await (const { name, bytes } of generateMutatedUploads(42, 7)) {
    const photo = await normalizePhoto(bytes);
    codes.add(photo.ok ? 'ok' : photo.code);
    if (!photo.ok && (!isErrorCode(photo.code) || ERRORS[photo.code].status >= 500)) wrong.push(name);
    // Whatever a file claimed to be, the stored picture is a plain JPEG.
    if (photo.ok && Buffer.from(photo.value.jpeg.subarray(0, 3)).toString('hex') !== 'ffd8ff') wrong.push(name);
  }
  expect(wrong).toEqual([]);
  expect([...codes]).toEqual(
    expect.arrayContaining(['ok', 'photo_broken', 'photo_not_an_image', 'photo_too_large', 'photo_unsupported_format']),
  );
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhoto } from './prepare-photo';

// The converter is loaded on demand; here the network is down.
vi.mock('heic-to/csp', () => Promise.reject(new Error('the connection is gone')));

const JPEG = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(16), 0xff, 0xd9)], {
  type: 'image/jpeg',
});
const HEIC = new Blob([`${'\0'.repeat(4)}ftypheic`], { type: 'image/heic' });
const VANISHED = {
  type: 'image/jpeg',
  size: 9,
  slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
};

/** Some privacy settings block reading from a canvas. */
const withoutCanvas = { createElement: () => ({ getContext: () => null }) };
const bitmap = { width: 800, height: 600, close: () => {} };

let told: (string | null)[] = [];
const open = (file: unknown) => openPhoto(file as Blob, (opening) => told.push(opening));

beforeEach(() => {
  told = [];
  vi.stubGlobal('document', withoutCanvas);
  vi.stubGlobal('createImageBitmap', async () => bitmap);
});
afterEach(() => vi.unstubAllGlobals());

describe('opening a photo always ends', () => {
  it('a file that disappeared from the cloud counts as broken', async () => {
    expect(await open(VANISHED)).toEqual({ ok: false, code: 'photo_broken' });
    expect(told).toEqual(['photo', null]);
  });

  it('sends the photo even if this browser cannot analyze it', async () => {
    expect(await open(JPEG)).toMatchObject({ ok: true, value: { photo: { file: JPEG }, copy: null } });
    expect(told).toEqual(['photo', null]);
  });

  it.each([
    ['GIF', 'GIF89a', 'image/gif'],
    ['BMP', 'BM', 'image/bmp'],
  ])('§5 "Photo": rejects %s as a format, even if this browser can show it', async (_, magic, type) => {
    const file = new Blob([magic, new Uint8Array(20)], { type });
    expect(await open(file)).toEqual({ ok: false, code: 'photo_unsupported_format' });
  });

  it('§5 "Photo": rejects a text file with an image extension', async () => {
    expect(await open(new Blob(['dear grandmother, '], { type: 'image/jpeg' }))).toEqual({
      ok: false,
      code: 'photo_not_an_image',
    });
  });

  it('passes on HEIC that only the server can decode, and ends the loading state', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no HEIC here')));
    expect(await open(HEIC)).toMatchObject({ ok: true, value: { photo: { file: HEIC, url: null }, copy: null } });
    expect(told).toEqual(['photo', 'heic', null]);
  });
});

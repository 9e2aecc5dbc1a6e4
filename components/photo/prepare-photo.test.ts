import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhoto } from './prepare-photo';

// The converter is fetched when it is needed: here the connection is gone.
vi.mock('heic-to/next', () => Promise.reject(new Error('the connection is gone')));

const JPEG = new Blob([new Uint8Array(20)], { type: 'image/jpeg' });
const HEIC = new Blob([`${'\0'.repeat(4)}ftypheic`], { type: 'image/heic' });
const VANISHED = {
  type: 'image/jpeg',
  size: 9,
  slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
};

/** A browser whose canvas cannot be drawn on, which some privacy settings bring about. */
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

describe('opening a photo on this device always comes to an end', () => {
  it('a file that has vanished from the cloud is a broken photo', async () => {
    expect(await open(VANISHED)).toEqual({ ok: false, code: 'photo_broken' });
    expect(told).toEqual(['photo', null]);
  });

  it('a browser that cannot look at the photo still sends it', async () => {
    expect(await open(JPEG)).toMatchObject({ ok: true, value: { photo: { file: JPEG }, copy: null } });
    expect(told).toEqual(['photo', null]);
  });

  it('HEIC that only the server can read is passed on, and nothing stays busy', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no HEIC here')));
    expect(await open(HEIC)).toMatchObject({ ok: true, value: { photo: { file: HEIC, url: null }, copy: null } });
    expect(told).toEqual(['photo', 'heic', null]);
  });
});

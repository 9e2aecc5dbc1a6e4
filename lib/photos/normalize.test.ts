import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { PHOTO_LIMITS } from './model';
import { closeFaceReader, normalizePhoto } from './server';

afterAll(closeFaceReader);

const head = readPortrait(HEAD_PORTRAIT);
const codeOf = async (bytes: Uint8Array) => {
  const result = await normalizePhoto(bytes);
  return result.ok ? 'ok' : result.code;
};
const text = (value: string) => new TextEncoder().encode(value.padEnd(64, ' '));

async function normalizeOrThrow(bytes: Uint8Array, options?: Parameters<typeof normalizePhoto>[1]) {
  const result = await normalizePhoto(bytes, options);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** Mean difference from the head portrait at a small size, 0 to 255. */
async function differenceFromHead(jpeg: Uint8Array): Promise<number> {
  const small = (bytes: Uint8Array) => sharp(bytes).resize(48, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([small(head), small(jpeg)]);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe('§5 photo: the stored picture', () => {
  it.each([
    ['JPEG', async () => head],
    ['PNG', () => sharp(head).png().toBuffer()],
    ['WebP', () => sharp(head).webp({ quality: 90 }).toBuffer()],
    ['HEIC', async () => readPortrait('nasa-eileen-collins-head.heic')],
    ['CMYK JPEG', () => sharp(head).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'JPEG lying on its side with EXIF orientation 6',
      () => sharp(head).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      'JPEG upside down with EXIF orientation 3',
      () => sharp(head).rotate(180).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    ],
  ])('accepts a %s and stores the same upright picture', async (_name, make) => {
    const photo = await normalizeOrThrow(new Uint8Array(await make()));
    expect(await differenceFromHead(photo.jpeg)).toBeLessThan(8);
    const { format, space, width, height } = await sharp(photo.jpeg).metadata();
    expect({ format, space, width, height }).toEqual({
      format: 'jpeg',
      space: 'srgb',
      width: photo.widthPx,
      height: photo.heightPx,
    });
  });

  it('removes all metadata: location, camera and profile', async () => {
    const tagged = await sharp(head)
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-owner/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(tagged.includes('secret-owner')).toBe(true);
    const { jpeg } = await normalizeOrThrow(new Uint8Array(tagged));
    const { exif, icc, xmp, iptc, orientation } = await sharp(jpeg).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(Buffer.from(jpeg).includes('secret-owner')).toBe(false);
  });

  it('scales the longest edge to 2,000 px and never enlarges', async () => {
    const large = await sharp(head).resize(3000, 2400, { fit: 'fill' }).jpeg().toBuffer();
    expect(await normalizeOrThrow(new Uint8Array(large))).toMatchObject({ widthPx: 2000, heightPx: 1600 });
    expect(await normalizeOrThrow(head)).toMatchObject({ widthPx: 1080, heightPx: 1080 });
  });

  it('crops in fractions of the upright picture', async () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 0.75 };
    const lying = await sharp(head).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const photo = await normalizeOrThrow(new Uint8Array(lying), { crop });
    expect(photo).toMatchObject({ widthPx: 540, heightPx: 810 });
    const expected = await sharp(head)
      .extract({ left: 270, top: 0, width: 540, height: 810 })
      .resize(20, 30)
      .raw()
      .toBuffer();
    const seen = await sharp(photo.jpeg).resize(20, 30).raw().toBuffer();
    const difference = expected.reduce((sum, value, i) => sum + Math.abs(value - (seen[i] ?? 0)), 0) / seen.length;
    expect(difference).toBeLessThan(4);
  });

  it('returns the same bytes for the same file', async () => {
    expect((await normalizeOrThrow(head)).jpeg).toEqual((await normalizeOrThrow(head)).jpeg);
  });
});

describe('§5 photo: rejections and their reasons', () => {
  it('rejects a picture, or a crop of one, under 400 px', async () => {
    const small = await sharp(head).resize(800, 399, { fit: 'fill' }).jpeg().toBuffer();
    expect(await codeOf(new Uint8Array(small))).toBe('photo_too_small');
    const cropped = await normalizePhoto(head, { crop: { x: 0, y: 0, width: 0.3, height: 1 } });
    expect(cropped).toMatchObject({ ok: false, code: 'photo_too_small' });
  });

  it.each(['png', 'webp'] as const)('rejects a truncated %s', async (format) => {
    const whole = await sharp(head).toFormat(format).toBuffer();
    expect(await codeOf(new Uint8Array(whole.subarray(0, whole.length * 0.6)))).toBe('photo_broken');
  });

  it.each([
    ['the last two bytes', (length: number) => length - 2, 'ok'],
    ['the last tenth', (length: number) => length * 0.9, 'ok'],
    ['two fifths', (length: number) => length * 0.6, 'ok'],
    ['four fifths', (length: number) => length * 0.2, 'photo_broken'],
    ['almost everything', (length: number) => length * 0.02, 'photo_broken'],
  ])('takes a JPEG that lacks %s, if most of the picture is there', async (_, cut, code) => {
    const whole = await sharp(head).jpeg().toBuffer();
    expect(await codeOf(new Uint8Array(whole.subarray(0, cut(whole.length))))).toBe(code);
  });

  it('what is there of a cut-off JPEG is what it would be', async () => {
    const whole = await sharp(head).jpeg().toBuffer();
    const cut = await normalizeOrThrow(new Uint8Array(whole.subarray(0, whole.length - 2)));
    expect(cut.picture).toEqual((await normalizeOrThrow(new Uint8Array(whole))).picture);
  });

  it('takes the photo of a phone that lost its last two bytes', async () => {
    const photo = readFileSync(path.join(process.cwd(), 'tests', 'fixtures', 'uploads', 'no-end.jpg'));
    expect(await normalizeOrThrow(new Uint8Array(photo))).toMatchObject({ widthPx: 1200, heightPx: 1600 });
  });

  it('rejects a truncated HEIC', async () => {
    const whole = readPortrait('nasa-eileen-collins-head.heic');
    expect(await codeOf(whole.subarray(0, 300))).toBe('photo_heic_failed');
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('photo_heic_failed');
  });

  it('rejects what is not a photo whatever its name', async () => {
    expect(await codeOf(text('I am holiday.jpg'))).toBe('photo_not_an_image');
    expect(await codeOf(text('<!doctype html><script>alert(1)</script>'))).toBe('photo_not_an_image');
    expect(await codeOf(text('PK\u0003\u0004'))).toBe('photo_not_an_image');
    expect(await codeOf(text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(
      'photo_unsupported_format',
    );
    expect(await codeOf(new Uint8Array(await sharp(head).resize(500).gif().toBuffer()))).toBe(
      'photo_unsupported_format',
    );
    expect(await codeOf(new Uint8Array(await sharp(head).resize(500).avif({ effort: 0 }).toBuffer()))).toBe(
      'photo_unsupported_format',
    );
  });

  it('rejects more than 10 MB, and a small file that decodes to more than 50 megapixels', async () => {
    expect(await codeOf(new Uint8Array(PHOTO_LIMITS.maxBytes + 1))).toBe('photo_too_large');
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await codeOf(new Uint8Array(bomb))).toBe('photo_too_large');
  });

  it('returns a code for every damaged file', async () => {
    const sources = await Promise.all([
      sharp(head).resize(480).jpeg().toBuffer(),
      sharp(head).resize(420).png().toBuffer(),
      sharp(head).resize(480).webp().toBuffer(),
    ]);
    // A linear congruential generator: the same sixty files in every run.
    let state = 20_241;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % below;
    };
    for (let round = 0; round < 60; round++) {
      const bytes = new Uint8Array(sources[round % sources.length] as Buffer);
      for (let i = 0; i < 40; i++) bytes[round % 4 === 0 ? next(400) : next(bytes.length)] = next(256);
      const result = await normalizePhoto(bytes);
      expect(result.ok || result.code.startsWith('photo_')).toBe(true);
    }
  });
});

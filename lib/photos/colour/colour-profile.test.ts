import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader, normalizeDedicationPhoto, normalizePhoto } from '../server';
import { readHeicProfile } from './heic-profile';
import { setJpegProfile } from './jpeg-profile';

afterAll(closeFaceReader);

/** One photo in Display P3, as a phone stores it and as a JPEG. */
const HEIC = new Uint8Array(readFileSync('tests/fixtures/uploads/display-p3.heic'));
const JPEG = new Uint8Array(readFileSync('tests/fixtures/uploads/display-p3.jpg'));

const shrink = (bytes: Uint8Array) => sharp(bytes).resize(60, 80, { fit: 'fill' }).removeAlpha().raw().toBuffer();
/** Mean difference of the colours of two pictures, 0 to 255. */
async function compare(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([shrink(one), shrink(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const unwrap = (made: Awaited<ReturnType<typeof normalizeDedicationPhoto>>): Uint8Array => {
  if (!made.ok) throw new Error(made.code);
  return made.value.jpeg;
};

/** A square in Display P3 numbers, without a profile. */
const createSquare = (color: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: color } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

describe('§5 photo: the colours of a wide-gamut photo stay', () => {
  it.each([
    ['the photo of a child', async (bytes: Uint8Array) => unwrap(await normalizePhoto(bytes))],
    ['the photo of a dedication', async (bytes: Uint8Array) => unwrap(await normalizeDedicationPhoto(bytes))],
  ])('%s from HEIC has those of the same photo as JPEG', async (_, normalize) => {
    expect(await compare(await normalize(HEIC), await normalize(JPEG))).toBeLessThan(2);
  });

  it('a browser that converts HEIC keeps its profile: red stays as red as it was', async () => {
    const profile = readHeicProfile(HEIC);
    if (!profile) throw new Error('the photo has a profile');
    // sRGB 200, 40, 40 as Display P3 stores it.
    const converted = Buffer.concat(setJpegProfile(await createSquare('rgb(184, 55, 49)'), profile));
    const [red = 0, green = 0, blue = 0] = await sharp(unwrap(await normalizePhoto(converted)))
      .raw()
      .toBuffer();
    expect(Math.max(Math.abs(red - 200), Math.abs(green - 40), Math.abs(blue - 40))).toBeLessThan(4);
  });

  it('takes the place of another profile, also one of many segments', async () => {
    const tagged = await sharp(await createSquare('#888'))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const large = new Uint8Array(150_000).fill(7);
    const parts = Buffer.concat(setJpegProfile(new Uint8Array(tagged), large));
    expect(parts.toString('latin1').split('ICC_PROFILE').length - 1).toBe(3);
    expect(parts.length - tagged.length).toBeGreaterThan(149_000);
    expect(await sharp(parts).metadata()).toMatchObject({ width: 600, height: 600 });
  });

  it('a damaged file has no profile, and a damaged profile changes nothing', async () => {
    for (let length = 0; length < 900; length += 7) readHeicProfile(HEIC.slice(0, length));
    expect(readHeicProfile(JPEG)).toBeNull();
    const broken = HEIC.slice();
    const at = Buffer.from(HEIC).indexOf('colrprof') + 8;
    broken.fill(0, at, at + 400);
    expect((await normalizePhoto(broken)).ok).toBe(true);
  });
});

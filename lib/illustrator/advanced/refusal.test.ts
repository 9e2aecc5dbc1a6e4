import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { portraitScene } from '../render/portrait';
import { renderScene } from '../server';
import { cutFace, prepareFace } from './prepare';

afterAll(closeFaceReader);

const photo = readPortrait(HEAD_PORTRAIT);
const over = (svg: string) =>
  sharp(photo).composite([{ input: Buffer.from(`<svg width="1080" height="1080">${svg}</svg>`), left: 0, top: 0 }]);
const SHADES =
  '<rect x="420" y="265" width="105" height="75" rx="25"/><rect x="555" y="268" width="105" height="75" rx="25"/>';
const LOCK = '<path d="M400 120 L560 120 L545 380 L415 430 Z" fill="#3a2a1e"/>';
const MASK = '<path d="M405 370 Q540 330 668 375 L650 470 Q540 560 430 470 Z" fill="#a8c8dc"/>';

/** Darkness all around a head in the middle of the photo. */
const NIGHT =
  '<path fill="#0d0b0e" fill-rule="evenodd" d="M0 0H800V800H0Z M400 20 C560 20 640 200 640 420 V800 H130 V420 C130 200 180 20 400 20 Z"/>';

/** The reason of a refusal, or `accepted`. Nothing is refused once a head is cut out, and painting takes as long again. */
async function outcome(jpeg: Uint8Array, make: typeof prepareFace | typeof cutFace = cutFace): Promise<string> {
  const read = await readFace(jpeg);
  if (!read.ok) return read.code;
  const made = await make(jpeg, read.value);
  return made.ok ? 'accepted' : String((made.data as { reason: string }).reason);
}
const bytes = async (picture: Sharp) => new Uint8Array(await picture.jpeg({ quality: 92 }).toBuffer());

describe('a photo that does not allow the advanced model', () => {
  it.each([
    ['sunglasses', () => over(SHADES), 'hidden'],
    ['hair over an eye', () => over(LOCK), 'hidden'],
    [
      'violet light',
      () =>
        sharp(photo).recomb([
          [1.1, 0, 0],
          [0, 0.65, 0],
          [0, 0, 1.2],
        ]),
      'tinted',
    ],
    [
      'green light',
      () =>
        sharp(photo).recomb([
          [0.75, 0, 0],
          [0, 1.15, 0],
          [0, 0, 0.75],
        ]),
      'tinted',
    ],
    ['a hat', () => sharp(readPortrait('child-hat.jpg')).resize(900), 'hat'],
    ['a mask over mouth and nose', () => over(MASK), 'hidden'],
    ['a blur', () => sharp(photo).blur(6), 'blurred'],
    ['darkness', () => sharp(photo).linear(0.12, 0), 'dark'],
    ['too few pixels', () => sharp(photo).resize(420), 'photo_face_too_small'],
  ])('is refused for %s', async (_name, make, reason) => {
    expect(await outcome(await bytes(make()))).toBe(reason);
  });

  it('refuses a head turned over 17° or past its far side, and a face under 120 px, whatever the picture', async () => {
    const read = await readFace(photo);
    if (!read.ok) throw new Error(read.code);
    const turned = await prepareFace(photo, { ...read.value, yaw: -0.31 });
    expect(turned).toEqual({ ok: false, code: 'advanced_not_possible', data: { reason: 'turned' } });
    const [left, right] = [234, 454].map((index) => read.value.landmarks[index]);
    const besideFarEar = [left[0] * 0.28 + right[0] * 0.72, left[1] * 0.28 + right[1] * 0.72] as const;
    const landmarks = read.value.landmarks.map((point, index) => (index === 1 ? besideFarEar : point));
    expect(await prepareFace(photo, { ...read.value, landmarks })).toEqual(turned);
    const small = await prepareFace(photo, { ...read.value, box: { ...read.value.box, width: 119 } });
    expect(small).toEqual({ ok: false, code: 'advanced_not_possible', data: { reason: 'small' } });
  });
});

describe('a cut-out that is not good enough', () => {
  const child = (name: string) => () =>
    sharp(readFileSync(path.join(process.cwd(), 'tests', 'fixtures', 'children', name)));
  it.each([
    ['the crown cut off', child('C109.jpg'), 'cutOff'],
    [
      'black hair before black',
      () =>
        child('B207.jpg')()
          .resize(800, 800)
          .composite([{ input: Buffer.from(`<svg width="800" height="800">${NIGHT}</svg>`), left: 0, top: 0 }]),
      'unclear',
    ],
    [
      'light from one side only',
      () =>
        over(
          '<defs><linearGradient id="g"><stop offset="0.35" stop-color="#000" stop-opacity="0"/><stop offset="0.6" stop-color="#000" stop-opacity="0.72"/></linearGradient></defs><rect width="1080" height="1080" fill="url(#g)"/>',
        ),
      'harshLight',
    ],
  ])('is refused for %s', async (_name, make, reason) => {
    expect(await outcome(await bytes(make()))).toBe(reason);
  });
});

describe('light that a framed page would show (§2 the preview offers the advanced model)', () => {
  const child = async (name: string) =>
    bytes(sharp(readFileSync(path.join(process.cwd(), 'tests', 'fixtures', 'children', name))));

  it.each([
    ['D105.jpg', 1],
    ['D205.jpg', 1],
    ['E306.jpg', 1],
    ['D205.jpg', 0.6],
  ])(
    'refuses a face half in shadow, which would be painted as hair or dirt: %s at %d of its light',
    async (name, light) => {
      const photo = sharp(await child(name)).linear(light, 0);
      expect(await outcome(await bytes(photo))).toBe('harshLight');
    },
  );

  it.each(['D101.jpg', 'A200.jpg', 'A209.jpg'])('refuses hair that light gives the colour of skin: %s', async (name) =>
    expect(await outcome(await child(name))).toBe('litHair'),
  );

  it.each(['C212.jpg', 'D109.jpg', 'D209.jpg', 'A106.jpg', 'C204.jpg'])(
    'accepts a face with soft shadow, fair hair, a lit side of the hair or a shining scalp: %s',
    async (name) => expect(await outcome(await child(name))).toBe('accepted'),
  );
});

describe('a photo that allows it', () => {
  it.each([
    ['a little soft', () => sharp(photo).blur(2.5)],
    ['dim', () => sharp(photo).linear(0.4, 0)],
    ['of a child', () => sharp(readPortrait('child-front.jpg')).resize(900)],
    ['small', () => sharp(photo).resize(640)],
  ])('is accepted although %s', async (_name, make) => {
    expect(await outcome(await bytes(make()))).toBe('accepted');
  });

  it('is painted although leaning', async () => {
    expect(await outcome(await bytes(sharp(photo).rotate(20)), prepareFace)).toBe('accepted');
  });

  it('is painted with very dark skin and glasses', async () => {
    const { image } = await renderScene({
      scene: portraitScene(),
      character: SAMPLE_CHILDREN.zuri,
      model: 'regular',
      seed: 'face',
      variation: 0,
      sizePx: 800,
    });
    expect(await outcome(image, prepareFace)).toBe('accepted');
  });
});

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { HEAD, portrait } from '@/tests/fixtures/portraits/portraits';
import type { FaceReading } from './model';
import { closeFaceReader, readFace } from './server';

afterAll(closeFaceReader);

const head = portrait(HEAD);
const codeOf = async (jpeg: Uint8Array) => {
  const result = await readFace(jpeg);
  return result.ok ? 'ok' : result.code;
};

async function read(jpeg: Uint8Array): Promise<FaceReading> {
  const result = await readFace(jpeg);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

let known: Promise<FaceReading> | undefined;
/** The reading of the head portrait, made once. */
const headReading = () => {
  known ??= read(head);
  return known;
};

/** Red, green and blue of `#rrggbb`. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe('readFace', () => {
  it('finds the face and reads its traits', async () => {
    const face = await headReading();
    expect(face.landmarks).toHaveLength(478);
    // Measured by hand on the fixture: the face spans 395 to 687 across and 198 to 541 down.
    expect(Math.abs(face.box.x - 395)).toBeLessThan(25);
    expect(Math.abs(face.box.width - 290)).toBeLessThan(30);
    expect(Math.abs(face.yaw)).toBeLessThan(0.15);
    expect(Math.abs(face.roll - 0.06)).toBeLessThan(0.06);

    const [skinRed, , skinBlue] = channels(face.skin.value);
    expect(skinRed).toBeGreaterThan(195);
    expect(skinRed - skinBlue).toBeGreaterThan(20);
    const [hairRed, hairGreen, hairBlue] = channels(face.hairColor.value);
    expect(hairRed).toBeGreaterThan(hairGreen);
    expect(hairGreen).toBeGreaterThan(hairBlue + 15);
    const [eyeRed, , eyeBlue] = channels(face.eyeColor.value);
    expect(eyeRed).toBeGreaterThan(eyeBlue);
    expect(face.hairLength.value).toBe('short');
    expect(face.fringe.value).toBe(true);
    expect(face.glasses.value).toBe(false);
  });

  it('finds a face that lies on its side, in pixels of the photo', async () => {
    const [upright, lying] = [
      await headReading(),
      await read(new Uint8Array(await sharp(head).rotate(90).jpeg({ quality: 95 }).toBuffer())),
    ];
    expect(Math.abs(lying.roll - upright.roll - Math.PI / 2)).toBeLessThan(0.1);
    const nose = upright.landmarks[1] ?? [0, 0];
    const lyingNose = lying.landmarks[1] ?? [0, 0];
    expect(Math.hypot(lyingNose[0] - (1080 - nose[1]), lyingNose[1] - nose[0])).toBeLessThan(20);
    expect(lying.hairLength.value).toBe(upright.hairLength.value);
  });

  it('says which way the head is turned: mirrored pictures give mirrored turns', async () => {
    const mirrored = await read(new Uint8Array(await sharp(head).flop().jpeg({ quality: 95 }).toBuffer()));
    const face = await headReading();
    expect(Math.abs(mirrored.yaw + face.yaw)).toBeLessThan(0.12);
  });

  it('does not guess the skin of a dark photo: the parent is asked', async () => {
    const dark = await sharp(head).modulate({ brightness: 0.5 }).jpeg({ quality: 95 }).toBuffer();
    expect((await read(new Uint8Array(dark))).skin.confidence).toBeLessThan(0.6);
    expect((await headReading()).skin.confidence).toBeGreaterThan(0.6);
  });

  it('refuses a picture without a face', async () => {
    const sky = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#7fa8d8' } })
      .jpeg()
      .toBuffer();
    expect(await codeOf(new Uint8Array(sky))).toBe('photo_no_face');
  });

  it('refuses two faces of like size, and takes one with a small face behind it', async () => {
    const beside = async (width: number) => {
      const second = await sharp(head).resize(width).toBuffer();
      const both = sharp(head)
        .extend({ right: 700, background: '#b8b0a8' })
        .composite([{ input: second, left: 1080, top: 200 }]);
      return new Uint8Array(await both.jpeg().toBuffer());
    };
    expect(await codeOf(await beside(700))).toBe('photo_several_faces');
    expect(await codeOf(await beside(420))).toBe('ok');
  });

  it('refuses a face under 120 px (rulings, photo limits)', async () => {
    expect(await codeOf(portrait('nasa-eileen-collins.jpg'))).toBe('photo_face_too_small');
  });

  it('answers for bytes that are no picture', async () => {
    expect(await codeOf(new Uint8Array(2000))).toBe('photo_broken');
  });

  it('S7: eight photos wait, more are refused at once, and one that nobody waits for is passed over', async () => {
    const nothing = new Uint8Array(2000);
    const gone = new AbortController();
    gone.abort();
    const asked = Array.from({ length: 12 }, (_, at) => readFace(nothing, at === 3 ? gone.signal : undefined));
    const codes = (await Promise.all(asked)).map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.flatMap((code, at) => (code === 'server_busy' ? [at] : []))).toEqual([3, 8, 9, 10, 11]);
    expect(codes.filter((code) => code === 'photo_broken')).toHaveLength(7);
    // The queue is empty again.
    expect(await codeOf(nothing)).toBe('photo_broken');
  });

  it('starts again after it was closed', async () => {
    await closeFaceReader();
    expect(await codeOf(portrait('nasa-eileen-collins.jpg'))).toBe('photo_face_too_small');
  });
});

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import type { FaceReading } from './model';
import { closeFaceReader, readFace } from './server';

afterAll(closeFaceReader);

const head = readPortrait(HEAD_PORTRAIT);
const getResultCode = async (jpeg: Uint8Array) => {
  const result = await readFace(jpeg);
  return result.ok ? 'ok' : result.code;
};

async function read(jpeg: Uint8Array): Promise<FaceReading> {
  const result = await readFace(jpeg);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

let cachedReading: Promise<FaceReading> | undefined;
/** The reading of the head portrait, computed once. */
const getHeadReading = () => {
  cachedReading ??= read(head);
  return cachedReading;
};

/** Red, green and blue of `#rrggbb`. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

// The first reading loads the models.
describe('readFace', () => {
  it('finds the face and reads its traits', async () => {
    const face = await getHeadReading();
    expect(face.landmarks).toHaveLength(478);
    // Measured by hand on the fixture: the face spans x 395 to 687 and y 198 to 541.
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
    // It covers the ears and ends above the collar.
    expect(['short', 'medium']).toContain(face.hairLength.value);
    expect(face.fringe.value).toBe(true);
    expect(face.glasses.value).toBe(false);
  });

  it('finds a sideways face, in pixels of the photo', async () => {
    const [upright, sideways] = [
      await getHeadReading(),
      await read(new Uint8Array(await sharp(head).rotate(90).jpeg({ quality: 95 }).toBuffer())),
    ];
    expect(Math.abs(sideways.roll - upright.roll - Math.PI / 2)).toBeLessThan(0.1);
    const nose = upright.landmarks[1] ?? [0, 0];
    const sidewaysNose = sideways.landmarks[1] ?? [0, 0];
    expect(Math.hypot(sidewaysNose[0] - (1080 - nose[1]), sidewaysNose[1] - nose[0])).toBeLessThan(20);
    expect(sideways.hairLength.value).toBe(upright.hairLength.value);
  });

  it("reads the direction of the head's turn: mirrored pictures give mirrored turns", async () => {
    const mirrored = await read(new Uint8Array(await sharp(head).flop().jpeg({ quality: 95 }).toBuffer()));
    const face = await getHeadReading();
    expect(Math.abs(mirrored.yaw + face.yaw)).toBeLessThan(0.12);
  });

  it('has low confidence in the skin colour of a dark photo', async () => {
    const dark = await sharp(head).modulate({ brightness: 0.5 }).jpeg({ quality: 95 }).toBuffer();
    expect((await read(new Uint8Array(dark))).skin.confidence).toBeLessThan(0.62);
    expect((await getHeadReading()).skin.confidence).toBeGreaterThan(0.6);
  });

  it('rejects a picture without a face', async () => {
    const sky = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#7fa8d8' } })
      .jpeg()
      .toBuffer();
    expect(await getResultCode(new Uint8Array(sky))).toBe('photo_no_face');
  });

  it('rejects two faces of similar size, and accepts one with a small face behind it', async () => {
    const withSecondFace = async (width: number) => {
      const second = await sharp(head).resize(width).toBuffer();
      const both = sharp(head)
        .extend({ right: 700, background: '#b8b0a8' })
        .composite([{ input: second, left: 1080, top: 200 }]);
      return new Uint8Array(await both.jpeg().toBuffer());
    };
    expect(await getResultCode(await withSecondFace(700))).toBe('photo_several_faces');
    expect(await getResultCode(await withSecondFace(420))).toBe('ok');
  });

  it('§5 photo: rejects a face under 120 px', async () => {
    expect(await getResultCode(readPortrait('nasa-eileen-collins.jpg'))).toBe('photo_face_too_small');
  });

  it('returns a code for bytes that are not a picture', async () => {
    expect(await getResultCode(new Uint8Array(2000))).toBe('photo_broken');
  });

  it('eight photos may wait, more are rejected at once, and an aborted one is skipped', async () => {
    const nothing = new Uint8Array(2000);
    const aborted = new AbortController();
    aborted.abort();
    const results = Array.from({ length: 12 }, (_, at) => readFace(nothing, at === 3 ? aborted.signal : undefined));
    const codes = (await Promise.all(results)).map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.flatMap((code, at) => (code === 'server_busy' ? [at] : []))).toEqual([3, 8, 9, 10, 11]);
    expect(codes.filter((code) => code === 'photo_broken')).toHaveLength(7);
    // The queue is empty again.
    expect(await getResultCode(nothing)).toBe('photo_broken');
  });

  it('restarts after it was closed', async () => {
    await closeFaceReader();
    expect(await getResultCode(readPortrait('nasa-eileen-collins.jpg'))).toBe('photo_face_too_small');
  });
});

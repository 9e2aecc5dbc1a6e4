import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countPictureColours, getColourInk, getInkPercentile } from './ink-model';
import { limitInk } from './limit-ink';

/** A dark red with almost no green or blue: three inks and black. */
const DARK = '#381820';
const LIMIT = 270;

type Background = string | { r: number; g: number; b: number; alpha: number };

const createPicture = (background: Background, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width: 90, height: 90, channels: 4, background } })
    .toFormat(format, { quality: 95 })
    .toBuffer();

const measure = async (picture: Uint8Array): Promise<number> => getInkPercentile(await countPictureColours(picture));

describe('the ink of a colour', () => {
  it('is none for paper, two full inks for pure red, and more than paper takes for some dark colours', async () => {
    expect(await getColourInk(255, 255, 255)).toBe(0);
    expect(await getColourInk(255, 0, 0)).toBeCloseTo(200, -1);
    expect(await getColourInk(0x38, 0x18, 0x20)).toBeGreaterThan(LIMIT);
  });
});

describe('the ink of a picture', () => {
  it('ignores the darkest thousandth of its pixels', async () => {
    const speck = (edge: number) => ({ create: { width: edge, height: edge, channels: 3 as const, background: DARK } });
    const paint = (edge: number) =>
      sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
        .composite([{ input: speck(edge), left: 40, top: 40 }])
        .png()
        .toBuffer();
    expect(await measure(await paint(3))).toBe(0);
    expect(await measure(await paint(4))).toBeGreaterThan(LIMIT);
  });
});

describe('limited ink', () => {
  it('leaves a picture alone that is light enough', async () => {
    const picture = await createPicture('#7fb2c9');
    expect(await limitInk(picture, LIMIT)).toBe(picture);
  });

  it('lifts the shadows just below the limit, and hardly the rest', async () => {
    const light = { create: { width: 90, height: 45, channels: 3 as const, background: '#e0c0a0' } };
    const picture = await sharp(await createPicture(DARK))
      .composite([{ input: light, top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
    expect(await measure(picture)).toBeGreaterThan(LIMIT);
    const limited = await limitInk(picture, LIMIT);
    const ink = await measure(limited);
    expect(ink).toBeLessThanOrEqual(LIMIT);
    expect(ink).toBeGreaterThan(LIMIT - 60);
    const pixelOf = async (bytes: Uint8Array) =>
      (await sharp(bytes).extract({ left: 20, top: 10, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0;
    expect(Math.abs((await pixelOf(limited)) - (await pixelOf(picture)))).toBeLessThanOrEqual(2);
  });

  it('keeps the opacity of a vignette', async () => {
    const clear = { create: { width: 90, height: 45, channels: 4 as const, background: '#0000' } };
    const vignette = await sharp(await createPicture(DARK, 'png'))
      .ensureAlpha()
      .composite([{ input: clear, top: 0, left: 0, blend: 'source' }])
      .png()
      .toBuffer();
    const limited = await limitInk(vignette, LIMIT);
    expect(await measure(limited)).toBeLessThanOrEqual(LIMIT);
    const opacityOf = (bytes: Uint8Array) => sharp(bytes).extractChannel(3).raw().toBuffer();
    expect(await opacityOf(limited)).toEqual(await opacityOf(vignette));
    const seeThrough = await createPicture({ r: 0x38, g: 0x18, b: 0x20, alpha: 0.4 }, 'png');
    expect(await limitInk(seeThrough, LIMIT)).toBe(seeThrough);
  });
});

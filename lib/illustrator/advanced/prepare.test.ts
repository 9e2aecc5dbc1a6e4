import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { rgbToLab } from '../paint';
import { type Children, FILES, prepareChildren } from '../testing/prepared-children';
import { prepareFace } from '.';

let children: Children;
beforeAll(async () => {
  children = await prepareChildren();
});

type Point = readonly [number, number];
const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Mean OKLab lightness of 15 × 15 pixels. */
function meanLightness(data: Uint8Array, width: number, channels: number, x: number, y: number): number {
  let sum = 0;
  for (let i = 0; i < 225; i++) {
    const at = ((Math.round(y) - 7 + Math.floor(i / 15)) * width + Math.round(x) - 7 + (i % 15)) * channels;
    sum += rgbToLab([data[at] / 255, data[at + 1] / 255, data[at + 2] / 255])[0] / 225;
  }
  return sum;
}

describe('prepareFace', () => {
  it('gives the same bytes for the same photo', async () => {
    const { jpeg, reading, prepared } = children.shaved;
    const again = await prepareFace(jpeg, reading);
    expect(again.ok && Buffer.from(again.value).equals(Buffer.from(prepared))).toBe(true);
  });

  it.each(Object.keys(FILES) as (keyof typeof FILES)[])('keeps the proportions of the photo: %s', (name) => {
    const { meta, reading } = children[name];
    const apart = (points: (index: number) => readonly [number, number], a: number, b: number) =>
      Math.hypot(points(a)[0] - points(b)[0], points(a)[1] - points(b)[1]);
    const seen = (index: number) => reading.landmarks[index];
    const painted = (index: number) => meta.landmarks[index];
    const height = (points: typeof seen) => apart(points, 10, 152);
    for (const [a, b] of [
      [234, 454],
      [468, 473],
      [61, 291],
      [1, 152],
      [10, 1],
    ]) {
      const ratio = apart(painted, a, b) / height(painted) / (apart(seen, a, b) / height(seen));
      expect(ratio, `${a} to ${b}`).toBeGreaterThan(0.97);
      expect(ratio, `${a} to ${b}`).toBeLessThan(1.03);
    }
  });

  it.each(Object.keys(FILES) as (keyof typeof FILES)[])('never lightens the skin: %s', async (name) => {
    const { meta, jpeg, pixels, reading } = children[name];
    // Between the iris and the corner of the mouth there is plain skin.
    const cheeks = [
      [473, 61],
      [468, 291],
    ] as const;
    const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const seen = cheeks.map(([a, b]) => {
      const [x, y] = middleOf(reading.landmarks[a], reading.landmarks[b]);
      return meanLightness(data, info.width, 3, x, y);
    });
    const painted = cheeks.map(([a, b]) => {
      const [x, y] = middleOf(meta.landmarks[a], meta.landmarks[b]);
      const [k, [ox, oy]] = [meta.unitsPerPx, meta.originPx];
      return meanLightness(pixels, meta.width, 6, x / k + ox, y / k + oy);
    });
    expect((painted[0] + painted[1]) / 2).toBeLessThan((seen[0] + seen[1]) / 2 + 0.03);
    expect((painted[0] + painted[1]) / 2).toBeGreaterThan((seen[0] + seen[1]) / 2 - 0.12);
  });

  it('keeps the landmarks with the picture and nothing else that identifies', () => {
    expect(Object.keys(children.fringe.meta).sort()).toEqual([
      'glasses',
      'headwear',
      'height',
      'landmarks',
      'originPx',
      'readSkin',
      'skin',
      'unitsPerPx',
      'width',
    ]);
  });
});

describe('the outline of a painted head', () => {
  it('has no pixel of the background or the clothes', () => {
    // The wall behind this boy is a light ochre, his shirt violet.
    const { pixels } = children.shaved;
    let [inside, foreign] = [0, 0];
    for (let at = 0; at < pixels.length; at += 6) {
      if (pixels[at + 3] < 128) continue;
      inside++;
      const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
      const isViolet = b > r + 12 && b > g + 12;
      if (isViolet) foreign++;
    }
    expect(inside).toBeGreaterThan(100_000);
    expect(foreign / inside).toBeLessThan(0.0005);
  });

  it('has a border of the colour of the hair, not of the wall behind it', () => {
    const { pixels, meta } = children.long;
    const hair = [0, 0, 0, 0];
    const border: number[] = [];
    for (let at = 0; at < pixels.length; at += 6) {
      const [alpha, isHair] = [pixels[at + 3], pixels[at + 4]];
      const [L] = rgbToLab([pixels[at] / 255, pixels[at + 1] / 255, pixels[at + 2] / 255]);
      if (alpha === 255 && isHair > 250) {
        hair[0] += L;
        hair[3]++;
      } else if (alpha > 40 && alpha < 215 && at / 6 / meta.width < meta.height * 0.4) border.push(L);
    }
    const own = hair[0] / hair[3];
    expect(border.length).toBeGreaterThan(100);
    // The wall is a light grey (OKLab lightness 0.7 and more), the hair black.
    expect(border.filter((L) => L > own + 0.25).length / border.length).toBeLessThan(0.02);
  });

  it('ends at the jaw and in one piece: the neck is drawn', () => {
    const { meta, pixels } = children.shaved;
    const row = (y: number) => Math.round(meta.originPx[1] + y / meta.unitsPerPx);
    const widthAt = (y: number) => {
      let count = 0;
      for (let x = 0; x < meta.width; x++) if (pixels[(row(y) * meta.width + x) * 6 + 3] > 128) count++;
      return count * meta.unitsPerPx;
    };
    expect(widthAt(0)).toBeGreaterThan(60);
    expect(row(56) >= meta.height || widthAt(56) < 1).toBe(true);
  });
});

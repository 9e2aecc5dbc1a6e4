import type { Canvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeFaceReader, readFace } from '@/lib/photos/server';
import { HEAD_PORTRAIT, readPortrait } from '@/tests/fixtures/portraits/portraits';
import { characterSchema } from '../character/character';
import { skinFromReading } from '../character/from-photo';
import { drawFigure } from '../figure';
import type { FaceLayer, FaceSource, FaceView } from '../figure/face-layer';
import { Painter } from '../paint';
import { rgbToLab } from '../paint/color';
import { openPreparedFace, prepareFace } from '.';
import { ACTING } from './acting';
import { eyeMove, mouthMove } from './features';
import { restPosition } from './slit';

type Lab = readonly [number, number, number];

/** The portrait for tests, read, prepared and opened. */
async function openTestFace(): Promise<{ skin: string; source: FaceSource }> {
  const jpeg = readPortrait(HEAD_PORTRAIT);
  const read = await readFace(jpeg);
  await closeFaceReader();
  if (!read.ok) throw new Error(read.code);
  const made = await prepareFace(jpeg, read.value);
  if (!made.ok) throw new Error(made.code);
  const skin = skinFromReading(read.value);
  const opened = await openPreparedFace(made.value, skin);
  if (!opened.ok) throw new Error(opened.code);
  return { skin, source: opened.value };
}

const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;

/** OKLab of an RGBA pixel. */
const labAt = (pixels: Uint8ClampedArray, at: number): Lab =>
  rgbToLab([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]);

const labDistance = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

let source: FaceSource;
let skin: string;
beforeAll(async () => {
  ({ source, skin } = await openTestFace());
}, 90_000);

const layerOf = (change: Partial<FaceView>): FaceLayer => {
  const layer = source({ yaw: 0, pitch: 0, expression: 'calm', ...change });
  if (!layer) throw new Error('no layer');
  return layer;
};

/** Pixels of a box in head units. */
function part({ canvas, pxPerUnit, originPx }: FaceLayer, x: number, y: number, width: number, height: number) {
  const px = (units: number) => Math.round(units * pxPerUnit);
  return canvas.getContext('2d').getImageData(originPx[0] + px(x), originPx[1] + px(y), px(width), px(height)).data;
}

const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
const lightness = (pixels: Uint8ClampedArray) => {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 4) sum += labAt(pixels, i)[0];
  return (sum * 4) / pixels.length;
};

describe('a real face acts', () => {
  it('shows another mouth in joy, laughter, calm, sadness and surprise', () => {
    const mouths = (['joy', 'laugh', 'calm', 'sad', 'surprise'] as const).map((expression) =>
      part(layerOf({ expression }), -18, 28, 36, 22),
    );
    for (const [i, one] of mouths.entries())
      for (const other of mouths.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(2.5);
  });

  it('shuts the eyes in sleep: the dark of the irises is gone', () => {
    const dark = (expression: FaceView['expression']) => {
      const pixels = part(layerOf({ expression }), -27, -2.5, 8, 3.5);
      let count = 0;
      for (let i = 0; i < pixels.length; i += 4) if (labAt(pixels, i)[0] < 0.42) count++;
      return (count * 4) / pixels.length;
    };
    expect(dark('calm')).toBeGreaterThan(0.2);
    expect(dark('asleep')).toBeLessThan(dark('calm') * 0.3);
  });

  it('opens a dark mouth in surprise where calm has lips and skin', () => {
    const mouth = (expression: FaceView['expression']) => lightness(part(layerOf({ expression }), -4, 34, 8, 8));
    expect(mouth('calm') - mouth('surprise')).toBeGreaterThan(0.15);
  });

  /** A smile like a photo's, in head units. */
  const smile = (index: number): readonly [number, number] => {
    const lips = [
      [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
      [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
      [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
      [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
    ];
    const row = lips.findIndex((lip) => lip.includes(index));
    if (index === 2) return [0, 26];
    if (index === 152) return [0, 53];
    const u = ((lips[row]?.indexOf(index) ?? 5) - 5) / 5;
    const bow = 1 - u * u;
    return [u * 16, 36 - 4 * u * u + bow * ([-2.5, -1, 3, 5.5][row] ?? 0)];
  };

  it('lifts the corners of the mouth in joy and draws them down in sadness', () => {
    const corner = (expression: FaceView['expression']) => {
      const { rows } = mouthMove(smile, ACTING[expression]).acted;
      const middle = (column: number) => ((rows[2]?.[column] ?? 0) + (rows[4]?.[column] ?? 0)) / 2;
      return middle(20) - (middle(0) + middle(40)) / 2;
    };
    expect(corner('joy')).toBeGreaterThan(3);
    expect(corner('calm')).toBeGreaterThan(0.5);
    expect(corner('calm')).toBeLessThan(corner('joy'));
    expect(corner('worry')).toBeLessThan(-0.5);
    expect(corner('sad')).toBeLessThan(corner('worry'));
  });

  it.each(Object.keys(ACTING) as (keyof typeof ACTING)[])('never folds the face in %s', (expression) => {
    const { acted, rest } = mouthMove(smile, ACTING[expression]);
    const back = restPosition(acted, rest, 0.85);
    for (let x = -28; x <= 28; x += 0.7) {
      let before = Number.NEGATIVE_INFINITY;
      for (let y = 20; y < 56; y += 0.25) {
        const [, was] = back(x, y);
        expect(was).toBeGreaterThanOrEqual(before - 1e-3);
        before = was;
      }
    }
  });

  it('closes both lids on one line in sleep and opens them in surprise', () => {
    const eye = (index: number): readonly [number, number] => {
      const lids = [
        [33, 246, 161, 160, 159, 158, 157, 173, 133],
        [33, 7, 163, 144, 145, 153, 154, 155, 133],
        [46, 53, 52, 65, 55],
      ];
      const row = lids.findIndex((lid) => lid.includes(index));
      const n = (lids[row]?.length ?? 1) - 1;
      const u = (2 * (lids[row]?.indexOf(index) ?? 0)) / n - 1;
      return [-20 + u * 10, 6 + (1 - u * u) * ([-5, 5, 0][row] ?? 0) - (row === 2 ? 12 : 0)];
    };
    const gap = (expression: FaceView['expression']) => {
      const { rows } = eyeMove(eye, 0, ACTING[expression]).acted;
      return (rows[2]?.[20] ?? 0) - (rows[1]?.[20] ?? 0);
    };
    expect(gap('asleep')).toBe(0);
    expect(gap('laugh')).toBeLessThan(gap('calm'));
    expect(gap('surprise')).toBeGreaterThan(gap('calm') * 1.15);
  });
});

describe('a real face belongs to the figure', () => {
  it('has the tone of the neck', () => {
    const character = characterSchema.parse({
      age: 7,
      gender: 'girl',
      skin,
      hairColor: '#87724a',
      hairStyle: 'short',
      eyeColor: '#6a5b48',
    });
    const painter = Painter.page(500);
    const place = { x: 600, y: 3080, scale: 8.2 };
    const { headCentre } = drawFigure(
      painter,
      character,
      { pose: 'stand', expression: 'calm', outfit: 'stripes', face: source, yaw: 0 },
      place,
    );
    const pixels = pixelsOf(painter.canvas);
    const tone = (x: number, y: number) => {
      const [px, py] = [headCentre[0] + x * place.scale, headCentre[1] + y * place.scale].map((v) =>
        Math.round((v * 500) / 1200),
      ) as [number, number];
      const mean = [0, 0, 0];
      for (let i = 0; i < 49; i++) {
        const lab = labAt(pixels, ((py + Math.floor(i / 7) - 3) * 500 + px + (i % 7) - 3) * 4);
        lab.forEach((value, c) => {
          mean[c] = (mean[c] ?? 0) + value / 49;
        });
      }
      return mean as unknown as readonly [number, number, number];
    };
    // The chin hangs in the light, the neck in the shadow of the head.
    const [cheek, jaw, neck] = [tone(-26, 22), tone(-34, 34), tone(0, 60)];
    expect(labDistance(cheek, jaw)).toBeLessThan(0.08);
    expect(Math.hypot(cheek[1] - neck[1], cheek[2] - neck[2])).toBeLessThan(0.035);
  });

  it('wears its own hair with a border of hair, not of the background', () => {
    const { hair } = layerOf({ yaw: 0.2 });
    if (!hair) throw new Error('no hair');
    const pixels = pixelsOf(hair.over.canvas);
    const mean = [0, 0, 0];
    const border: (readonly [number, number, number])[] = [];
    let count = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      const alpha = pixels[i + 3] ?? 0;
      if (alpha > 250) {
        count++;
        labAt(pixels, i).forEach((value, c) => {
          mean[c] = (mean[c] ?? 0) + value;
        });
      } else if (alpha > 60) border.push(labAt(pixels, i));
    }
    const own = mean.map((sum) => sum / count) as unknown as readonly [number, number, number];
    expect(border.length).toBeGreaterThan(300);
    // The backdrop of the portrait is a light grey, OKLab lightness 0.8.
    expect(border.filter((color) => color[0] > own[0] + 0.2).length / border.length).toBeLessThan(0.01);
    expect(border.filter((color) => labDistance(color, own) > 0.24).length / border.length).toBeLessThan(0.02);
  });

  it('leaves the hair out when asked, and the brows only under a drawn fringe', () => {
    const bare = layerOf({ withoutHair: true });
    expect(bare.hair).toBeNull();
    const brow = (layer: FaceLayer) => part(layer, -30, -12, 20, 10).filter((_, i) => i % 4 === 3);
    const sum = (layer: FaceLayer) => brow(layer).reduce((total, alpha) => total + alpha, 0);
    expect(sum(layerOf({ withoutHair: true, fringe: true }))).toBeLessThan(sum(bare) * 0.8);
  });
});

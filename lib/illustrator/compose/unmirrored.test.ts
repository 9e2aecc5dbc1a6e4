import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { type SceneInput, sceneSchema } from '../scene';
import { renderScene } from '../server';

const EDGE = 600;

async function drawPixels(scene: SceneInput): Promise<Uint8ClampedArray> {
  const character = SAMPLE_CHILDREN.maryam;
  const request = { scene: sceneSchema.parse(scene), character, model: 'regular', seed: 'sky', variation: 0 } as const;
  const { image } = await renderScene({ ...request, sizePx: EDGE });
  const canvas = createCanvas(EDGE, EDGE);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(image)), 0, 0);
  return context.getImageData(0, 0, EDGE, EDGE).data;
}

type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Mean difference of brightness, 0..255, between two areas of the same size. */
function compare(a: Uint8ClampedArray, areaA: Area, b: Uint8ClampedArray, areaB: Pick<Area, 'x' | 'y'>): number {
  let sum = 0;
  for (let y = 0; y < areaA.h; y++)
    for (let x = 0; x < areaA.w; x++) {
      const at = ((areaA.y + y) * EDGE + areaA.x + x) * 4 + 1;
      const other = ((areaB.y + y) * EDGE + areaB.x + x) * 4 + 1;
      sum += Math.abs((a[at] ?? 0) - (b[other] ?? 0));
    }
  return sum / (areaA.w * areaA.h);
}

const camera = { x: 600, y: 600, zoom: 1 } as const;
const hero = { pose: 'think', slot: 'left', expression: 'calm', outfit: 'stripes' } as const;

/** How far right of its middle the brightest part of an area lies, in pixels. */
function brightSide(pixels: Uint8ClampedArray, { x, y, w, h }: Area): number {
  let [sum, count] = [0, 0];
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++)
      if ((pixels[((y + row) * EDGE + x + column) * 4 + 1] ?? 0) > BRIGHT) {
        sum += column - w / 2;
        count += 1;
      }
  return sum / Math.max(count, 1);
}
const BRIGHT = 170;

describe('§3 editions: a book that is read from right to left mirrors places, never moons and clocks', () => {
  const around = (x: number, y: number, r: number): Area => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

  it('the crescent over the courtyard is lit on the side where the sun went down', async () => {
    const page = { stage: 'ramadanCourtyard', palette: 'night', camera, hero } as const;
    const right = brightSide(await drawPixels(page), around(505, 70, 28));
    expect(right).toBeGreaterThan(4);
    const mirrored = brightSide(await drawPixels({ ...page, mirrored: true }), around(EDGE - 505, 70, 28));
    expect(Math.abs(mirrored - right)).toBeLessThan(1.5);
  });

  it('the clock of the station shows the same hour', async () => {
    const page = { stage: 'trainStation', palette: 'day', camera, hero: { ...hero, slot: 'right' } } as const;
    const [plain, mirrored] = [await drawPixels(page), await drawPixels({ ...page, mirrored: true })];
    const face = around(178, 309, 16);
    expect(compare(plain, face, mirrored, around(EDGE - 178, 309, 16))).toBeLessThan(8);
  });
});

describe('§3 weather stays outside a room, behind its window', () => {
  const room = { stage: 'windowSill', palette: 'day', camera, hero: { ...hero, slot: 'right' } } as const;
  const IN_THE_WINDOW = { x: 150, y: 60, w: 140, h: 200 };
  const UNDER_THE_WINDOW = { x: 40, y: 470, w: 300, h: 120 };

  it.each(['rain', 'snow', 'wind', 'leaves', 'rainbow'] as const)('%s', async (weather) => {
    const [dry, wet] = [await drawPixels(room), await drawPixels({ ...room, weather })];
    expect(compare(dry, UNDER_THE_WINDOW, wet, UNDER_THE_WINDOW)).toBeLessThan(0.5);
    expect(compare(dry, IN_THE_WINDOW, wet, IN_THE_WINDOW)).toBeGreaterThan(0.5);
  });
});

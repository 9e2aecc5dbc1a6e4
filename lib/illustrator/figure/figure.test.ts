import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { type Character, characterSchema } from '../character/character';
import { HAIR_STYLES, HEADWEAR } from '../character/trait-values';
import { Painter, rectangle, rgbToLab } from '../paint';
import { EXPRESSIONS } from '../scene';
import {
  drawFigure,
  type FigureLook,
  type FigurePlace,
  measureFigure,
  OUTFITS,
  type OutfitName,
  POSES,
  type PoseName,
} from '.';
import { outfitFor } from './outfits';

const character = (changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'boy',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'short',
    eyeColor: '#4f8fc0',
    ...changes,
  });

const PLAIN: FigureLook = { pose: 'stand', expression: 'calm', outfit: 'sweater' };
const FEET: FigurePlace = { x: 600, y: 1100, scale: 2.2 };
const poseNames = Object.keys(POSES) as PoseName[];

function draw(c: Character, look: Partial<FigureLook> = {}, place = FEET, sizePx = 120) {
  const painter = Painter.page(sizePx);
  const anchors = drawFigure(painter, c, { ...PLAIN, ...look }, place);
  return { painter, anchors };
}

const bytes = ({ painter: p }: ReturnType<typeof draw>) =>
  Buffer.from(p.context.getImageData(0, 0, p.canvas.width, p.canvas.height).data);

/** Lowest row (page units) with paint in it. */
function getLowestRow(p: Painter): number {
  const { width, height } = p.canvas;
  const { data } = p.context.getImageData(0, 0, width, height);
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) if (itemAt(data, (y * width + x) * 4 + 3) > 128) return ((y + 1) / height) * 1200;
  }
  return 0;
}

/** Distance in OKLab between a colour and the nearest pixel of a box in page units. */
function getColorDistance(
  p: Painter,
  hex: string,
  box: { x: number; y: number; width: number; height: number },
): number {
  const k = p.canvas.width / 1200;
  const target = rgbToLab(
    [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as unknown as readonly [
      number,
      number,
      number,
    ],
  );
  const { data } = p.context.getImageData(box.x * k, box.y * k, box.width * k, box.height * k);
  let best = Infinity;
  for (let i = 0; i < data.length; i += 4) {
    if (itemAt(data, i + 3) < 250) continue;
    const lab = rgbToLab([itemAt(data, i) / 255, itemAt(data, i + 1) / 255, itemAt(data, i + 2) / 255]);
    best = Math.min(best, Math.hypot(lab[0] - target[0], lab[1] - target[1], lab[2] - target[2]));
  }
  return best;
}

describe('figure', () => {
  it('draws the same bytes for the same input, and different ones for another child', () => {
    const a = bytes(draw(character()));
    expect(a.equals(bytes(draw(character())))).toBe(true);
    expect(a.equals(bytes(draw(character({ hairStyle: 'afro' }))))).toBe(false);
  });

  it.each(HEADWEAR.filter((headwear) => headwear !== 'none'))('draws %s visibly on every hair style', (headwear) => {
    const place = { x: 600, y: 900, scale: 4 };
    const unchanged = HAIR_STYLES.filter((hairStyle) => {
      // Half of the styles look left, half right.
      const look = { pose: 'portrait', yaw: hairStyle.length % 2 ? -0.6 : 0.6 } as const;
      const [bare, covered] = (['none', headwear] as const).map((worn) =>
        bytes(draw(character({ hairStyle, headwear: worn }), look, place, 60)),
      );
      return covered?.equals(bare as Buffer);
    });
    expect(unchanged).toEqual([]);
  });

  it.each([
    ['#fbe1d2', '#e6bd6a', '#4f8fc0'],
    ['#5d3a2b', '#2b2328', '#6b3f22'],
    ['#c78d60', '#a44a28', '#5d8a55'],
  ])('keeps skin %s, hair %s and eyes %s', (skin, hairColor, eyeColor) => {
    const { painter, anchors } = draw(
      character({ skin, hairColor, eyeColor }),
      { pose: 'portrait', yaw: 0 },
      { x: 600, y: 1000, scale: 4 },
      300,
    );
    const [x, y] = anchors.headCentre;
    expect(getColorDistance(painter, skin, { x: x - 120, y: y + 40, width: 240, height: 120 })).toBeLessThan(0.04);
    expect(getColorDistance(painter, hairColor, { x: x - 160, y: y - 240, width: 320, height: 100 })).toBeLessThan(
      0.04,
    );
    expect(getColorDistance(painter, eyeColor, { x: x + 60, y, width: 50, height: 50 })).toBeLessThan(0.07);
  });

  it.each(poseNames.filter((name) => POSES[name].stands !== 'pelvis' && POSES[name].stands !== 'seat'))(
    'stands on the ground line in pose %s',
    (pose) => {
      for (const age of [2, 9]) {
        const { painter } = draw(character({ age }), { pose, facing: age === 2 ? 1 : -1 }, FEET, 200);
        const lift = (POSES[pose].lift ?? 0) > 0.2;
        const gap = FEET.y - getLowestRow(painter);
        expect(gap).toBeGreaterThan(-20);
        expect(gap).toBeLessThan(lift ? 400 : 16);
      }
    },
  );

  it('draws each age taller than the previous one', () => {
    const tops = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((age) => {
      const pose = poseNames[age % poseNames.length];
      expect(draw(character({ age }), { pose }, FEET, 60).anchors.groundY).toBeGreaterThan(0);
      return draw(character({ age, gender: age % 2 ? 'girl' : 'boy' }), {}, FEET, 60).anchors.headBox.y;
    });
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
    expect(new Set(tops).size).toBe(10);
  });

  it.each(Object.keys(OUTFITS) as OutfitName[])('dresses girls and boys in %s', (outfit) => {
    for (const gender of ['girl', 'boy'] as const)
      expect(getLowestRow(draw(character({ gender }), { outfit }, FEET, 60).painter)).toBeGreaterThan(1000);
  });

  it('shows a different face for every expression', () => {
    const faces = EXPRESSIONS.map((expression) =>
      bytes(draw(character(), { expression, pose: 'portrait' }, { x: 600, y: 1000, scale: 4 }, 60)).toString('base64'),
    );
    expect(new Set(faces).size).toBe(EXPRESSIONS.length);
  });

  it('covers arms and legs of a child with a hijab', () => {
    const outfit = outfitFor('stripes', character({ gender: 'girl', headwear: 'hijab' }));
    expect([outfit.top.sleeve, outfit.bottom.kind]).toEqual(['long', 'trousers']);
  });

  it('measures a figure without drawing it', () => {
    const painter = Painter.page(60);
    const look: FigureLook = { ...PLAIN, pose: 'kneelSill', facing: -1 };
    const measured = measureFigure(painter, character(), look, FEET);
    expect(Math.max(...painter.context.getImageData(0, 0, 60, 60).data)).toBe(0);
    expect(measured).toEqual(drawFigure(painter, character(), look, FEET));
  });

  it('mirrors the anchors with the figure', () => {
    const right = draw(character(), { pose: 'walkLantern' }).anchors.palm;
    const left = draw(character(), { pose: 'walkLantern', facing: -1 }).anchors.palm;
    expect(left[0] - 600).toBeCloseTo(600 - right[0], 3);
    expect(left[1]).toBeCloseTo(right[1], 3);
  });

  it('draws a held prop upright in the hand', () => {
    const holds = (p: Painter) => p.fill(rectangle(-2, 10, 4, 40), '#ff00ff');
    const { painter, anchors } = draw(character(), { pose: 'coverHero', holds }, FEET, 300);
    const [x, y] = anchors.palm;
    expect(getColorDistance(painter, '#ff00ff', { x: x - 12, y: y + 2.2 * 40, width: 24, height: 16 })).toBeLessThan(
      0.05,
    );
  });

  it('draws the painted head of the advanced model in place of the drawn one', () => {
    const canvas = createCanvas(220, 220);
    const context = canvas.getContext('2d');
    context.fillStyle = '#00ff00';
    context.fillRect(60, 60, 100, 120);
    const picture = { canvas, pxPerUnit: 2, originPx: [110, 110] as const };
    const layer = { front: picture, behind: picture, wearsGlasses: false, wearsHeadwear: false, crownY: -25 };
    const face = () => ({ ...layer, eyes: [[-15, 0] as const, [15, 0] as const] as const });
    const place = { x: 600, y: 1000, scale: 4 };
    const { painter, anchors } = draw(character(), { pose: 'portrait', face }, place, 150);
    const [x, y] = anchors.headCentre;
    const hair = { x: x - 160, y: y - 260, width: 320, height: 60 };
    expect(getColorDistance(painter, '#00ff00', { x: x - 60, y: y - 60, width: 120, height: 160 })).toBeLessThan(0.02);
    expect(getColorDistance(painter, '#8a5230', hair)).toBeGreaterThan(0.06);
    // Without a picture for the view the drawn head stays.
    const drawn = draw(character(), { pose: 'portrait', face: () => null }, place, 150);
    expect(getColorDistance(drawn.painter, '#8a5230', hair)).toBeLessThan(0.06);
  });
});

import { describe, expect, it } from 'vitest';
import { itemAt } from '@/lib/platform/item-at';
import { type Character, characterSchema } from '../../character/character';
import { EYE_SHAPES, NOSES } from '../../character/trait-values';
import { hexToRgb, Painter, rgbToLab } from '../../paint';
import { EXPRESSIONS } from '../../scene';
import { head } from './head';
import type { HeadPose } from './head-pose';
import { faceBuild, faceContour, headView } from './view';

const child = (changes: Partial<Character> = {}): Character =>
  characterSchema.parse({
    age: 6,
    gender: 'boy',
    skin: '#dcaa7d',
    hairColor: '#8a5230',
    hairStyle: 'shaved',
    eyeColor: '#2f7fe0',
    ...changes,
  });

const FRONT: HeadPose = { yaw: 0, pitch: 0, expression: 'calm' };
/** Pixels per head unit, and half the size of the picture in head units. */
const [SCALE, HALF] = [2, 80];

function draw(character: Character, pose: Partial<HeadPose> = {}): Painter {
  const painter = Painter.page(1200, [-0.55, -0.8], [HALF * 2 * SCALE, HALF * 2 * SCALE]);
  painter.in(HALF * SCALE, HALF * SCALE, 0, SCALE, SCALE, () => {
    const { back, front } = head(painter, character, { ...FRONT, ...pose });
    back();
    front();
  });
  return painter;
}

type Area = { x: number; y: number; width: number; height: number };
const WHOLE: Area = { x: -HALF, y: -HALF, width: HALF * 2, height: HALF * 2 };
const RIGHT_EYE: Area = { x: 8, y: -10, width: 25, height: 28 };
const MOUTH: Area = { x: -16, y: 24, width: 32, height: 24 };

function pixels(p: Painter, { x, y, width, height }: Area): Uint8ClampedArray {
  const at = (v: number) => Math.round((v + HALF) * SCALE);
  return p.context.getImageData(at(x), at(y), Math.round(width * SCALE), Math.round(height * SCALE)).data;
}

/** Places (head units) of pixels within `near` (OKLab) of a colour. */
function found(p: Painter, hex: string, near = 0.05, area = WHOLE): { x: number; y: number }[] {
  const data = pixels(p, area);
  const wanted = rgbToLab(hexToRgb(hex));
  const wide = Math.round(area.width * SCALE);
  const places: { x: number; y: number }[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if (itemAt(data, i + 3) < 250) continue;
    const lab = rgbToLab([itemAt(data, i) / 255, itemAt(data, i + 1) / 255, itemAt(data, i + 2) / 255]);
    if (Math.hypot(lab[0] - wanted[0], lab[1] - wanted[1], lab[2] - wanted[2]) < near)
      places.push({ x: area.x + ((i / 4) % wide) / SCALE, y: area.y + Math.floor(i / 4 / wide) / SCALE });
  }
  return places;
}

/** How many eyes: groups of iris pixels that lie apart across the head. */
function eyes(p: Painter): number {
  const xs = found(p, '#2f7fe0', 0.06)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  if (!xs.length) return 0;
  return xs.reduce((count, x, i) => (i && x - itemAt(xs, i - 1) > 6 ? count + 1 : count), 1);
}

/** Share of the samples that clearly differ. */
function difference(a: Painter, b: Painter, area: Area): number {
  const [one, two] = [pixels(a, area), pixels(b, area)];
  let changed = 0;
  for (let i = 0; i < one.length; i++) if (Math.abs(itemAt(one, i) - itemAt(two, i)) > 24) changed++;
  return changed / one.length;
}

const middle = (places: readonly { x: number; y: number }[], axis: 'x' | 'y') =>
  places.reduce((sum, place) => sum + place[axis], 0) / places.length;

describe('head', () => {
  it('opens every eye shape differently', () => {
    const faces = EYE_SHAPES.map((eyeShape) => draw(child({ eyeShape })));
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) expect(difference(a, b, RIGHT_EYE)).toBeGreaterThan(0.04);
  });

  it('gives every nose another outline in profile', () => {
    const tips = NOSES.map((nose) => {
      const contour = faceContour(faceBuild(0.5, 6, nose), headView(1.57, 0));
      const tip = contour.reduce((a, b) => (b[0] > a[0] ? b : a));
      return tip.map((v) => v.toFixed(1)).join();
    });
    expect(new Set(tips).size).toBe(NOSES.length);
  });

  it.each([
    [0, 2],
    [0.7, 2],
    [-0.95, 2],
    [1.3, 1],
    [-1.57, 1],
    [2, 1],
    [2.5, 0],
    [-3.1, 0],
  ])('shows at a turn of %s rad %s eyes', (yaw, count) => {
    expect(eyes(draw(child(), { yaw }))).toBe(count);
  });

  it('mirrors the profile', () => {
    const right = middle(found(draw(child(), { yaw: 1.5 }), '#2f7fe0', 0.06), 'x');
    const left = middle(found(draw(child(), { yaw: -1.5 }), '#2f7fe0', 0.06), 'x');
    expect(right).toBeGreaterThan(20);
    // The sparks of the light are not mirrored.
    expect(Math.abs(left + right)).toBeLessThan(3);
  });

  it.each([0, 1.57])('tells all moods apart at a turn of %s rad', (yaw) => {
    const faces = EXPRESSIONS.map((expression) => draw(child(), { yaw, expression }));
    const area = { x: -30, y: -25, width: 80, height: 80 };
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) expect(difference(a, b, area)).toBeGreaterThan(0.004);
  });

  it.each(['joy', 'laugh'] as const)('shows the gap between the teeth in %s', (expression) => {
    const white = (gapTooth: boolean) =>
      found(draw(child({ gapTooth }), { expression }), '#fffaf2', 0.04, { x: -3, y: 24, width: 6, height: 20 }).length;
    expect(white(true)).toBeLessThan(white(false) * 0.85);
  });

  it('smiles with fewer teeth at one than at ten', () => {
    const white = (age: number) => found(draw(child({ age }), { expression: 'joy' }), '#fffaf2', 0.05, MOUTH).length;
    expect(white(1)).toBeGreaterThan(0);
    expect(white(1)).toBeLessThan(white(10) * 0.6);
  });

  it.each([1.57, -1.57])('wears the hearing aid in a profile of %s rad', (yaw) => {
    const aid = (hearingAid: boolean) => found(draw(child({ hearingAid }), { yaw }), '#4f86c6', 0.03).length;
    expect(aid(true)).toBeGreaterThan(aid(false) + 60);
  });

  it('hides all skin under a hijab from behind', () => {
    const c = child({ gender: 'girl', headwear: 'hijab', headwearColor: '#2f6f8a' });
    expect(found(draw(c, { yaw: Math.PI }), c.skin, 0.06)).toHaveLength(0);
    expect(found(draw(c, { yaw: 1.57 }), c.skin, 0.06).length).toBeGreaterThan(200);
  });

  it('moves the features with a nod and lowers the lids', () => {
    const iris = (pitch: number) => found(draw(child(), { pitch }), '#2f7fe0', 0.06);
    expect(middle(iris(-0.4), 'y')).toBeLessThan(middle(iris(0), 'y') - 4);
    expect(middle(iris(0.3), 'y')).toBeGreaterThan(middle(iris(0), 'y') + 3);
    expect(iris(0.4).length).toBeLessThan(iris(-0.4).length * 0.9);
  });

  it.each([0, 1.57])('draws the beard of an adult at a turn of %s rad', (yaw) => {
    const grownUp = { elder: true, beard: 'full', beardColour: '#8f8a99', lashes: false } as const;
    const beard = (pose: Partial<HeadPose>) =>
      found(draw(child({ age: 10 }), { yaw, ...pose }), '#8f8a99', 0.04).length;
    expect(beard({ grownUp })).toBeGreaterThan(500);
    expect(beard({})).toBeLessThan(50);
  });

  it('reads light and dark irises back from light and dark skin', () => {
    for (const skin of ['#fdeae2', '#3f261d'])
      for (const eyeColor of ['#cfe3ee', '#6b3f22', '#4d8a5c'])
        expect(found(draw(child({ skin, eyeColor })), eyeColor, 0.07, RIGHT_EYE).length).toBeGreaterThan(20);
  });
});

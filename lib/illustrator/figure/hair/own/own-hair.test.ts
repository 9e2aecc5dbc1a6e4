import { describe, expect, it } from 'vitest';
import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { type Character, characterSchema } from '../../../character/character';
import { HEADWEAR } from '../../../character/trait-values';
import { Painter } from '../../../paint';
import { HAIR_SHAPE } from '../../../testing/hair-shape';
import { head } from '../../head/head';
import type { HeadPose } from '../../head/head-pose';

const fall = (tip: number, outer = 58): HairShape['left'] => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => outer),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => 44),
});
const TEXTURES = ['straight', 'wavy', 'curly', 'coily'] as const;

/** Pixels per head unit, and half the size of the picture in head units. */
const [SCALE, HALF] = [1, 140];
const POSE: HeadPose = { yaw: 0, pitch: 0, expression: 'calm' };

function draw(hairShape: HairShape | undefined, changes: Partial<Character> = {}, pose: Partial<HeadPose> = {}) {
  const look = {
    age: 6,
    gender: 'girl',
    skin: '#dcaa7d',
    hairColor: '#2a1a14',
    hairStyle: 'short',
    eyeColor: '#2f7fe0',
  };
  const character = characterSchema.parse({ ...look, ...changes, ...(hairShape && { hairShape }) });
  const painter = Painter.page(1200, [-0.55, -0.8], [HALF * 2 * SCALE, HALF * 2 * SCALE]);
  painter.in(HALF * SCALE, HALF * SCALE, 0, SCALE, SCALE, () => {
    const { back, front } = head(painter, character, { ...POSE, ...pose });
    back();
    front();
  });
  const size = HALF * 2 * SCALE;
  return Buffer.from(painter.context.getImageData(0, 0, size, size).data);
}

/** How much of the row at a height is painted, head units. */
function covered(pixels: Buffer, y: number): number {
  const size = HALF * 2 * SCALE;
  const row = Math.round((y + HALF) * SCALE);
  return Array.from({ length: size }, (_, x) => x).filter((x) => (pixels[(row * size + x) * 4 + 3] ?? 0) > 128).length;
}

/** How far paint reaches from the middle of the face on both sides at a height, head units. */
function reach(pixels: Buffer, y: number) {
  const size = HALF * 2 * SCALE;
  const row = Math.round((y + HALF) * SCALE);
  const painted = Array.from({ length: size }, (_, x) => x).filter(
    (x) => (pixels[(row * size + x) * 4 + 3] ?? 0) > 128,
  );
  const [first = size / 2, last = size / 2] = [painted[0], painted[painted.length - 1]];
  return { left: HALF - first / SCALE, right: last / SCALE - HALF };
}

describe('the own hair of a child', () => {
  it.each(TEXTURES)('draws a wide silhouette wider than a close one: %s', (texture) => {
    const close = reach(draw({ ...HAIR_SHAPE, texture }), -40);
    const wide = reach(draw({ ...HAIR_SHAPE, texture, radii: HAIR_MEASURES.angles.map(() => 84) }), -40);
    expect(wide.left).toBeGreaterThan(close.left + 12);
    expect(wide.right).toBeGreaterThan(close.right + 12);
  });

  it.each(TEXTURES)('lets hair that is long on the left fall on the left only: %s', (texture) => {
    const { left, right } = reach(draw({ ...HAIR_SHAPE, texture, left: fall(90) }), 78);
    expect(left).toBeGreaterThan(35);
    expect(right).toBeLessThan(25);
  });

  it('gathers hair of a tied style at the nape: a front view shows no tail above or beside the head', () => {
    const tied = (pose: Partial<HeadPose>) => draw(HAIR_SHAPE, { hairStyle: 'ponytail' }, pose);
    const front = tied({});
    expect(reach(front, -72)).toEqual({ left: 0, right: 0 });
    expect(reach(front, -40).left).toBeLessThanOrEqual(reach(draw(HAIR_SHAPE), -40).left);
    for (const yaw of [1.5, 3])
      expect(reach(tied({ yaw }), 62).left).toBeGreaterThan(reach(draw(HAIR_SHAPE, {}, { yaw }), 62).left);
  });

  it('draws loose curls in locks and tight ones in ringlets, as alike as their strands run', () => {
    const curly = (alignment?: number) => draw({ ...HAIR_SHAPE, texture: 'curly', alignment });
    expect(curly(75).equals(curly(50))).toBe(false);
    // Shapes from before the measure keep their ringlets.
    expect(curly().equals(curly(50))).toBe(true);
  });

  it('lets long hair end in locks of different length, narrower than it falls', () => {
    const long = draw({ ...HAIR_SHAPE, left: fall(100, 74), right: fall(100, 74) });
    const width = (y: number) => reach(long, y).left + reach(long, y).right;
    expect(width(94)).toBeLessThan(width(50) - 6);
    expect(covered(long, 96)).toBeLessThan(covered(long, 60) * 0.8);
    expect(covered(long, 96)).toBeGreaterThan(12);
  });

  it.each(TEXTURES)('rounds the crown: it is narrower than the sides below it: %s', (texture) => {
    const boxy = draw({ ...HAIR_SHAPE, texture, radii: HAIR_MEASURES.angles.map((a) => (Math.abs(a) > 25 ? 78 : 58)) });
    expect(reach(boxy, -60).left).toBeLessThan(reach(boxy, -30).left - 5);
  });

  it('follows the hairline: a fringe covers the brow', () => {
    const fringe = { ...HAIR_SHAPE, hairline: HAIR_MEASURES.columns.map(() => -10) };
    const dark = (pixels: Buffer) => {
      const at = ((HALF - 20) * SCALE * HALF * 2 * SCALE + HALF * SCALE) * 4;
      return (pixels[at] ?? 255) < 110;
    };
    expect([dark(draw(HAIR_SHAPE)), dark(draw(fringe))]).toEqual([false, true]);
  });

  it('draws a shaved head within its outline', () => {
    const bare = draw({ ...HAIR_SHAPE, cover: 'scalp', density: 80, radii: HAIR_MEASURES.angles.map(() => 90) });
    expect(reach(bare, -70)).toEqual({ left: 0, right: 0 });
    expect(bare.equals(draw({ ...HAIR_SHAPE, cover: 'scalp', density: 30 }))).toBe(false);
  });

  it('draws coils that lie close to the head no wider than the skull asks', () => {
    const coily = (radius: number) =>
      draw({ ...HAIR_SHAPE, texture: 'coily', radii: HAIR_MEASURES.angles.map(() => radius) });
    expect(reach(coily(60), -20).left).toBeLessThan(56);
    expect(reach(coily(78), -20).left).toBeGreaterThan(62);
  });

  it('draws the same bytes for the same shape, and those of the list without one', () => {
    expect(draw(HAIR_SHAPE).equals(draw(HAIR_SHAPE))).toBe(true);
    expect(draw(HAIR_SHAPE).equals(draw(undefined))).toBe(false);
    const without = characterSchema.parse({ ...LOOK, hairShape: undefined });
    expect(characterSchema.parse(LOOK)).toEqual(without);
    expect(draw(undefined, without).equals(draw(undefined))).toBe(true);
  });

  it.each([0.6, -0.6, 1.5, 3])('shows the length and the colour of the hair at a turn of %d', (yaw) => {
    const long = draw({ ...HAIR_SHAPE, left: fall(90), right: fall(90) }, {}, { yaw });
    const { left, right } = reach(long, 76);
    expect(left + right).toBeGreaterThan(30);
    expect(reach(draw(HAIR_SHAPE, {}, { yaw }), 76)).toEqual({ left: 0, right: 0 });
  });

  it.each(TEXTURES)('lies down under a hat, and carries a paper crown: %s', (texture) => {
    const sides = { left: fall(60, 84), right: fall(60, 84) };
    const wide = { ...HAIR_SHAPE, ...sides, texture, radii: HAIR_MEASURES.angles.map(() => 84) };
    const under = (kind: 'bobble' | 'crown') => reach(draw(wide, {}, { hat: { kind, color: '#d9574a' } }), 20);
    expect(under('bobble').left).toBeLessThan(72);
    expect(under('crown').left).toBeGreaterThan(under('bobble').left);
  });

  it.each(HEADWEAR.filter((name) => name !== 'none'))('wears a %s over it', (headwear) => {
    const big = { ...HAIR_SHAPE, texture: 'coily', radii: HAIR_MEASURES.angles.map(() => 80) } as const;
    const bare = draw(big);
    expect(draw(big, { headwear, headwearColor: '#2f7fe0' }).equals(bare)).toBe(false);
  });
});

const LOOK = { age: 6, gender: 'girl', skin: '#dcaa7d', hairColor: '#2a1a14', hairStyle: 'short', eyeColor: '#2f7fe0' };

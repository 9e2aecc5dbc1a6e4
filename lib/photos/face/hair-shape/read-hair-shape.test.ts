import { describe, expect, it } from 'vitest';
import { createFaceFrame, MESH } from '../frame';
import type { PersonMatte } from '../matte/person';
import type { Picture, Point } from '../picture';
import { type HairTraits, readHairShape } from './read-hair-shape';
import { HAIR_MEASURES, hairShapeSchema } from './schema';

/** A painted child: the face is 200 pixels wide, the middle of its eyes at (300, 330). */
const EDGE = 640;
const [MIDDLE, EYES] = [300, 330];
type Paint = readonly [number, number, number];
const COLORS = { wall: [120, 150, 170], skin: [225, 180, 150], hair: [60, 38, 26], shirt: [40, 110, 70] } as const;

/** Half an ellipse of hair over the brow and a block beside each cheek, in pixels. */
type Hair = {
  readonly rise: number;
  readonly spread: number;
  readonly left: number;
  readonly right: number;
  /** Whether strands all hang straight down or run in circles, like coils. */
  readonly strands?: 'straight' | 'coiled';
};

/** Light of a strand: stripes 6 pixels wide, or rings in cells of 14 pixels. */
function strandLight(x: number, y: number, strands: Hair['strands']): number {
  if (!strands) return 0;
  const across = strands === 'straight' ? x : Math.hypot((x % 14) - 7, (y % 14) - 7);
  return 18 * Math.sin((across * Math.PI) / 3);
}

function paint({ rise, spread, left, right, strands }: Hair): Picture {
  const data = new Uint8Array(EDGE * EDGE * 3);
  const inside = (x: number, y: number, rx: number, ry: number) => (x / rx) ** 2 + (y / ry) ** 2 < 1;
  for (let y = 0; y < EDGE; y++)
    for (let x = 0; x < EDGE; x++) {
      const [u, v] = [x - MIDDLE, y - EYES];
      const falls = Math.abs(u) > 88 && Math.abs(u) < 128 && v > -30 && v < (u < 0 ? left : right);
      const hair = falls || (v < 20 && inside(u, v + 30, spread, rise));
      const face = inside(u, v - 20, 100, 140) && !(v < -75);
      const body = v > 190 && Math.abs(u) < 200;
      const color: Paint = face && !falls ? COLORS.skin : hair ? COLORS.hair : body ? COLORS.shirt : COLORS.wall;
      // A faint pattern, because no photo is flat.
      const grain = ((x * 7 + y * 13) % 5) - 2 + (color === COLORS.hair ? strandLight(x, y, strands) : 0);
      data.set(
        color.map((value) => value + grain),
        (y * EDGE + x) * 3,
      );
    }
  return { data, width: EDGE, height: EDGE };
}

function landmarks(): Point[] {
  const points: Point[] = Array.from({ length: 478 }, () => [MIDDLE, EYES]);
  MESH.oval.forEach((index, i) => {
    const a = (i / MESH.oval.length) * Math.PI * 2;
    points[index] = [MIDDLE + Math.sin(a) * 100, EYES + 20 - Math.cos(a) * (Math.cos(a) > 0 ? 100 : 140)];
  });
  const set = (index: number, x: number, y: number) => {
    points[index] = [MIDDLE + x, EYES + y];
  };
  set(MESH.earLeft, -100, 20);
  set(MESH.earRight, 100, 20);
  set(MESH.top, 0, -80);
  set(MESH.chin, 0, 160);
  set(33, -60, 0);
  set(263, 60, 0);
  for (const [index, x] of [
    [105, -40],
    [52, -40],
    [334, 40],
    [282, 40],
  ] as const)
    set(index, x, -34);
  return points;
}

/** Everything but the wall is the person. */
function findPerson({ data }: Picture): PersonMatte {
  const isWall = (i: number) => COLORS.wall.every((value, c) => Math.abs((data[i * 3 + c] as number) - value) < 6);
  const shares = Uint8Array.from({ length: EDGE * EDGE }, (_, i) => (isWall(i) ? 0 : 255));
  return { shares, edge: EDGE, center: [EDGE / 2 - 0.5, EDGE / 2 - 0.5], step: [1, 0] };
}
/** The face turned by `yaw` radians: the depth of its cheeks changes. */
const frameOf = (yaw: number) =>
  createFaceFrame(
    landmarks().map(([x, y], index) => [x, y, index === MESH.earRight ? Math.tan(yaw) * 200 : 0] as const),
  );
const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });
const unsure = <Value>(value: Value) => ({ value, confidence: 0.1 });
const TRAITS: HairTraits = {
  curl: sure('straight'),
  hairLength: unsure('medium'),
  fringe: unsure(false),
  headwear: sure('none'),
};
const SHORT: Hair = { rise: 150, spread: 118, left: 10, right: 10 };

const read = (hair: Partial<Hair>, traits: Partial<HairTraits> = {}, yaw = 0) => {
  const picture = paint({ ...SHORT, ...hair });
  const found = readHairShape(picture, frameOf(yaw), findPerson(picture), { ...TRAITS, ...traits });
  if (!found) throw new Error('no shape');
  return found;
};
const top = (radii: readonly number[]) => radii[10] ?? 0;

describe('readHairShape', () => {
  it('measures hair that stands higher and wider as a larger silhouette', () => {
    const [close, wide] = [read({}).value, read({ rise: 200, spread: 160 }).value];
    expect(top(wide.radii)).toBeGreaterThan(top(close.radii) + 8);
    expect(wide.radii[4]).toBeGreaterThan((close.radii[4] ?? 0) + 8);
    // 41 of the 200 pixels of the face's width above its brows, on the drawn head's lower brow.
    expect(Math.abs((close.hairline[5] ?? 0) + 25)).toBeLessThan(4);
  });

  it('measures how far hair falls on each side', () => {
    const { left, right } = read({ left: 190, right: 10 }).value;
    expect(left.tip).toBeGreaterThan(50);
    expect(right.tip).toBeLessThan(20);
  });

  it('lets the length that was read decide what a side in shadow hides', () => {
    const both = read({ left: 120 }, { hairLength: sure('medium') }).value;
    expect(Math.min(both.left.tip, both.right.tip)).toBeGreaterThan(30);
    const short = read({ left: 120 }, { hairLength: sure('short') }).value;
    expect(Math.max(short.left.tip, short.right.tip)).toBeLessThan(20);
    // One side runs on into a dark coat: the other keeps its end.
    const coat = read({ left: 170, right: 300 }, { hairLength: sure('medium') }).value;
    expect(coat.left.tip).toBeLessThan(60);
  });

  it('measures how much alike the strands run', () => {
    const alike = (strands: Hair['strands']) => read({ strands }).value.alignment ?? 0;
    expect(alike('straight')).toBeGreaterThan(85);
    expect(alike('coiled')).toBeLessThan(60);
  });

  it('lowers an open hairline where a fringe was read that is too thin to measure', () => {
    const middleOf = (fringe: HairTraits['fringe']) => read({}, { fringe }).value.hairline[5] ?? 0;
    expect(middleOf(sure(true))).toBeGreaterThan(middleOf(sure(false)) + 1);
    expect(middleOf(unsure(true))).toBe(middleOf(sure(false)));
  });

  it('reads nothing under a hat, and is less sure of a turned head', () => {
    const picture = paint(SHORT);
    const hat = readHairShape(picture, frameOf(0), findPerson(picture), { ...TRAITS, headwear: sure('hat') });
    expect(hat).toBeNull();
    expect(read({}, {}, 0.5).confidence).toBeLessThan(read({}).confidence);
  });

  it('returns the same small numbers twice', () => {
    const first = read({});
    expect(read({})).toEqual(first);
    expect(JSON.stringify(first.value).length).toBeLessThan(1500);
  });
});

describe('hairShapeSchema', () => {
  const shape = read({}).value;

  it.each([
    ['a silhouette beyond the page', { radii: shape.radii.map(() => 121) }],
    ['too few rays', { radii: shape.radii.slice(1) }],
    ['a hairline over the eyes', { hairline: shape.hairline.map(() => 20) }],
    ['a fall to the knees', { left: { ...shape.left, tip: 400 } }],
    ['fractions', { parting: 0.5 }],
    ['no number', { flow: shape.flow.map(() => Number.NaN) }],
    ['an unknown texture', { texture: 'purple' }],
  ])('refuses %s', (_, change) => {
    expect(hairShapeSchema.safeParse(shape).success).toBe(true);
    expect(hairShapeSchema.safeParse({ ...shape, ...change }).success).toBe(false);
  });

  it('has a ray for each angle', () => expect(shape.radii).toHaveLength(HAIR_MEASURES.angles.length));
});

import { itemAt } from '@/lib/platform/item-at';
import type { Character } from '../../../character/character';
import { USUAL_FACE } from '../../../character/face';
import type { EYE_SHAPES } from '../../../character/trait-values';
import { type Knot, mapKnots } from '../../../paint';

type EyeKind = (typeof EYE_SHAPES)[number];

/** A lid from the inner to the outer corner. */
export type Lid = readonly [Knot, Knot, Knot, Knot, Knot];

/** What lies over the upper lid: a thin crease, a fold that hangs over it, or smooth skin. */
type Fold = 'crease' | 'hood' | 'smooth';

/**
 * How the lids cut the eye, in half widths (x, outwards positive) and half heights (y, down positive) of a round eye.
 */
type Lids = {
  readonly upper: Lid;
  readonly lower: Lid;
  readonly fold: Fold;
  /** Size of the iris against a round eye's. */
  readonly iris: number;
  /** Weight of the upper lash line. */
  readonly liner: number;
};

const LIDS: Readonly<Record<EyeKind, Lids>> = {
  round: {
    upper: [
      [-1, 0.1],
      [-0.68, -0.7],
      [0, -1.02],
      [0.68, -0.72],
      [1.04, 0],
    ],
    lower: [
      [-1, 0.1],
      [-0.64, 0.74],
      [0, 0.98],
      [0.66, 0.72],
      [1.04, 0],
    ],
    fold: 'crease',
    iris: 1,
    liner: 1,
  },
  almond: {
    upper: [
      [-1.16, 0.34],
      [-0.68, -0.42],
      [0.02, -0.82],
      [0.7, -0.62],
      [1.24, -0.14],
    ],
    lower: [
      [-1.16, 0.34],
      [-0.56, 0.68],
      [0.1, 0.8],
      [0.72, 0.46],
      [1.24, -0.14],
    ],
    fold: 'crease',
    iris: 0.95,
    liner: 1.05,
  },
  hooded: {
    upper: [
      [-1.06, 0.16],
      [-0.66, -0.42],
      [0, -0.58],
      [0.66, -0.4],
      [1.12, 0.2],
    ],
    lower: [
      [-1.06, 0.16],
      [-0.6, 0.72],
      [0, 0.9],
      [0.66, 0.7],
      [1.12, 0.2],
    ],
    fold: 'hood',
    iris: 0.97,
    liner: 0.95,
  },
  monolid: {
    upper: [
      [-1.22, 0.42],
      [-0.84, -0.12],
      [-0.1, -0.68],
      [0.66, -0.6],
      [1.26, -0.1],
    ],
    lower: [
      [-1.22, 0.42],
      [-0.6, 0.62],
      [0.08, 0.72],
      [0.76, 0.46],
      [1.26, -0.1],
    ],
    fold: 'smooth',
    iris: 0.92,
    liner: 1.3,
  },
  droopy: {
    upper: [
      [-1.02, -0.06],
      [-0.66, -0.78],
      [-0.04, -0.92],
      [0.64, -0.42],
      [1.2, 0.48],
    ],
    lower: [
      [-1.02, -0.06],
      [-0.68, 0.6],
      [0, 0.92],
      [0.7, 0.88],
      [1.2, 0.48],
    ],
    fold: 'crease',
    iris: 0.98,
    liner: 0.95,
  },
  upturned: {
    upper: [
      [-1.08, 0.42],
      [-0.7, -0.38],
      [0.02, -0.86],
      [0.74, -0.84],
      [1.28, -0.52],
    ],
    lower: [
      [-1.08, 0.42],
      [-0.58, 0.78],
      [0.08, 0.82],
      [0.76, 0.34],
      [1.28, -0.52],
    ],
    fold: 'crease',
    iris: 0.97,
    liner: 1.1,
  },
};

/** One child's eye at rest in head units; the inner corner has negative x. */
export type EyeBuild = Lids & {
  readonly kind: EyeKind;
  /** Half width and half height of the eyeball's opening in a round eye. */
  readonly w: number;
  readonly h: number;
};

/** The lids opened by `share` of the eye's height, with the corners in their places. */
function opened(lid: Lid, share: number): Lid {
  const [[x0, y0], [x1, y1]] = [lid[0], lid[4]];
  return mapKnots(lid, ([x, y]) => {
    const corners = y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
    return [x, y + (y - corners) * share];
  });
}

/** `scale` is 1 for children; the little ones' eyes are larger still. */
export function eyeBuild(character: Character, scale = 1): EyeBuild {
  const youth = 1 + (5 - Math.min(character.age, 5)) * 0.012;
  const size = character.eyeSize * youth * scale;
  const { eyeWidth, eyeOpening } = character.face ?? USUAL_FACE;
  const share = eyeOpening * (eyeOpening < 0 ? 0.42 : 0.16);
  const lids = LIDS[character.eyeShape];
  // The youngest eyes of every kind are rounder, their lashes lighter.
  const baby = Math.max(0, (4 - character.age) / 3) * 0.42;
  const rounded = (lid: 'upper' | 'lower') =>
    mapKnots(lids[lid], ([x, y], i) => {
      const [rx, ry] = itemAt(LIDS.round[lid], i);
      return [x + (rx - x) * baby, y + (ry - y) * baby];
    });
  const liner = lids.liner * (1 - baby * 0.5);
  return {
    ...lids,
    upper: opened(rounded('upper'), share),
    lower: opened(rounded('lower'), share),
    liner,
    kind: character.eyeShape,
    w: 8.9 * size * (1 + 0.17 * eyeWidth),
    h: 10.7 * size,
  };
}

/** How a mood moves the lids. */
type LidMood = {
  /** 0 shut to 1.2 wide. */
  readonly openness: number;
  /** The cheek lifts the lower lid, 0..1. */
  readonly lift: number;
  /** Grief lowers the outer end of the upper lid (positive), anger the inner one. */
  readonly slant: number;
};

/** The lids in a mood, from inner to outer corner, head units. */
export function lidsAt(
  { upper, lower, w, h }: EyeBuild,
  { openness, lift, slant }: LidMood,
): Record<'upper' | 'lower', Lid> {
  const wide = Math.max(1, openness);
  const rise = (x: number) => 0.5 * lift * Math.max(0, 1 - x * x);
  const low = mapKnots(lower, ([x, y]) => [x, (y - rise(x)) * wide]);
  return {
    upper: mapKnots(upper, ([x, y], i) => {
      const shut = itemAt(low, i)[1] - 0.08;
      const inside = i > 0 && i < 4 ? x * slant * 1.4 : 0;
      return [x * w, (shut + (y * wide - shut) * Math.min(1, openness) + inside) * h];
    }),
    lower: mapKnots(low, ([x, y]) => [x * w, y * h]),
  };
}

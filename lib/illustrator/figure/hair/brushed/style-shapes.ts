import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { HairStyle } from '../../../character/trait-values';
import { mixNumber } from '../../../paint';

const { angles, columns, fallRows, fallTop, flow } = HAIR_MEASURES;

/** How hair meets the brow. */
type Brow = 'open' | 'fringe' | 'swept' | 'tips' | 'high';

/** A style of the list in the words of a child's own hair. */
type StyleShape = Partial<Pick<HairShape, 'texture' | 'alignment' | 'parting' | 'density' | 'cover'>> & {
  readonly brow: Brow;
  /** Distance of the silhouette at the crown and at the sides. */
  readonly radii: readonly [crown: number, side: number];
  /** Height of the tips beside the face; short hair leaves the ears free. */
  readonly tip?: number;
  /** Distance of the fall's outer edge beside the eye and at its tips. */
  readonly wide?: readonly [number, number];
};

const OPEN = (x: number): number => -42 + 28 * (Math.abs(x) / 46) ** 2.3;
const HAIRLINES: Readonly<Record<Brow, (x: number) => number>> = {
  open: OPEN,
  high: (x) => OPEN(x) - 2,
  fringe: (x) => -10 + 5 * (Math.abs(x) / 46) ** 2,
  tips: (x) => Math.min(-14, -17 + 5 * Math.sin(x * 0.24)),
  // From the parting on the right it falls to the left.
  swept: (x) => mixNumber(-12, -36, Math.max(0, Math.min(1, (x + 34) / 62))),
};

/** Styles that hair of its own kind makes; ropes and rows keep their own drawing. */
const STYLES: Readonly<Partial<Record<HairStyle, StyleShape>>> = {
  tousled: { brow: 'tips', radii: [64, 61], texture: 'wavy' },
  sideFringe: { brow: 'swept', radii: [60, 57], parting: 22 },
  bob: { brow: 'fringe', radii: [59, 63], tip: 56, wide: [64, 62] },
  longWavy: { brow: 'open', radii: [60, 63], texture: 'wavy', parting: 3, tip: 106, wide: [64, 68] },
  longFringe: { brow: 'fringe', radii: [59, 61], tip: 104, wide: [61, 62] },
  longStraight: { brow: 'open', radii: [58, 59], parting: 2, tip: 108, wide: [60, 62] },
  halfUp: { brow: 'open', radii: [58, 59], texture: 'wavy', tip: 98, wide: [60, 64] },
  braids: { brow: 'open', radii: [57, 54], parting: 1 },
  bun: { brow: 'open', radii: [57, 54] },
  spaceBuns: { brow: 'open', radii: [57, 54], parting: 1 },
  ponytail: { brow: 'open', radii: [57, 54], parting: 18 },
  sidePonytail: { brow: 'open', radii: [57, 54], parting: -16 },
  puffs: { brow: 'open', radii: [57, 54], parting: 1 },
  afro: { brow: 'high', radii: [84, 84], texture: 'coily' },
  coilyShort: { brow: 'high', radii: [57, 54], texture: 'coily' },
  curlyShort: { brow: 'tips', radii: [66, 66], texture: 'curly' },
  curlyLong: { brow: 'high', radii: [68, 74], texture: 'curly', tip: 64, wide: [72, 72] },
  short: { brow: 'open', radii: [60, 56], parting: 14 },
  spiky: { brow: 'high', radii: [66, 59] },
  bowlCut: { brow: 'fringe', radii: [60, 60] },
  pixie: { brow: 'swept', radii: [58, 56], parting: 18 },
  shaved: { brow: 'high', radii: [54, 52], cover: 'scalp', density: 78 },
  wisps: { brow: 'high', radii: [54, 52], cover: 'scalp', density: 24 },
};

/** Directions combed away from the parting and down. */
function combed(parting: number): number[] {
  return Array.from({ length: flow.columns * flow.rows }, (_, node) => {
    const [x, y] = [flow.x + (node % flow.columns) * flow.stepX, flow.y + Math.floor(node / flow.columns) * flow.stepY];
    const angle = y > -14 ? 90 - Math.sign(x) * 4 : (Math.atan2(y + 66, x - parting) * 180) / Math.PI;
    return ((Math.round(angle) % 180) + 180) % 180;
  });
}

function fallTo(tip: number, [from, to]: readonly [number, number]): HairShape['left'] {
  const rows = Array.from({ length: fallRows }, (_, row) => row / (fallRows - 1));
  return {
    tip,
    outer: rows.map((share) => mixNumber(from, to, share)),
    inner: rows.map((share) => mixNumber(46, 30, Math.min(1, ((tip - fallTop) * share) / 70))),
  };
}

/** A style of the list as a child's own hair; null for those that are no loose or gathered hair. */
export function styleShape(style: HairStyle): HairShape | null {
  const found = STYLES[style];
  if (!found) return null;
  const { brow, radii, tip = 2, wide = [58, 58], parting = null, texture = 'straight', ...rest } = found;
  const fall = fallTo(tip, wide);
  return {
    cover: 'hair',
    density: 100,
    ...rest,
    texture,
    radii: angles.map((degrees) => mixNumber(radii[0], radii[1], Math.min(1, Math.abs(degrees) / 80) ** 1.5)),
    hairline: columns.map((x) => Math.min(4, HAIRLINES[brow](x))),
    left: fall,
    right: fall,
    parting,
    flow: combed(parting ?? 4),
  };
}

import { type Knot, normalize, type Vec } from '../../../paint';
import { PROFILE } from '../../head/view';
import type { BrowHair, TurnedPlan } from './plan';

/** Skull of a head that looks right, from above the brow over the crown to the nape, with the hair's least thickness. */
const SKULL: readonly Knot[] = [
  [43, -36],
  [37, -48],
  [24, -57],
  [6, -61],
  [-14, -60],
  [-33, -52],
  [-47, -38],
  [-55, -18],
  [-55, 2],
  [-49, 19],
  [-41, 31],
];
const MIDDLE: Vec = [-4, -8];

/** A skull point moved out by the volume: least over the brow and at the nape. */
function outside([x, y]: Knot, i: number, volume: number): Knot {
  const share = Math.min(1, 0.35 + i * 0.28, 0.3 + (SKULL.length - 1 - i) * 0.3);
  const [ox, oy] = normalize([x - MIDDLE[0], y - MIDDLE[1]]);
  return [x + ox * volume * share, y + oy * volume * share];
}

export const crownLine = ({ volume, nape = 33 }: TurnedPlan): Knot[] =>
  SKULL.map((knot, i) => outside(knot, i, volume)).map(
    ([x, y], i): Knot =>
      i === SKULL.length - 1 ? [x + Math.max(0, 33 - nape) * -0.3, nape - 2] : [x, Math.min(y, nape - 4)],
  );

/** Edge of the hair over the brow, from the temple forward to the top of the brow. */
const BROW: Readonly<Record<BrowHair, readonly Knot[]>> = {
  none: [
    [27, -23],
    [35, -31],
    [41, -35],
  ],
  full: [
    [18, -6],
    [24, -4, 1],
    [29, -9],
    [34, -5, 1],
    [38, -10],
    [42, -6, 1],
    [46, -11],
    [50, -9, 1],
    [51, -22],
    [48.5, -34],
  ],
  swept: [
    [19, -7],
    [24, -1, 1],
    [30, -11],
    [37, -7, 1],
    [41, -16],
    [47.5, -14, 1],
    [49, -25],
    [46, -36],
  ],
  tips: [
    [18, -9],
    [24, -2, 1],
    [28, -17],
    [36, -6, 1],
    [39, -19],
    [48, -9, 1],
    [47, -22],
    [54, -20, 1],
    [50, -32],
    [46, -40],
  ],
  quiff: [
    [24, -21],
    [31, -26, 1],
    [34, -29],
    [40, -31, 1],
    [44, -36],
    [52, -41, 1],
  ],
};

/** Temple, sideburn, round the ear and down to the nape. */
const AROUND_EAR: readonly Knot[] = PROFILE.hairline.slice(3, -2).map(([x, y]): Knot => [x, y]);

/** Curls spread past their outline: over the brow it ends higher. */
export const browLine = ({ brow, surface, falls }: TurnedPlan): readonly Knot[] =>
  surface === 'curls' && falls ? BROW[brow].map(([x, y, sharp]): Knot => [x - 6, y - 12, sharp]) : BROW[brow];

/** The free hairline of a style whose ears show, from the nape forward to the brow. */
export function hairline(plan: TurnedPlan): Knot[] {
  const nape = plan.nape ?? 33;
  const ear = AROUND_EAR.map(([x, y]): Knot => [x, Math.min(y, nape)]);
  const soft: Knot[] = [
    [-36, nape + 3, 1],
    [-31, nape - 3],
    [-26, nape + 2, 1],
    [-21, Math.min(26, nape - 5)],
  ];
  return [...soft, ...[...ear].slice(0, -1).reverse(), ...browLine(plan)];
}

/** How far the waves of a fall stand out at a height. */
export const waveAt = ({ surface }: TurnedPlan, y: number, phase = 0): number =>
  surface === 'wavy' ? 4.5 * Math.sin(y * 0.115 + phase) * Math.min(1, Math.max(0, y / 40)) : 0;

/** Share of its width that a child's own fall loses towards its tips. */
const NARROWS = 0.3;
/** Middle of a fall in profile. */
const FALL_MIDDLE = -24;

/** Draws the points of a fall towards its middle, the more the lower they are. */
function narrowed(knots: readonly Knot[], { waves }: TurnedPlan, length: number): Knot[] {
  if (!waves) return [...knots];
  return knots.map(([x, y, sharp]): Knot => {
    const low = Math.min(1, Math.max(0, y / length - 0.25) / 0.75);
    const share = 1 - NARROWS * low * low;
    return [FALL_MIDDLE + (x - FALL_MIDDLE) * share, y - (Math.abs(x - FALL_MIDDLE) / 34) ** 2 * 9 * low, sharp ?? 0];
  });
}

/** The fall of long hair in profile: down the back, along the tips, up before the ear. */
export function fallLine(plan: TurnedPlan, length: number): { back: Knot[]; tips: Knot[]; front: Knot[] } {
  const rows = Math.max(3, Math.round(length / 22));
  const down = (i: number) => -6 + ((length - 8) * i) / rows;
  const back = Array.from({ length: rows }, (_, i): Knot => {
    const y = down(i + 0.6);
    return [-57 - plan.volume * 0.5 + Math.max(0, y - 40) * 0.05 + waveAt(plan, y, 0.6), y];
  });
  const cut = plan.brow === 'full' && length < 70;
  const tips = Array.from({ length: 9 }, (_, i): Knot => {
    const t = i / 8;
    // A bob is cut even and turns in; longer hair ends in points of different length.
    const notch = cut ? 2.5 : 5 + 4 * Math.abs(Math.sin(i * 1.3));
    return [
      -56 + (cut ? 67 : 64) * t,
      length + (i % 2 ? -notch : 0) - (cut ? 2 : 12) * t * t + Math.sin(i * 2.3) * (cut ? 0.8 : 3.5),
      i % 2 ? 0 : 1,
    ];
  });
  // Curls spread past their outline: it keeps further from the cheek.
  const clear = plan.surface === 'curls' ? 20 : 0;
  const front = Array.from({ length: rows }, (_, i): Knot => {
    const y = length - 16 - ((length - 22) * (i + 0.5)) / rows;
    const cheek = Math.max(0, 1 - Math.abs(y - 8) / 40);
    return [11 - clear + cheek * 7 - Math.max(0, y - 50) * 0.04 + waveAt(plan, y, 2.2), y];
  });
  const fall = (knots: readonly Knot[]) => narrowed(knots, plan, length);
  return { back: fall(back), tips: fall(tips), front: fall(front) };
}

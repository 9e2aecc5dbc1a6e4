import type { Knot, Polygon } from '../../../paint';
import type { HairBrush } from '../brush';
import { babyHairs, flyaways } from '../details';

/** Outline of hair that is combed back to a knot or a tail, and the place of its shine. */
const OUTER: readonly Knot[] = [
  [-49, 17, 1],
  [-53, 0],
  [-53.5, -22],
  [-44, -45],
  [-22, -60],
  [6, -63],
  [33, -55],
  [49, -36],
  [53, -10],
  [49, 17, 1],
];
const SHINE: readonly Knot[] = [
  [-46, -22],
  [-30, -42],
  [-2, -51],
  [30, -45],
  [47, -22],
];
/** Hair combed away from the brow. */
export const OPEN_BROW: readonly Knot[] = [
  [45, 2],
  [42, -14],
  [34, -27],
  [18, -35],
  [0, -37],
  [-18, -35],
  [-34, -27],
  [-42, -14],
  [-45, 2],
];
/** Parted in the middle, with a small peak. */
export const MIDDLE_PARTED: readonly Knot[] = [
  [45, 2],
  [41, -14],
  [28, -30],
  [12, -40],
  [3, -48, 1],
  [-9, -40],
  [-27, -29],
  [-41, -13],
  [-45, 2],
];
/** Parted at the side, the fringe swept over the brow. */
export const SIDE_SWEPT: readonly Knot[] = [
  [46, 2],
  [42, -18],
  [30, -33],
  [20, -41, 1],
  [6, -27],
  [-14, -16],
  [-32, -8],
  [-44, 8, 1],
  [-46, 2],
];

export const combedCap = (h: HairBrush, hairline: readonly Knot[]): Polygon => h.cap(OUTER, hairline);

/** Hair combed from the hairline to where it is tied. `gathers` are the ties' places on the head. */
export function paintCombed(h: HairBrush, cap: Polygon, hairline: readonly Knot[], gathers: readonly Knot[]): void {
  h.mass(cap);
  h.shine(cap, SHINE.map(h.skull), 6.5, 0.5, 17);
  const ends = [...hairline.filter(([, , sharp]) => !sharp), ...OUTER.filter(([, , sharp]) => !sharp)];
  const towards = ([x]: Knot): Knot =>
    gathers.reduce((best, gather) => (Math.abs(gather[0] - x) < Math.abs(best[0] - x) ? gather : best));
  const lines = ends.flatMap((end, i) => {
    const place = i < hairline.length - 1 ? h.line : h.skull;
    const beside: Knot = [end[0] * 0.93, end[1] - 3];
    return [end, beside].flatMap((tip) => h.flow(h.skull(towards(tip)), [place(tip)], 0.1));
  });
  h.strands(lines, cap, 1.8, 0.55);
  babyHairs(
    h,
    hairline.filter(([, y, sharp]) => !sharp && y > -34 && y < 0),
    5,
  );
  flyaways(h, [-64, -38, 26, 52, 70], 57, 6);
}

/** The swept fringe of a side parting and the lock before the other ear. */
export function sweptLocks({ lock, line: l, skull: s }: HairBrush): void {
  lock([s([20, -56]), l([2, -36]), l([-24, -18]), l([-42, 2])], [2.5, 7.5, 6.5, 0.4]);
  lock([s([21, -54]), l([12, -36]), l([-6, -20]), l([-24, -10])], [2, 5.5, 4.5, 0.3]);
  lock([l([42, -16]), s([51, 2]), s([47, 24])], [2, 3, 0.3]);
}

import { type Knot, radians } from '../../../paint';
import type { HairStyleDrawing } from '../style';

/** Feathers of the silhouette: degrees from the crown, distance from the skull, sharp tip. */
const FEATHERS: readonly (readonly [number, number, number?])[] = [
  [8, 1],
  [19, 2.5],
  [30, 7.5, 1],
  [33, 0.5],
  [44, 2.5],
  [57, 8, 1],
  [60, 0.5],
  [71, 2.5],
  [84, 8, 1],
  [87, 0.2],
  [96, 1.5],
  [110, 5, 1],
];
const HAIRLINE: readonly Knot[] = [
  [46, 2],
  [43, -11, 1],
  [38, -22],
  [31, -10, 1],
  [22, -25],
  [11, -7, 1],
  [4, -24],
  [-9, -6, 1],
  [-15, -22],
  [-27, -7, 1],
  [-33, -20],
  [-42, -1, 1],
  [-46, -4],
];
const FRINGE_TIPS: readonly Knot[] = [
  [43, -11],
  [31, -10],
  [11, -7],
  [-9, -6],
  [-27, -7],
  [-42, -1],
  [22, -16],
  [0, -14],
  [-18, -14],
  [-35, -10],
];
const OUTER_TIPS: readonly Knot[] = [
  [-59, -6],
  [-60, -29],
  [-53, -51],
  [59, -43],
  [61, -13],
  [-33, -68],
  [43, -63],
];

const feathers = (g: 1 | -1): Knot[] =>
  FEATHERS.map(([degrees, distance, sharp]): Knot => {
    const a = radians(degrees);
    return [g * Math.sin(a) * (53 + distance), -10 - Math.cos(a) * (54 + distance), sharp];
  });

export const tousled: HairStyleDrawing = (h) => {
  const cap = h.cap([[-48, 17, 1], ...feathers(-1).reverse(), ...feathers(1), [48, 17, 1]], HAIRLINE);
  const { skull: s, line: l } = h;
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => h.nape(38, 27),
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-40, -34],
            [-14, -50],
            [16, -50],
            [40, -36],
          ] as Knot[]
        ).map(s),
        7,
        0.45,
      );
      h.strands([...h.flow(h.crown, FRINGE_TIPS.map(l)), ...h.flow(h.crown, OUTER_TIPS.map(l), 0.05)], cap);
      h.lock([s([10, -56]), l([2, -34]), l([-10, -16]), l([-20, -3])], [4, 7, 5.5, 0.4]);
      h.lock([s([14, -56]), l([18, -36]), l([14, -18]), l([3, -2])], [4, 6.5, 5, 0.4]);
      h.lock([s([2, -58]), s([-3, -68]), s([7, -74])], [4.5, 4.2, 0.4]);
      h.lock([s([-6, -58]), s([-16, -66]), s([-18, -72])], [4.5, 4, 0.4]);
      h.lock([s([8, -60]), s([17, -67]), s([28, -69])], [4, 3.8, 0.3]);
    },
  };
};

import { type Knot, smooth } from '../../paint';
import type { HairStyleDrawing } from './style';

const BACK: readonly Knot[] = [
  [-53, -14],
  [-60, 10],
  [-66, 30],
  [-62, 52],
  [-70, 74],
  [-64, 96],
  [-68, 112, 1],
  [-50, 106],
  [-40, 118, 1],
  [-24, 104],
  [-6, 114, 1],
  [8, 104],
  [26, 117, 1],
  [38, 104],
  [60, 114, 1],
  [60, 94],
  [68, 74],
  [62, 52],
  [66, 30],
  [60, 10],
  [53, -14],
  [30, -56],
  [-30, -56],
];
const RIGHT: readonly Knot[] = [
  [-55, -20],
  [-46, -47],
  [-24, -63],
  [2, -66.5],
  [32, -59],
  [50, -38],
  [57, -8],
  [61, 16],
  [63, 34],
  [58, 54],
  [63, 70],
  [54, 90, 1],
  [50, 66],
  [48, 50],
  [40, 34],
];
const PARTING: readonly Knot[] = [
  [44, 14],
  [42, -8],
  [30, -26],
  [14, -39],
  [4, -47, 1],
  [-12, -38],
  [-30, -22],
  [-42, -4],
  [-44, 14],
];
const LEFT: readonly Knot[] = [
  [-40, 34],
  [-48, 50],
  [-50, 68],
  [-56, 92, 1],
  [-64, 72],
  [-58, 54],
  [-64, 34],
  [-61, 14],
  [-57, -4],
];

export const longWavy: HairStyleDrawing = (h) => {
  const { skull: s, line: l } = h;
  const back = smooth(BACK.map(s));
  const front = smooth([...RIGHT.map(s), ...PARTING.map(l), ...LEFT.map(s)]);
  const sides = ([-1, 1] as const).flatMap((g): Knot[][] => [
    [s([4, -56]), s([g * 30, -48]), s([g * 50, -10]), s([g * 55, 30]), s([g * 54, 60])],
    [s([4, -52]), l([g * 26, -32]), l([g * 44, -4]), s([g * 50, 28]), s([g * 55, 56]), s([g * 54, 80])],
    [s([4, -60]), s([g * 38, -50]), s([g * 56, -6]), s([g * 60, 28]), s([g * 57, 60])],
    [s([4, -50]), l([g * 18, -38]), l([g * 36, -18])],
  ]);
  return {
    shadow: front,
    coversEars: true,
    fringe: false,
    back: () => {
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0.03, depth: 12 });
      const lines = [-56, -44, -30, -14, 0, 16, 30, 44, 56].map((x): Knot[] => [
        s([x * 0.9, 10]),
        s([x * 1.02 + 4, 40]),
        s([x * 0.96 - 4, 72]),
        s([x, 100]),
      ]);
      h.strands(lines, back, 2.2, 0.6);
    },
    front: () => {
      h.mass(front);
      h.shine(
        front,
        (
          [
            [-50, -22],
            [-34, -44],
            [-4, -54],
            [30, -48],
            [50, -24],
          ] as Knot[]
        ).map(s),
        7,
        0.5,
        17,
      );
      h.strands(sides, front, 2.1, 0.6);
    },
  };
};

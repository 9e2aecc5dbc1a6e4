import { type Knot, smooth, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { byTheFace, drawStream, streams } from '../stream';
import type { HairDrawing, HairStyleDrawing } from '../style';

const FRINGE: readonly Knot[] = [
  [45, 14],
  [44, -3],
  [40, -9, 1],
  [26, -6],
  [25, -12, 1],
  [22, -5.5],
  [6, -4.5],
  [3, -11, 1],
  [1, -4.4],
  [-14, -5],
  [-17, -11, 1],
  [-18, -5.4],
  [-32, -7],
  [-40, -9, 1],
  [-44, -3],
  [-45, 14],
];
const TOP: readonly Knot[] = [
  [-45, -48],
  [-22, -63.5],
  [6, -66],
  [34, -58],
  [50, -38],
];

/** Straight hair with a full fringe that ends `extra` units below the chin line. */
function straight(h: HairBrush, extra: number): HairDrawing {
  const { skull: s, line: l } = h;
  const low = 50 + extra;
  const backOutline: Knot[] = [
    [-53, -14],
    [-59, 14],
    [-61 + extra * 0.05, 36 + extra],
    [-55, low],
    [-40, low + 4],
    [-20, low],
    [0, low + 2],
    [20, low],
    [40, low + 4],
    [55, low],
    [61 - extra * 0.05, 36 + extra],
    [59, 14],
    [53, -14],
    [30, -56],
    [-30, -56],
  ];
  const streaming = extra > 0 && streams(h);
  const back = smooth(backOutline.map(s));
  const hanging = (g: 1 | -1): Knot[] => [
    [g * 55, -8],
    [g * 60, 14],
    [g * 60, 32 + extra * 0.5],
    [g * 55, 47 + extra * 0.95],
    [g * 38, 51 + extra * 0.95, 1],
    [g * 39.5, 32 + extra * 0.4],
  ];
  const side = streaming ? byTheFace : hanging;
  const front = smooth(
    [s([-55, -26]), ...TOP.map(s), ...side(1).map(s), ...FRINGE.map(l), ...side(-1).reverse().map(s), s([-57, 2])],
    true,
    8,
  );
  const fall = ([-1, 1] as const).flatMap((g): Knot[][] => [
    [s([g * 50, -20]), s([g * 54.5, 10]), s([g * 53, 44 + extra * 0.8])],
    [s([g * 46, -24]), s([g * 50, 10]), s([g * 50, 40 + extra * 0.6])],
    [s([g * 53, -20]), s([g * 58, 14]), s([g * 57, 38 + extra * 0.5])],
  ]);
  const fringeTips: Knot[] = [
    [40, -9],
    [32, -7],
    [22, -6],
    [12, -5],
    [2, -6],
    [-8, -5],
    [-18, -6],
    [-28, -7],
    [-38, -9],
  ];
  return {
    shadow: front,
    coversEars: true,
    fringe: true,
    back: () => {
      if (streaming) {
        drawStream(h, { length: low, width: 11 });
        h.nape(44, 34);
        return;
      }
      h.mass(back, { color: h.tones.shadow, shadowColor: h.tones.deep, light: 0, depth: 12 });
      const lines = [-40, -26, -12, 4, 18, 32, 44].map((x): Knot[] => [
        s([x, 20]),
        s([x * 1.1, 40 + extra * 0.5]),
        s([x * 1.04, low]),
      ]);
      h.strands(lines, back, 2, 0.5);
    },
    front: () => {
      h.mass(front);
      const band: Knot[] = [
        [-46, -26],
        [-26, -42],
        [2, -46],
        [30, -42],
        [47, -26],
      ];
      h.shine(front, band.map(s), 8, 0.55, 19);
      const combed: Vec[][] = h.flow(h.crown, fringeTips.map(l), 0.12);
      const strands: (readonly Knot[])[] = streaming ? combed : [...combed, ...fall];
      h.strands(strands, front);
    },
  };
}

export const bob: HairStyleDrawing = (h) => straight(h, 0);
export const longFringe: HairStyleDrawing = (h) => straight(h, 52);

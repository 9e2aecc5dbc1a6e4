import { type Knot, mapShape, type Shape, smooth } from '../../paint';
import type { HairBrush } from '../hair/brush';
import type { HairDrawing } from '../hair/style';
import { type ClothTones, clothTones } from './cloth';

/** Outline of the cloth round a head that looks right, and the opening at its front. */
export const SIDE: readonly Knot[] = [
  [45, -34],
  [33, -53],
  [10, -63],
  [-20, -61],
  [-46, -44],
  [-60, -18],
  [-61, 8],
  [-54, 30],
  [-46, 48],
  [-30, 58],
  [6, 62],
  [24, 58],
  [32, 50.5],
];
export const OPENING: readonly Knot[] = [
  [30, 49],
  [20, 40],
  [14, 24],
  [15, 4],
  [21, -14],
  [31, -27],
  [45, -34],
];
const SIDE_SCARF: readonly Knot[] = [
  [34, 46],
  [43, 56],
  [42, 70],
  [20, 80],
  [-18, 82],
  [-48, 72],
  [-56, 54],
  [-50, 34],
  [-28, 50],
  [4, 57],
];
const SIDE_FOLDS: readonly (readonly Knot[])[] = [
  [
    [36, -40],
    [12, -22],
    [3, 8],
    [10, 40],
  ],
  [
    [24, -54],
    [-12, -36],
    [-24, 4],
    [-10, 44],
  ],
  [
    [2, -62],
    [-36, -38],
    [-46, 4],
    [-34, 42],
  ],
];
const SIDE_SCARF_FOLDS: readonly (readonly Knot[])[] = [
  [
    [-50, 44],
    [-20, 64],
    [14, 66],
    [38, 56],
  ],
  [
    [-50, 58],
    [-16, 74],
    [22, 73],
  ],
];

export const BEHIND: readonly Knot[] = [
  [0, -66],
  [30, -60],
  [51, -38],
  [57, -8],
  [54, 20],
  [48, 42],
  [57, 62],
  [40, 82],
  [0, 96],
  [-40, 82],
  [-57, 62],
  [-48, 42],
  [-54, 20],
  [-57, -8],
  [-51, -38],
  [-30, -60],
];
const BEHIND_FOLDS: readonly (readonly Knot[])[] = [
  [
    [-36, -46],
    [-46, -4],
    [-30, 46],
    [-34, 78],
  ],
  [
    [-12, -60],
    [-18, 0],
    [-6, 50],
    [-10, 88],
  ],
  [
    [20, -58],
    [24, 6],
    [12, 50],
    [18, 84],
  ],
  [
    [42, -40],
    [46, 4],
    [34, 46],
    [40, 74],
  ],
];

type Cloth = { readonly h: HairBrush; readonly tones: ClothTones };

function mass({ h, tones }: Cloth, shape: Shape, folds: readonly (readonly Knot[])[], width: number): void {
  const p = h.painter;
  p.form(shape, tones.base, { depth: 11, softness: 7, shadowColor: tones.shadow, lightColor: tones.light });
  p.clip(shape, () => {
    folds.forEach((fold, i) => {
      p.line(fold, width, tones.deep, 0.55);
      p.line(
        fold.map(([x, y]): Knot => [x + 4, y + 1]),
        width * 0.8,
        tones.light,
        i % 2 ? 0.3 : 0.5,
      );
    });
  });
}

/** A headscarf from the side (drawn looking right, mirrored) or from behind. */
export function hijabTurned(h: HairBrush, color: string): HairDrawing {
  const { painter: p, view } = h;
  const cloth: Cloth = { h, tones: clothTones(color) };
  const facing = (draw: () => void) => p.in(0, 0, 0, view.side, 1, draw);
  if (view.aspect === 'back')
    return {
      shadow: null,
      coversEars: true,
      fringe: false,
      back: () => undefined,
      front: () => undefined,
      over: () => facing(() => mass(cloth, smooth(BEHIND), BEHIND_FOLDS, 2.8)),
    };
  const rim = smooth(OPENING, false, 8);
  const side = [...smooth(SIDE, false, 8), ...rim];
  const brow: Shape = smooth([[60, -34], [60, -60], [-20, -60], [-20, 50], ...OPENING.slice(0, -1), [43, -31]]);
  return {
    // As seen: mirrored with the head.
    shadow: mapShape(brow, ([x, y]) => [x * view.side, y]),
    coversEars: true,
    fringe: false,
    back: () => undefined,
    front: () =>
      facing(() => {
        mass(cloth, side, SIDE_FOLDS, 2.6);
        p.line(rim, 1.8, cloth.tones.deep, 0.6, [0.6, 1, 1, 0.6]);
      }),
    over: () => facing(() => mass(cloth, smooth(SIDE_SCARF), SIDE_SCARF_FOLDS, 2.4)),
  };
}

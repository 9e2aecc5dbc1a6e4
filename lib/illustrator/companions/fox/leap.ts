import { type Knot, type Painter, smooth } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { CREAM, coat, FUR } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

const TAIL: readonly Knot[] = [
  [-56, 6],
  [-88, 4],
  [-112, -22],
  [-146, -30],
  [-166, -66],
];
const FAR_HIND: readonly Knot[] = [
  [-36, 8],
  [-58, 30],
  [-96, 26],
  [-120, 40],
];
const NEAR_HIND: readonly Knot[] = [
  [-42, 6],
  [-38, 40],
  [-72, 56],
  [-84, 80],
];
const BODY: readonly Knot[] = [
  [-64, 8],
  [-62, -18],
  [-40, -36],
  [-8, -36],
  [24, -34],
  [50, -42],
  [62, -22],
  [54, 6],
  [26, 16],
  [-8, 12],
  [-34, 26],
  [-56, 22],
];
const BELLY: readonly Knot[] = [
  [-20, 8],
  [8, 2],
  [46, 4],
  [46, 30],
  [-20, 30],
];

/** Leaps for joy: the hind legs have just left the ground, the forelegs reach up. */
export function foxLeap(p: Painter, mood: Mood) {
  p.in(0, -92, -0.52, 1, 1, () => {
    tail(p, TAIL, [8, 17, 21, 15, 3]);
    leg(p, FAR_HIND, [15, 11, 7, 6], 18);
    leg(
      p,
      [
        [40, 0],
        [70, 2],
        [92, -16],
      ],
      [10, 7.5, 6.5],
      17,
    );
    const body = smooth(BODY, true, 7);
    p.form(body, FUR, { depth: 11 });
    p.clip(body, () => p.fill(smooth(BELLY, true, 5), CREAM, { alpha: 0.9 }));
    const strokes = [
      [-44, -16, 0.4],
      [-24, -24, 0.1],
      [-4, -20, 0],
      [16, -24, 0],
      [-50, 4, 0.9],
    ] as const;
    coat(p, body, strokes, FUR, 12);
    leg(p, NEAR_HIND, [21, 15, 8, 6.5], 19);
    leg(
      p,
      [
        [38, 4],
        [64, 20],
        [92, 8],
      ],
      [11, 8, 6.5],
      17,
    );
    bib(p, 52, -20, 0.8);
    p.in(66, -60, 0.4, 0.94, 0.94, () => foxHead(p, mood, 0.6, -0.04));
  });
}

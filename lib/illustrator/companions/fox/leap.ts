import { type Knot, type Painter, smooth } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { CREAM, coat, FUR } from './coat';
import { foxHead } from './head';
import { bib, leg, tail } from './parts';

const TAIL: readonly Knot[] = [
  [-56, -16],
  [-90, -34],
  [-122, -30],
  [-154, -46],
  [-164, -60],
  [-172, -84],
];
const FAR_HIND: readonly Knot[] = [
  [-44, -2],
  [-56, 20],
  [-92, 24],
  [-116, 40],
];
const NEAR_HIND: readonly Knot[] = [
  [-46, -6],
  [-40, 22],
  [-76, 38],
  [-96, 60],
];
const FAR_FORE: readonly Knot[] = [
  [44, -8],
  [76, 4],
  [102, -14],
];
const NEAR_FORE: readonly Knot[] = [
  [40, -4],
  [62, 22],
  [94, 14],
];
const BODY: readonly Knot[] = [
  [-64, -4],
  [-60, -24],
  [-36, -40],
  [-4, -44],
  [28, -42],
  [52, -44],
  [64, -22],
  [54, 4],
  [28, 10],
  [0, 2],
  [-24, 4],
  [-46, 14],
  [-60, 10],
];
const BELLY: readonly Knot[] = [
  [-22, 2],
  [8, -6],
  [46, -4],
  [46, 30],
  [-22, 30],
];

/** Leaps for joy: the back arched, all paws off the ground, the forelegs ahead and the hind legs stretched behind. */
export function foxLeap(p: Painter, mood: Mood) {
  p.in(0, -116, -0.36, 1, 1, () => {
    tail(p, TAIL, [7, 15, 20, 18, 12, 3]);
    leg(p, FAR_HIND, [14, 10, 7.5, 7], 18);
    leg(p, FAR_FORE, [11, 8, 7], 17);
    const body = smooth(BODY, true, 7);
    p.form(body, FUR, { depth: 11 });
    p.clip(body, () => p.fill(smooth(BELLY, true, 5), CREAM, { alpha: 0.9 }));
    leg(p, NEAR_HIND, [19, 13, 8, 7.5], 19);
    // The haunch is one form with the body.
    p.clip(body, () => p.soft(-44, -10, 17, 20, FUR, 1));
    const strokes = [
      [-44, -18, 0.5],
      [-26, -28, 0.1],
      [-6, -28, 0],
      [16, -30, 0],
      [-48, 0, 1],
      [-36, 4, 1.2],
      [34, -22, 0.4],
    ] as const;
    coat(p, body, strokes, FUR, 12);
    leg(p, NEAR_FORE, [12, 8.5, 7], 17);
    bib(p, 54, -24, 0.8);
    p.in(68, -64, 0.3, 0.94, 0.94, () => foxHead(p, mood, 0.6, -0.04));
  });
}

import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { ROOM } from './parts';

const CHALK = '#f2faf4';

/** A point between the second and the third of four on a smooth line, `u` from 0 to 1. */
function between(line: readonly (readonly [number, number])[], i: number, u: number): readonly [number, number] {
  const at = (k: number) => line[Math.min(line.length - 1, Math.max(0, k))] ?? [0, 0];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const mix = (axis: 0 | 1) =>
    b[axis] +
    0.5 *
      u *
      (c[axis] -
        a[axis] +
        u * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + u * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
  return [mix(0), mix(1)];
}

/** Footprints of a hen in chalk along a smooth line, one left and one right of it in turn. */
function footprints(e: Easel, points: readonly (readonly [number, number])[]) {
  const line = points.flatMap((_, i) => Array.from({ length: 24 }, (_, k) => between(points, i, k / 24)));
  let walked = 0;
  let left = 1;
  line.slice(1).forEach(([x, y], i) => {
    const [u, v] = line[i] ?? [x, y];
    walked += Math.hypot(x - u, y - v);
    if (walked < 56) return;
    walked = 0;
    left = -left;
    e.p.in(x, y, Math.atan2(y - v, x - u), 1, 1, () => {
      for (const w of [-13, 0, 13])
        fill(e, stroke(`-14,${left * 13} ${w === 0 ? 16 : 9},${left * 13 + w}`, 4, 3), CHALK, 0.9);
    });
  });
}

/** A house drawn in chalk. */
function house(e: Easel, [x, y, wide, high]: readonly [number, number, number, number], colour: string) {
  const lines = [
    `${x},${y} ${x + 3},${y - high}`,
    `${x + wide},${y} ${x + wide - 3},${y - high}`,
    `${x},${y} ${x + wide},${y + 2}`,
    `${x - 34},${y - high + 8} ${x + wide / 2},${y - high - wide * 0.42}`,
    `${x + wide / 2},${y - high - wide * 0.42} ${x + wide + 34},${y - high + 8}`,
    `${x - 34},${y - high + 8} ${x + wide + 34},${y - high + 8}`,
    `${x + wide * 0.38},${y} ${x + wide * 0.38},${y - high * 0.55}`,
    `${x + wide * 0.38},${y - high * 0.55} ${x + wide * 0.62},${y - high * 0.55}`,
    `${x + wide * 0.62},${y - high * 0.55} ${x + wide * 0.62},${y}`,
  ];
  for (const line of lines) fill(e, stroke(line, 6, 6), colour, 0.92);
}

/** From a coop to the gate of a school. */
export const schoolPathThere = flatStage({
  ground: ROOM.board,
  back(e) {
    house(e, [160, 900, 220, 180], '#f7d774');
    house(e, [1820, 560, 440, 260], CHALK);
    footprints(e, [
      [290, 920],
      [420, 1020],
      [700, 960],
      [820, 760],
      [1020, 700],
      [1300, 860],
      [1560, 820],
      [1740, 640],
      [2030, 600],
    ]);
  },
});

/** The same way, longer, with loops, to a front door; the egg has stayed. */
export const schoolPathHome = flatStage({
  ground: ROOM.board,
  back(e) {
    house(e, [1820, 460, 440, 260], CHALK);
    house(e, [200, 1040, 340, 260], '#f3a6ae');
    const loop = (x: number, y: number, r: number) =>
      Array.from({ length: 11 }, (_, i) => [x + r * Math.cos(-1 - i * 0.63), y + r * Math.sin(-1 - i * 0.63)] as const);
    footprints(e, [
      [2030, 480],
      ...loop(1780, 740, 130),
      [1520, 640],
      ...loop(1400, 880, 110),
      [1000, 640],
      ...loop(820, 820, 120),
      [520, 1090],
      [380, 1060],
    ]);
    e.p.form(blob('2080,1100! 2070,930! 2230,930! 2220,1100!', 3), '#4f86ad', { depth: 8 });
    e.p.form(blob('2084,930 2110,906 2190,906 2216,930', 6), ROOM.cushion, { depth: 5 });
    e.p.form(ellipse(2150, 878, 40, 48), '#fffaf0', { depth: 8 });
  },
});

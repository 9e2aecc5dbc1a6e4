import { ellipse, type Knot, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, glow } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';
import { bellOnThread, smallLantern } from './things';

/** Lanterns along the way, none of them before somebody's feet. */
const LANTERNS = [
  [508, 790],
  [640, 776],
  [800, 806],
  [960, 786],
  [1140, 806],
  [1290, 842],
  [330, 880],
  [1180, 912],
  [1236, 1000],
  [1570, 984],
  [1776, 1000],
] as const;

/** Real lanterns on both sides of the way, in the light they throw. */
export function lanterns(e: Easel) {
  for (const [x, y] of LANTERNS) standingLantern(e, x, y, 0.3 + (y - 776) * 0.0017);
}

/** A lantern that stands on the ground: foot, glass with a flame, cap and handle, in the light it throws. */
function standingLantern(e: Easel, x: number, y: number, k: number) {
  glow(e, x, y, 150 * k, '#ffb85c', 0.75, 0.3);
  glow(e, x, y - 26 * k, 74 * k, '#ffd890', 0.55);
  e.p.in(x, y, 0, k, k, () => {
    e.p.line(curve([-11, -50, -14, -68, 0, -76, 14, -68, 11, -50]), 3, '#4a3440', 1, [1, 1]);
    e.p.fill(outline([-15, -8, 15, -8, 13, -44, -13, -44]), '#fff0c0');
    e.p.fill(outline([0, -34, 6, -22, 3, -13, -3, -13, -6, -22]), '#f0963c');
    for (const at of [-14, 14]) e.p.line(points([at, -8, at * 0.88, -44]), 3.4, '#4a3440', 1, [1, 1]);
    e.p.form(rectangle(-19, -9, 38, 10), '#4a3440', { depth: 3 });
    e.p.form(outline([-18, -43, 18, -43, 9, -53, -9, -53]), '#4a3440', { depth: 3 });
  });
}

type Line = {
  readonly line: readonly [from: Knot, sag: Knot, to: Knot];
  readonly count: number;
  readonly k: number;
  /** Nothing hangs between these, where a head is. */
  readonly free?: readonly [from: number, to: number];
};

const LINES: readonly Line[] = [
  {
    line: [
      [330, 700],
      [540, 760],
      [760, 690],
    ],
    count: 12,
    k: 0.32,
  },
  {
    line: [
      [760, 690],
      [960, 770],
      [1126, 640],
    ],
    count: 12,
    k: 0.42,
  },
  // The card of the sixth rule hangs from this one.
  {
    line: [
      [1866, 736],
      [2090, 752],
      [2322, 736],
    ],
    count: 9,
    k: 0.9,
  },
  // The owl flies along these; the child hangs the last bell where one is missing.
  {
    line: [
      [1126, 410],
      [1312, 566],
      [1832, 240],
    ],
    count: 9,
    k: 1.05,
    free: [1200, 1640],
  },
  {
    line: [
      [1842, 250],
      [2080, 350],
      [2318, 240],
    ],
    count: 9,
    k: 0.8,
  },
];
/** The posts of the garlands end in the grass. */
const POSTS = [
  [330, 700, 812, 0.32],
  [760, 690, 818, 0.42],
  [1126, 410, 880, 0.9],
] as const;
/** Where a cord is tied to a trunk, and the half width of that. */
const TIES = [
  [1834, 240, 30],
  [1842, 736, 36],
  [2362, 736, 52],
  [2370, 240, 50],
] as const;
const COLOURS = ['#e0b145', '#c9d0da', '#d0564c', '#b9683f', '#5f8fb4'] as const;

/** Cords with bells and lanterns between posts and trunks, tied at both ends. */
export function cords(e: Easel) {
  for (const [x, y, foot, k] of POSTS) post(e, x, y, foot, k);
  for (const [n, { line: through, count, k, free = [0, 0] }] of LINES.entries()) {
    const line = smooth(through, false, 20);
    e.p.fill(taper(through, [2, 2, 2]), '#e8c090', { alpha: 0.8 });
    for (let i = 0; i < count; i++) {
      const at = line[Math.floor(((i + 0.5) / count) * line.length)];
      if (!at || (at[0] > free[0] && at[0] < free[1])) continue;
      if ((i + n) % 4 === 3) smallLantern(e, at[0], at[1] + 40 * k, k);
      else bellOnThread(e, at[0], at[1], 14 * k, k, COLOURS[(i + n) % COLOURS.length], Math.sin(i * 1.9) * 0.2);
    }
  }
  for (const [x, y, half] of TIES) {
    for (const dy of [-6, 0, 6])
      e.p.line(curve([x - half, y + dy - 3, x, y + dy + 4, x + half, y + dy - 3]), 4, '#e8c090', 0.95, [1, 1, 1]);
    e.p.form(ellipse(x, y + 2, 9, 8), '#e8c090', { depth: 3 });
    for (const dx of [-8, 7]) e.p.line(points([x, y + 6, x + dx, y + 30]), 3.4, '#e8c090', 0.9, [1, 0.6]);
  }
}

/** A post in the grass with a knot at its top. */
function post(e: Easel, x: number, y: number, foot: number, k: number) {
  e.p.soft(x + 6 * k, foot, 34 * k, 8 * k, '#16123a', 0.6);
  e.p.line(points([x, y - 10, x, foot]), 10 * k, '#3a2a40', 1, [1, 1]);
  e.p.form(ellipse(x, y, 8 * k, 7 * k), '#e8c090', { depth: 2 });
  for (let i = -4; i <= 4; i++)
    e.p.line(
      points([x + i * 6 * k, foot + 4, x + i * 9 * k, foot - (26 - Math.abs(i) * 3) * k]),
      5 * k,
      '#4a4468',
      1,
      [1, 0.2],
    );
}

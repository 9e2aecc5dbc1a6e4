import { rectangle, seededRandom, type Vec } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { CRAYONS, PAPER } from './colours';
import { LAST } from './drawings-last';
import { HELD, HUG, MORE } from './drawings-more';
import { LESSONS, THINGS } from './drawings-things';
import { drawInWax } from './wax';

const DRAWINGS = [...LESSONS, ...THINGS, ...MORE, ...LAST, HUG, HELD];
/** How many things a baby has to learn. */
export const HUNDRED = 100;

/**
 * A drawing of the list by its number from 0, about `size` units high; each has a size, tilt and pressure of its own,
 * the same wherever it is drawn.
 */
export function drawing(e: Easel, i: number, x: number, y: number, size: number, turn = 0) {
  const random = seededRandom(`drawing-${i}`);
  const [wide, high] = [random.between(0.92, 1.16), random.between(0.9, 1.14)];
  e.p.in(x, y, turn + random.bell() * 0.16, (wide * size) / 100, (high * size) / 100, () =>
    drawInWax(e, DRAWINGS[i] ?? '', random),
  );
}

const waxMark = (e: Easel, told: string, x: number, y: number, size: number) =>
  e.p.in(x, y, 0, size / 100, size / 100, () => drawInWax(e, told, seededRandom(told)));

/** A circle of red crayon, drawn in a hurry. */
export const circled = (e: Easel, x: number, y: number, size: number) =>
  waxMark(e, 'l r 8,-58 -40,-46 -60,0 -42,46 4,58 48,44 60,-2 44,-48 -6,-60 6', x, y, size);

/** A tick of green crayon. */
export const ticked = (e: Easel, x: number, y: number, size: number) =>
  waxMark(e, 'l g -30,4 -8,34 46,-50 11', x, y, size);

type Mark = { readonly circle?: number; readonly ticks?: readonly number[] };

type Grid = Mark & {
  readonly from: number;
  readonly columns: number;
  readonly rows: number;
  readonly at: Vec;
  readonly step: Vec;
  readonly size: number;
  /** Places kept free: boxes x0, y0, x1, y1. */
  readonly free?: readonly (readonly [number, number, number, number])[];
};

/** Drawings in rows, each a little beside its place. */
export function grid(e: Easel, { from, columns, rows, at: [x0, y0], step: [dx, dy], size, free = [], ...marks }: Grid) {
  const random = seededRandom(`list-${from}-${columns}`);
  for (let i = 0; i < columns * rows; i++) {
    const [u, v] = [random.bell() * 0.08, random.bell() * 0.08];
    const [x, y] = [x0 + (i % columns) * dx + u * dx, y0 + Math.floor(i / columns) * dy + v * dy];
    const n = (from + i) % HUNDRED;
    if (free.some(([a, b, c, d]) => x > a && x < c && y > b && y < d)) continue;
    drawing(e, n, x, y, size);
    if (marks.circle === n) circled(e, x, y, size * 1.1);
    if (marks.ticks?.includes(n)) ticked(e, x, y, size);
  }
}

/** The ground of what stands above the list. */
export const RIBBON_TOP = 1078;
const CELL = 97;

/** The list along the foot of a spread, from a number on; today's lesson is circled, what was learned is ticked. */
export function ribbon(e: Easel, from: number, marks: Mark = {}) {
  fill(
    e,
    blob(
      `-90,${RIBBON_TOP + 14}! 300,${RIBBON_TOP + 6} 760,${RIBBON_TOP + 16} 1300,${RIBBON_TOP + 4} 1800,${RIBBON_TOP + 14} 2490,${RIBBON_TOP + 6}! 2490,1400! -90,1400!`,
      8,
    ),
    '#33254a',
    0.22,
  );
  fill(
    e,
    blob(
      `-90,${RIBBON_TOP + 8}! 300,${RIBBON_TOP} 760,${RIBBON_TOP + 10} 1300,${RIBBON_TOP - 2} 1800,${RIBBON_TOP + 8} 2490,${RIBBON_TOP}! 2490,1400! -90,1400!`,
      8,
    ),
    PAPER,
  );
  grid(e, { from, columns: 24, rows: 1, at: [86, 1142], step: [CELL, CELL], size: 78, ...marks });
}

/** A crayon that lies on the page: its colour, where it points. */
export function crayon(e: Easel, x: number, y: number, turn: number, letter: string, size = 1) {
  const colour = CRAYONS[letter] ?? PAPER;
  e.p.in(x + 5, y + 7, turn, size, size, () => fill(e, rectangle(-76, -15, 140, 30), '#33254a', 0.18));
  e.p.in(x, y, turn, size, size, () => {
    e.p.form(blob('-76,-15! 50,-15! 84,-5 84,5 50,15! -76,15!', 4), colour, { depth: 6 });
    fill(e, rectangle(-60, -15, 94, 30), '#fffaf0', 0.42);
    for (const u of [-60, 28]) fill(e, rectangle(u, -15, 6, 30), '#55465c', 0.5);
  });
}

import { ellipse, rectangle, seededRandom, type Vec } from '@/lib/illustrator/paint';
import { blob, knots, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { CRAYONS, PAPER } from './colours';
import { HELD, HUG, MORE } from './drawings-more';
import { LESSONS, THINGS } from './drawings-things';

const DRAWINGS = [...LESSONS, ...THINGS, ...MORE];
/** How many things a baby has to learn. */
export const HUNDRED = 100;
/** Whoever draws the same thing again takes another crayon. */
const OTHER: Readonly<Record<string, string>> = { r: 'v', y: 'g', b: 'o', g: 'b', o: 'p', p: 'y', v: 'r', w: 'e' };

const sourceOf = (i: number): string => {
  if (i === HUNDRED - 1) return HELD;
  return i === HUNDRED - 2 ? HUG : (DRAWINGS[i % DRAWINGS.length] ?? '');
};

/** Wax does not cover the paper: two layers, a little beside each other. */
function wax(e: Easel, shape: readonly Vec[], colour: string, outlined: boolean) {
  fill(e, shape, colour, 0.74);
  e.p.in(1.1, -0.8, 0, 1, 1, () => fill(e, shape, colour, 0.4));
  if (outlined) e.p.edge(shape, colour, 2.4, 0.8);
}

function part(e: Easel, told: string, isSecond: boolean) {
  const [kind, letter = 'k', ...rest] = told.trim().split(/\s+/);
  const colour = CRAYONS[isSecond ? (OTHER[letter] ?? letter) : letter] ?? PAPER;
  if (kind === 'l') {
    const width = Number(rest.at(-1));
    wax(e, stroke(rest.slice(0, -1).join(' '), width * 0.55, width * 0.6, width * 0.5), colour, false);
  } else if (kind === 'f') wax(e, blob(rest.join(' '), 6), colour, true);
  else {
    const [x = 0, y = 0] = knots(rest[0] ?? '0,0')[0] ?? [];
    wax(e, ellipse(x, y, Number(rest[1]), Number(rest[2]), 0, 24), colour, Number(rest[1]) > 8);
  }
}

/** A drawing of the list by its number from 0, `size` units high; from the second half on in other colours. */
export function drawing(e: Easel, i: number, x: number, y: number, size: number, turn = 0) {
  const isSecond = i >= DRAWINGS.length && i < HUNDRED - 2;
  e.p.in(x, y, turn, size / 100, size / 100, () => {
    for (const told of sourceOf(i).split(';')) part(e, told, isSecond);
  });
}

/** A circle of red crayon, drawn in a hurry. */
export function circled(e: Easel, x: number, y: number, size: number) {
  e.p.in(x, y, 0, size / 100, size / 100, () => {
    const ring = '8,-58 -40,-46 -60,0 -42,46 4,58 48,44 60,-2 44,-48 -6,-60';
    fill(e, stroke(ring, 3.6, 4.4, 3.4), '#e2503f', 0.9);
  });
}

/** A tick of green crayon. */
export function ticked(e: Easel, x: number, y: number, size: number) {
  e.p.in(x, y, 0, size / 100, size / 100, () => fill(e, stroke('-30,4 -8,34 46,-50', 6, 7.5, 5), '#3f9a3a', 0.94));
}

type Mark = { readonly circle?: number; readonly ticks?: readonly number[]; readonly blank?: readonly number[] };

type Grid = Mark & {
  readonly from: number;
  readonly columns: number;
  readonly rows: number;
  readonly at: Vec;
  readonly step: Vec;
  readonly size: number;
  /** Places kept free: boxes x0, y0, x1, y1. */
  readonly free?: readonly (readonly [number, number, number, number])[];
  /** Numbers that are not drawn yet. */
  readonly blank?: readonly number[];
};

/** Drawings in rows, each a little crooked. */
export function grid(
  e: Easel,
  { from, columns, rows, at: [x0, y0], step: [dx, dy], size, free = [], blank = [], ...marks }: Grid,
) {
  const random = seededRandom(`list-${from}-${columns}`);
  for (let i = 0; i < columns * rows; i++) {
    const [u, v, turn] = [random.bell() * 0.06, random.bell() * 0.06, random.bell() * 0.16];
    const [x, y] = [x0 + (i % columns) * dx + u * dx, y0 + Math.floor(i / columns) * dy + v * dy];
    const n = (from + i) % HUNDRED;
    if (blank.includes(n) || free.some(([a, b, c, d]) => x > a && x < c && y > b && y < d)) continue;
    drawing(e, n, x, y, size, turn);
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

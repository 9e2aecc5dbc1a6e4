import { ellipse, type Knot, polar, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow } from '../../kit/easel';
import { curve, outline, points } from '../../kit/outline';

const CAST = outline([-5, 0, 5, 0, 11, 8, 14, 20, 18, 31, 24, 37, 12, 41, -12, 41, -24, 37, -18, 31, -14, 20, -11, 8]);

/** A bell that hangs from the point; `k` 1 is 45 units high. */
export function hangingBell(e: Easel, x: number, y: number, k: number, colour = '#e0b145', swing = 0) {
  e.p.in(x, y, swing, k, k, () => {
    e.p.form(ellipse(0, 42, 5), shade(colour, 0.24), { depth: 2 });
    e.p.form(CAST, colour, { depth: 6 });
    e.p.line(curve([-20, 34, 0, 37, 20, 34]), 2, shade(colour, 0.2), 0.8);
    e.p.soft(-6, 16, 3.4, 9, '#fffdf0', 0.9, 0.1);
    e.p.form(ellipse(0, -2, 4.5), shade(colour, 0.1), { depth: 2 });
  });
}

/** Bell and thread below a bough, `drop` long. */
export function bellOnThread(e: Easel, x: number, y: number, drop: number, k: number, colour?: string, swing = 0) {
  e.p.line(points([x, y, x + swing * 6, y + drop]), 2.4 * k, '#8a6a48', 0.9, [1, 1]);
  hangingBell(e, x + swing * 6, y + drop, k, colour, swing);
}

/** A string of sausages along a line, one for each stretch of it. */
export function sausages(e: Easel, line: readonly Vec[], half: number) {
  line.slice(1).forEach((to, i) => {
    const from = line[i] ?? to;
    const at = (u: number): Vec => [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u];
    const middle: Knot = [at(0.5)[0] + half * 0.25, at(0.5)[1] + half * 0.45];
    e.p.form(taper([at(0.1), middle, at(0.9)], [half * 0.7, half, half * 0.7]), '#b5553f', { depth: half * 0.7 });
    e.p.line([at(0.25), [middle[0] - half * 0.1, middle[1] - half * 0.35], at(0.75)], half * 0.3, '#f2a884', 0.7);
    e.p.fill(ellipse(to[0], to[1], half * 0.28), '#7a3a2c');
  });
}

/** Direction, and distance of tip from the wrist. */
const FINGERS = [
  [-1.02, 27],
  [-0.5, 36],
  [-0.06, 39],
  [0.4, 36],
  [0.98, 26],
] as const;

/** The print of a raccoon's hand, which is like a small child's: long fingers around a small palm; `k` 1 is 60 high. */
export function handPrint(e: Easel, x: number, y: number, k: number, turn: number, colour: string, alpha = 1) {
  e.p.in(x, y, turn, k, k, () => {
    e.p.fill(outline([-11, 0, -7, -8, 0, -10, 7, -8, 11, 0, 9, 10, 4, 14, 0, 12, -4, 14, -9, 10]), colour, { alpha });
    for (const [a, far] of FINGERS) {
      const at = (distance: number) => polar([0, 4], a - Math.PI / 2, distance);
      e.p.fill(taper([at(13), at(far * 0.7), at(far)], [2.6, 3.3, 4.3]), colour, { alpha });
    }
  });
}

/** A raccoon's dark hand that reaches in from the right and closes around what is at the point. */
export function reachingHand(e: Easel, x: number, y: number, k: number, turn = 0) {
  e.p.in(x, y, turn, k, k, () => {
    e.p.form(taper(points([150, 22, 70, 12, 26, 4]), [26, 22, 15]), '#8a8a94', { depth: 10 });
    for (const [a, length] of [
      [2.5, 26],
      [2.86, 32],
      [3.22, 33],
      [3.6, 28],
    ] as const)
      e.p.form(taper([polar([14, 0], a, 4), polar([14, 0], a, length)], [6.4, 5]), '#2e2c34', { depth: 3 });
    e.p.form(ellipse(14, 2, 18, 15), '#3a3740', { depth: 5 });
  });
}

const EVERYWHERE = () => true;

/** Prints along a line, left and right by turns, where there is something to step on. */
export function printTrail(
  e: Easel,
  line: readonly Knot[],
  k: number,
  colour: string,
  alpha: number,
  step = 2,
  carries: (at: Vec) => boolean = EVERYWHERE,
) {
  const way = smooth(line, false, 10);
  way.forEach((at, i) => {
    const next = way[i + 1];
    if (!next || i % step) return;
    const turn = Math.atan2(next[1] - at[1], next[0] - at[0]);
    const side = (i / step) % 2 ? 1 : -1;
    const [x, y] = polar(at, turn + Math.PI / 2, side * 16 * k);
    if (carries([x, y])) handPrint(e, x, y, k, turn + Math.PI / 2, colour, alpha);
  });
}

type Lens = { readonly x: number; readonly y: number; readonly r: number; readonly handle: number };

/** A magnifying glass: what is seen through it, its brass ring and its handle at the angle `handle`. */
export function magnifier(e: Easel, lens: Lens, inside: () => void) {
  const { x, y, r } = lens;
  e.p.soft(x + r * 0.06, y + r * 0.1, r * 1.3, r * 1.3, '#1a1028', 0.35);
  fill(e, ellipse(x, y, r, r, 0, 72), '#dfe8ea');
  clipTo(e, ellipse(x, y, r, r, 0, 72), inside);
  lensRing(e, lens);
}

/** Handle, ring and reflections of a magnifying glass, around what is already painted. */
export function lensRing(e: Easel, { x, y, r, handle }: Lens) {
  const [from, to] = [polar([x, y], handle, r * 1.05), polar([x, y], handle, r * 2.3)];
  e.p.form(taper([from, to], [r * 0.1, r * 0.13]), '#8a4a30', { depth: r * 0.06 });
  e.p.form(taper([from, polar([x, y], handle, r * 1.32)], [r * 0.1, r * 0.12]), '#e0b145', { depth: r * 0.05 });
  clipTo(e, ellipse(x, y, r, r, 0, 72), () => {
    e.p.soft(x, y + r * 0.55, r * 1.3, r * 0.7, '#ffffff', 0.08);
    e.p.line(
      [polar([x, y], 3.5, r * 0.86), polar([x, y], 3.9, r * 0.88), polar([x, y], 4.3, r * 0.86)],
      r * 0.07,
      '#ffffff',
      0.55,
    );
    e.p.line([polar([x, y], 0.5, r * 0.88), polar([x, y], 0.75, r * 0.88)], r * 0.05, '#ffffff', 0.4);
  });
  e.p.edge(ellipse(x, y, r * 1.03, r * 1.03, 0, 72), '#8f6a26', r * 0.12, 1);
  e.p.edge(ellipse(x, y, r * 1.03, r * 1.03, 0, 72), '#e6bc55', r * 0.08, 1);
  e.p.edge(ellipse(x - r * 0.01, y - r * 0.012, r * 1.03, r * 1.03, 0, 72), tint('#e6bc55', 0.16), r * 0.02, 0.9);
}

/** A lantern on the ground or on a hook, with its light. */
export function smallLantern(e: Easel, x: number, y: number, k: number, colour = '#ffc46a') {
  glow(e, x, y - 16 * k, 110 * k, colour, 0.55);
  e.p.fill(
    outline([
      -9 * k + x,
      y,
      x + 9 * k,
      y,
      x + 12 * k,
      y - 14 * k,
      x + 7 * k,
      y - 28 * k,
      x - 7 * k,
      y - 28 * k,
      x - 12 * k,
      y - 14 * k,
    ]),
    '#fff0c0',
  );
  e.p.fill(outline([x - 9 * k, y - 27 * k, x + 9 * k, y - 27 * k, x, y - 36 * k]), '#4a3440');
  e.p.line(points([x, y - 1, x, y - 27 * k]), 2 * k, '#8a5a3a', 0.6, [1, 1]);
}

/** A line of a child's crayon, from point to point. */
export function crayon(e: Easel, flat: readonly number[], colour: string, width = 6) {
  const line = curve(flat);
  e.p.line(
    line,
    width,
    colour,
    0.95,
    line.map((_, i) => 0.75 + 0.25 * Math.sin(i * 1.7)),
  );
}

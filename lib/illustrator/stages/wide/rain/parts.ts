import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, wash } from '../../kit/easel';
import { WASH } from './colours';

const [PALE, LIGHT, MID] = WASH;

type Area = readonly [x0: number, y0: number, x1: number, y1: number];
type RainOptions = {
  readonly colour?: string;
  readonly alpha?: number;
  readonly long?: number;
  /** How far a drop goes aside for its length. */
  readonly slant?: number;
  readonly thick?: number;
};

/** Strokes of rain. */
export function rain(
  e: Easel,
  name: string,
  [x0, y0, x1, y1]: Area,
  count: number,
  { colour = '#ffffff', alpha = 0.55, long = 70, slant = 0.22, thick = 2.2 }: RainOptions = {},
) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [r.between(x0, x1), r.between(y0, y1), long * (0.6 + r() * 0.8)];
    fill(e, stroke(`${x},${y} ${x - length * slant},${y + length}`, thick * 0.4, thick), colour, alpha);
  }
}

/** Rain straight into the eyes of who looks down from above: short strokes that run to a point. */
export function rainFromAbove(e: Easel, name: string, [cx, cy]: readonly [number, number], count: number) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const [x, y] = [r.between(0, 2400), r.between(0, 1200)];
    const [dx, dy] = [(cx - x) * 0.05, (cy - y) * 0.05];
    if (Math.hypot(x - cx, y - cy) < 240) continue;
    fill(e, stroke(`${x},${y} ${x + dx},${y + dy}`, 2.6, 0.8), '#ffffff', 0.7);
  }
}

/** Rings of a drop on a puddle. */
export function rings(e: Easel, x: number, y: number, rx: number, flat = 0.28, colour: string = PALE) {
  for (const [k, a] of [
    [1, 0.5],
    [0.66, 0.7],
    [0.32, 0.9],
  ] as const)
    e.p.edge(ellipse(x, y, rx * k, rx * k * flat), colour, 4, a);
}

export function puddle(e: Easel, x: number, y: number, rx: number, ry: number, colour: string) {
  fill(
    e,
    blob(
      `${x - rx},${y} ${x - rx * 0.6},${y - ry * 0.8} ${x},${y - ry * 0.7} ${x + rx * 0.5},${y - ry} ${x + rx},${y - ry * 0.1} ${x + rx * 0.7},${y + ry * 0.8} ${x + rx * 0.1},${y + ry * 0.7} ${x - rx * 0.5},${y + ry}`,
      8,
    ),
    colour,
  );
}

/** Water that jumps up around a boot. */
export function splash(e: Easel, x: number, y: number, size: number, colour: string) {
  e.p.in(x, y, 0, size, size, () => {
    fill(
      e,
      blob(
        '-110,6 -150,-60! -96,-24 -100,-120! -52,-36 -34,-150! 0,-44 34,-150! 52,-36 100,-120! 96,-24 150,-60! 110,6 0,22',
        5,
      ),
      colour,
      0.92,
    );
    for (const [u, v, s] of [
      [-170, -96, 12],
      [-120, -160, 10],
      [-44, -190, 13],
      [40, -200, 9],
      [122, -164, 12],
      [176, -100, 9],
    ] as const)
      fill(e, ellipse(u, v, s * 0.8, s), colour, 0.92);
  });
}

/** A ground with the brush seen in it. */
export function washed(e: Easel, name: string, [x0, y0, x1, y1]: Area, colour: string) {
  fill(e, rectangle(x0, y0, x1 - x0, y1 - y0), colour);
  wash(e, name, [x0, y0 + 20, x1, y1 - 20], [PALE, LIGHT, MID], { count: 46, alpha: 0.1, long: 260, tall: 40 });
}

/** Slabs of a pavement in perspective: a row of lines that run to a point far off. */
export function pavement(e: Easel, top: number, colour: string, lines: string, vanish = 1200) {
  fill(e, rectangle(-80, top, 2560, 1300 - top), colour);
  for (let x = -2400; x < 4800; x += 420)
    fill(e, stroke(`${vanish + (x - vanish) * 0.34},${top} ${x},1300`, 1.5, 4), lines, 0.45);
  for (const [share, thick] of [
    [0.12, 2],
    [0.36, 3],
    [0.72, 4],
  ] as const)
    fill(e, stroke(`-80,${top + (1200 - top) * share} 2480,${top + (1200 - top) * share}`, thick, thick), lines, 0.45);
}

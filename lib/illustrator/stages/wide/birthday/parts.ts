import { ellipse, rectangle, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { HOME, LAP, STAIRS } from './colours';

const mix = ([x, y]: Vec, [u, v]: Vec, k: number): Vec => [x + (u - x) * k, y + (v - y) * k];

/** Boards of a wall or a floor. */
export function boards(e: Easel, top: number, colour: string, line: string, step = 300) {
  fill(e, rectangle(-90, top, 2580, 1300 - top), colour);
  for (let x = -60; x < 2500; x += step) fill(e, stroke(`${x},${top} ${x + (x - 1200) * 0.16},1300`, 2, 4), line, 0.5);
}

/** A shelf on a wall. */
export function shelf(e: Easel, x: number, y: number, width: number, colour: string) {
  fill(e, rectangle(x, y, width, 26), colour);
  fill(e, rectangle(x, y + 26, width, 8), HOME.wood, 0.4);
  for (const u of [x + 40, x + width - 60])
    fill(e, blob(`${u},${y + 30}! ${u + 20},${y + 30}! ${u + 4},${y + 84}!`, 2), colour);
}

/** A pillow. */
export const pillow = (e: Easel, outline: string, colour: string) => e.p.form(blob(outline, 9), colour, { depth: 16 });

/** The front door of a flat from its lower left corner, shut or ajar. */
export function door(e: Easel, x: number, y: number, width: number, height: number, colour: string) {
  fill(e, rectangle(x - 34, y - height - 34, width + 68, height + 34), HOME.cream);
  fill(e, rectangle(x, y - height, width, height), colour);
  for (const [v, h] of [
    [0.08, 0.36],
    [0.54, 0.38],
  ] as const) {
    e.p.edge(rectangle(x + width * 0.14, y - height * (1 - v), width * 0.72, height * h), '#ffffff', 8, 0.22);
  }
  fill(e, ellipse(x + width * 0.9, y - height * 0.47, 20), '#f1cf7a');
}

/** An empty sheet of paper, or what is painted on it in the end. */
export function sheet(e: Easel, x: number, y: number, width: number, height: number, turn = 0.03, paint?: () => void) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, rectangle(6, 10, width, height), '#000000', 0.14);
    fill(e, rectangle(0, 0, width, height), '#ffffff');
    paint?.();
    for (const [u, v] of [
      [14, 14],
      [width - 14, 14],
    ] as const)
      fill(e, ellipse(u, v, 10), '#e2574c');
  });
}

/** A sheet that somebody has painted white all over: the paper is left at the rim, the paint is still wet. */
export function paintedWhite(e: Easel, [tl, tr, br, bl]: readonly [Vec, Vec, Vec, Vec]) {
  const at = (u: number, v: number): Vec => {
    const [a, b] = [mix(tl, tr, u), mix(bl, br, u)];
    return mix(a, b, v);
  };
  const knots = (points: readonly Vec[]) => points.map(([u, v]) => `${at(u, v)}`).join(' ');
  fill(e, blob(`${tl}! ${tr}! ${br}! ${bl}!`, 1), '#e6d8b4');
  fill(
    e,
    blob(
      knots([
        [0.06, 0.1],
        [0.2, 0.05],
        [0.4, 0.08],
        [0.62, 0.04],
        [0.9, 0.07],
        [0.95, 0.3],
        [0.92, 0.52],
        [0.96, 0.74],
        [0.92, 0.94],
        [0.72, 0.92],
        [0.66, 0.98],
        [0.6, 0.92],
        [0.34, 0.95],
        [0.08, 0.92],
        [0.1, 0.66],
        [0.05, 0.4],
      ]),
      6,
    ),
    '#ffffff',
  );
  for (const [v, from, to] of [
    [0.2, 0.12, 0.8],
    [0.4, 0.24, 0.88],
    [0.58, 0.14, 0.7],
    [0.78, 0.3, 0.86],
  ] as const)
    fill(
      e,
      stroke(
        knots([
          [from, v],
          [(from + to) / 2, v + 0.025],
          [to, v - 0.01],
        ]),
        1,
        5,
        1,
      ),
      '#d5dfe4',
      0.75,
    );
  for (const [u, v] of [
    [0.05, 0.04],
    [0.95, 0.04],
  ] as const)
    fill(e, ellipse(...at(u, v), 9), '#e2574c');
}

/** Three steps from their upper left corner, each `step` wide and high, down to the right. */
export function steps(e: Easel, x: number, y: number, [wide, high]: readonly [number, number], count: number) {
  for (let i = 0; i < count; i++) {
    const [u, v] = [x + i * wide, y + i * high];
    fill(e, rectangle(u, v, 2600 - u, 1400 - v), i % 2 ? STAIRS.step : '#386f7c');
    fill(e, rectangle(u, v, 2600 - u, 14), STAIRS.edge);
    fill(e, rectangle(u - 2, v, 10, high), STAIRS.dark, 0.5);
  }
}

/** Rails of a banister between two points. */
export function railing(
  e: Easel,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  count: number,
  height: number,
) {
  for (let i = 0; i <= count; i++) {
    const [x, y] = [x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count];
    fill(e, stroke(`${x},${y} ${x},${y - height}`, 9, 9), STAIRS.rail);
  }
  fill(e, stroke(`${x0 - 30},${y0 - height} ${x1 + 30},${y1 - height}`, 20, 20), STAIRS.rail);
}

/** An arm of somebody big, from the shoulder to the cuff; the hand has the skin of the child's family. */
export const bigArm = (e: Easel, line: string, radii: readonly [number, number, number]) =>
  e.p.form(stroke(line, ...radii), LAP.shirt, { depth: 24 });

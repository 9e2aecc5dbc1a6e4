import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { HOME, LAP, STAIRS } from './colours';

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

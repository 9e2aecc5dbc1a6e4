import { ellipse, type Knot, type Polygon, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { knots } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { CHALK } from './colours';

type Chalk = { readonly width?: number; readonly colour?: string; readonly alpha?: number };

const line = (points: readonly Knot[], width: number): Polygon => taper(points, [width / 2, width / 2.3, width / 2]);

/** A line of chalk through the points, thin where the chalk jumped. */
export function chalk(e: Easel, points: string, { width = 9, colour = CHALK, alpha = 0.9 }: Chalk = {}) {
  fill(e, line(knots(points), width), colour, alpha);
}

/** A chalk line that is drawn in dashes. */
export function dashes(e: Easel, points: string, { width = 9, colour = CHALK, alpha = 0.9 }: Chalk = {}) {
  const way = smooth(knots(points), false, 12);
  for (let i = 0; i + 3 < way.length; i += 5) fill(e, line(way.slice(i, i + 4), width), colour, alpha);
}

/** The tip of an arrow at a point, pointing along `turn`, radians. */
function tip(e: Easel, [x, y]: Knot, turn: number, size: number, { width = 9, colour = CHALK, alpha = 0.9 }: Chalk) {
  e.p.in(x, y, turn, 1, 1, () => {
    for (const s of [-1, 1])
      fill(
        e,
        line(
          [
            [-size, s * size * 0.62],
            [0, 0],
          ],
          width,
        ),
        colour,
        alpha,
      );
  });
}

/** An arrow of a plan. */
export function arrow(
  e: Easel,
  points: string,
  { dashed = false, ...look }: Chalk & { readonly dashed?: boolean } = {},
) {
  (dashed ? dashes : chalk)(e, points, look);
  const way = smooth(knots(points), false, 12);
  const [end, before] = [way.at(-1), way.at(-4)];
  if (!end || !before) return;
  tip(e, end, Math.atan2(end[1] - before[1], end[0] - before[0]), (look.width ?? 9) * 4.2, look);
}

/** A ring, as a plan marks a player. */
export function ring(
  e: Easel,
  x: number,
  y: number,
  r: number,
  { width = 9, colour = CHALK, alpha = 0.9 }: Chalk = {},
) {
  e.p.edge(ellipse(x, y, r, r * 0.97), colour, width, alpha);
}

/** A cross, as a plan marks an opponent. */
export function cross(e: Easel, x: number, y: number, r: number, look: Chalk = {}) {
  chalk(e, `${x - r},${y - r} ${x + r},${y + r}`, look);
  chalk(e, `${x + r},${y - r} ${x - r},${y + r}`, look);
}

/** Mown stripes over an area, `along` as a share of the width that they lean. */
export function mown(
  e: Easel,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour: string,
  { wide = 240, lean = 0 } = {},
) {
  clipTo(e, rectangle(x0, y0, x1 - x0, y1 - y0), () => {
    for (let x = x0 - Math.abs(lean); x < x1 + Math.abs(lean); x += wide * 2)
      fill(
        e,
        [
          [x + lean, y0],
          [x + wide + lean, y0],
          [x + wide - lean, y1],
          [x - lean, y1],
        ],
        colour,
      );
  });
}

type Net = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Meshes of a net inside of a shape. */
export function meshes(e: Easel, { x, y, w, h }: Net, { step = 34, width = 3, alpha = 0.55 } = {}) {
  clipTo(e, rectangle(x, y, w, h), () => {
    for (let u = -h; u < w + h; u += step) {
      chalk(e, `${x + u},${y} ${x + u + h},${y + h}`, { width, alpha });
      chalk(e, `${x + u},${y} ${x + u - h},${y + h}`, { width, alpha });
    }
  });
}

/** A goal from the field: net, two posts and the bar. */
export function goalFrame(e: Easel, net: Net, { post = 20, step = 34 } = {}) {
  const { x, y, w, h } = net;
  meshes(e, net, { step, width: Math.max(2, post * 0.16) });
  for (const [px, py, pw, ph] of [
    [x - post, y - post, post, h + post],
    [x + w, y - post, post, h + post],
    [x - post, y - post, w + post * 2, post],
  ] as const) {
    fill(e, rectangle(px, py, pw, ph), '#ffffff');
    fill(
      e,
      rectangle(
        px + (pw < ph ? pw * 0.68 : 0),
        py + (pw < ph ? 0 : ph * 0.68),
        pw < ph ? pw * 0.32 : pw,
        pw < ph ? ph : ph * 0.32,
      ),
      '#b9b3c6',
    );
  }
}

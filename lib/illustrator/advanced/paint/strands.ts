import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../paint';
import { labToRgb } from '../../paint/color';
import type { Planes } from '../planes/lab';
import { clamp, type Plane, type Point } from '../planes/plane';
import type { Flow } from './flow';
import { fillTapered } from './tapered';

/** Distance of strokes and how far one may stray from its place, pixels. */
const SPACING = 11;
const STRAY = 12;
/** Share of places without a stroke. */
const EMPTY = 0.25;
const SHORTEST = 7;
const ALPHA = 0.42;

export type HairPaint = { readonly lab: Planes; readonly flow: Flow; readonly hair: Plane };

/** Follows the flow from a place, in steps of two pixels, as long as there is hair. */
function followHair({ flow, hair }: HairPaint, [x, y]: Point, way: 1 | -1, length: number): Point[] {
  const edge = flow.edge * 2;
  const cellAt = (px: number, py: number) => (py >> 1) * flow.edge + (px >> 1);
  const start = cellAt(Math.round(x), Math.round(y));
  let [dx, dy] = [flow.x[start] * way, flow.y[start] * way];
  let [px, py] = [x, y];
  const path: Point[] = [];
  for (let step = 0; step < length; step += 2) {
    px += dx * 2;
    py += dy * 2;
    const [column, row] = [Math.round(clamp(px, 0, edge - 1)), Math.round(clamp(py, 0, edge - 1))];
    if (!(hair[row * edge + column] > 0.6)) break;
    const at = cellAt(column, row);
    const turn = flow.x[at] * dx + flow.y[at] * dy < 0 ? -1 : 1;
    dx = (dx + flow.x[at] * turn) / 2;
    dy = (dy + flow.y[at] * turn) / 2;
    path.push([px, py]);
  }
  return path;
}

function drawStrand(c: SKRSContext2D, paint: HairPaint, [x, y]: Point, random: Random): void {
  const { lab, hair, flow } = paint;
  const edge = flow.edge * 2;
  const [px, py] = [clamp(x + (random() - 0.5) * STRAY, 0, edge - 1), clamp(y + (random() - 0.5) * STRAY, 0, edge - 1)];
  const [length, tone, width, chance] = [random.between(18, 52), random(), random.between(1.4, 3.8), random()];
  const i = Math.round(py) * edge + Math.round(px);
  if (!(hair[i] > 0.85) || chance < EMPTY) return;
  const [before, after] = [followHair(paint, [px, py], 1, length), followHair(paint, [px, py], -1, length)];
  const path = [...before.reverse(), [px, py] as const, ...after];
  if (path.length < SHORTEST) return;
  const lift = tone > 0.55 ? 0.05 + 0.05 * (tone - 0.55) : -0.06;
  const color = labToRgb([clamp(lab[0][i] + lift), lab[1][i] * 1.08, lab[2][i] * 1.08]);
  const [r, g, b] = color.map((v) => Math.round(v * 255));
  fillTapered(c, path, { width, color: `rgba(${r},${g},${b},${ALPHA})`, ends: 0.05 });
}

/** Draws strands along the flow of the hair, lighter and darker than the paint below; always the same ones. */
export function drawStrands(c: SKRSContext2D, paint: HairPaint): void {
  const random = seededRandom('strands');
  const edge = paint.flow.edge * 2;
  for (let y = SPACING; y < edge; y += SPACING)
    for (let x = SPACING; x < edge; x += SPACING) {
      const cell = y * edge + x;
      // Far from hair nothing is drawn, and no random number is needed.
      if (paint.hair[cell] > 0.3) drawStrand(c, paint, [x, y], random);
    }
}

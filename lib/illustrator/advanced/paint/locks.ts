import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../paint';
import { labToRgb } from '../../paint/color';
import { blur } from '../planes/blur';
import { clamp, type Plane, type Point, smoothstep } from '../planes/plane';
import { enlarge, halve } from '../planes/resize';
import type { HairPaint } from './strands';
import { fillTapered } from './tapered';

/** Distance of rows and columns on which the outline is looked for, pixels. */
const SPACING = 9;
/** Where the outline turns downwards more than this, hair ends: locks are longer there. */
const END = 0.55;
/**
 * Length before and behind the outline, reach beyond it and width of a lock, pixels; and the share of places without
 * one.
 */
const LOCK = { before: 52, after: [24, 48], beyond: [0.5, 4], width: [5, 10], empty: 0.76 } as const;
const TIP = { before: 52, after: [10, 26], beyond: [2, 12], width: [9, 17], empty: 0.4 } as const;
/** Strokes of colour are wider than those of the outline, so that nothing shines through. */
const UNDERLAP = 4;

type Outline = { readonly at: Point; readonly normal: Point };

/** Places on the hair's outline with their outward normals, in the order of rows, then columns. */
function findOutline({ hair }: HairPaint, alpha: Plane, edge: number): Outline[] {
  const half = edge >> 1;
  const soft = enlarge(blur(halve(alpha, edge), half, 4), half, edge);
  const found: Outline[] = [];
  const add = (x: number, y: number) => {
    const i = y * edge + x;
    const [gx, gy] = [soft[i - 3] - soft[i + 3], soft[i - 3 * edge] - soft[i + 3 * edge]];
    const length = Math.hypot(gx, gy);
    if (length < 0.02) return;
    const normal: Point = [gx / length, gy / length];
    const inner = Math.round(y - normal[1] * 10) * edge + Math.round(x - normal[0] * 10);
    if (hair[inner] > 0.7) found.push({ at: [x, y], normal });
  };
  const isEdge = (i: number, j: number) => alpha[i] > 0.5 !== alpha[j] > 0.5;
  for (let y = 12; y < edge - 12; y++)
    for (let x = 12; x < edge - 12; x++) {
      const i = y * edge + x;
      if (y % SPACING === 0 && isEdge(i, i + 1)) add(x, y);
      else if (x % SPACING === 0 && isEdge(i, i + edge)) add(x, y);
    }
  return found;
}

/** Direction of a lock: along the outline and down, drawn a little to the strands inside. */
function findDirection({ flow }: HairPaint, { at: [x, y], normal: [nx, ny] }: Outline): Point {
  const cell = (Math.round(y - ny * 12) >> 1) * flow.edge + (Math.round(x - nx * 12) >> 1);
  const [fx, fy] = [flow.x[cell], flow.y[cell]];
  // Of both ways along the outline hair takes the one down; on the crown the one of the strands.
  const along = nx * fy - ny * fx;
  const way = Math.abs(nx) > 0.25 ? Math.sign(nx) : Math.sign(along) || 1;
  const tangent: Point = [-ny * way, nx * way];
  const turn = fx * tangent[0] + fy * tangent[1] < 0 ? -1 : 1;
  const isEnd = ny > END ? 1 : 0;
  const [dx, dy] = [
    tangent[0] * (1 - isEnd * 0.8) + fx * turn * 0.5 + isEnd * nx * 0.3,
    tangent[1] * (1 - isEnd * 0.8) + fy * turn * 0.5 + isEnd * 0.9,
  ];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** Path of a lock: from inside the hair along its outline, and out of it at its tip. */
function createLock(paint: HairPaint, place: Outline, random: Random): { path: Point[]; width: number; empty: number } {
  const {
    at: [x, y],
    normal: [nx, ny],
  } = place;
  const [dx, dy] = findDirection(paint, place);
  const { before, after, beyond, width, empty } = ny > END ? TIP : LOCK;
  const [length, out] = [random.between(after[0], after[1]), random.between(beyond[0], beyond[1])];
  const depth = random.between(5, 9);
  const path: Point[] = [];
  for (let k = 0; k <= 12; k++) {
    const t = k / 12;
    const along = -before + (before + length) * t;
    const aside = -depth - 4 + (depth + 4 + out) * t * t;
    path.push([x + dx * along + nx * aside, y + dy * along + ny * aside]);
  }
  return { path, width: random.between(width[0], width[1]), empty };
}

function pickColor({ lab, hair }: HairPaint, edge: number, [x, y]: Point, lift: number): string | null {
  const i = Math.round(clamp(y, 0, edge - 1)) * edge + Math.round(clamp(x, 0, edge - 1));
  if (!(hair[i] > 0.5)) return null;
  const [r, g, b] = labToRgb([clamp(lab[0][i] + lift), lab[1][i] * 1.06, lab[2][i] * 1.06]).map((v) =>
    Math.round(clamp(v) * 255),
  );
  return `rgb(${r},${g},${b})`;
}

/**
 * Lets the hair's outline end in tapered strokes instead of the cut of the matte; colours go to `c`, and the result is
 * the new outline. Always the same strokes for the same head.
 */
export function drawLocks(c: SKRSContext2D, paint: HairPaint, alpha: Plane): Plane {
  const edge = paint.flow.edge * 2;
  const random = seededRandom('locks');
  const mask = createCanvas(edge, edge).getContext('2d');
  for (const place of findOutline(paint, alpha, edge)) {
    const chance = random();
    const lift = random.between(-0.05, 0.03);
    const { path, width, empty } = createLock(paint, place, random);
    const color = chance < empty ? null : pickColor(paint, edge, path[2], lift);
    if (!color) continue;
    fillTapered(c, path, { width: width + UNDERLAP, color, ends: 0.12 });
    fillTapered(mask, path, { width, color: '#fff', ends: 0.02 });
  }
  const { data } = mask.getImageData(0, 0, edge, edge);
  const joined = alpha.map((value, i) => Math.max(value, data[i * 4 + 3] / 255));
  // Slits between a lock and the hair behind it are closed.
  const near = blur(joined, edge, 3);
  return joined.map((value, i) => Math.max(value, smoothstep(0.58, 0.7, near[i])));
}

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seededRandom } from '../../paint';
import { labToRgb } from '../../paint/color';
import { NOSE_TIP, SIDES } from '../landmarks';
import { blur } from '../planes/blur';
import { clamp, type Plane, type Point, smoothstep } from '../planes/plane';
import { enlarge, halve } from '../planes/resize';
import type { HeadPlanes } from './head-planes';
import type { HairPaint } from './strands';
import { fillTapered } from './tapered';

/** Distance of rows and columns on which the outline is looked for, pixels. */
const SPACING = 7;
/** Where the outline turns downwards more than this, hair ends: strands hang out of it there. */
const END = 0.55;
type Range = readonly [low: number, high: number];
type Kind = {
  readonly before: number;
  readonly after: Range;
  readonly beyond: Range;
  readonly width: Range;
  readonly empty: number;
  readonly opacity: number;
};
/**
 * Strands along the outline leave it so slowly that it stays smooth; at the ends of hair others hang out of it. Length
 * before and behind their place, reach beyond the outline and width, pixels; share of places without one; opacity.
 */
const ALONG: Kind = { before: 48, after: [30, 76], beyond: [-1, 4], width: [3, 7], empty: 0.6, opacity: 0.92 };
const HANGING: Kind = { before: 84, after: [5, 22], beyond: [0, 4], width: [14, 26], empty: 0.66, opacity: 1 };
/** How deep inside the outline a strand begins, pixels. */
const DEPTH = [8, 14] as const;
/** Nearer to the middle than this, widths of the face, hair meets the jaw and nothing hangs out of it. */
const BESIDE_JAW = 0.56;
/** Fewest points of a strand. */
const SHORTEST = 8;
/** Length of a step along the outline, pixels. */
const STEP = 6;
/** Strands come in groups: waves over the picture whose lengths (radians per pixel) do not repeat each other. */
const GROUPS = [0.043, 0.061] as const;
/** Strokes of colour are wider than those of the outline, so that nothing shines through. */
const UNDERLAP = 4;

type Outline = { readonly at: Point; readonly normal: Point };
/** The head's soft outline: 0.5 on it, falling outwards. */
type Field = { readonly soft: Plane; readonly edge: number };

const createField = (alpha: Plane, edge: number): Field => ({
  soft: enlarge(blur(halve(alpha, edge), edge >> 1, 4), edge >> 1, edge),
  edge,
});

/** Outward normal at a place; null where the outline is far. */
function normalAt({ soft, edge }: Field, [px, py]: Point): Point | null {
  const [x, y] = [Math.round(clamp(px, 4, edge - 5)), Math.round(clamp(py, 4, edge - 5))];
  const i = y * edge + x;
  const [gx, gy] = [soft[i - 3] - soft[i + 3], soft[i - 3 * edge] - soft[i + 3 * edge]];
  const length = Math.hypot(gx, gy);
  return length < 0.02 ? null : [gx / length, gy / length];
}

/** Places on the hair's outline with their outward normals, in the order of rows, then columns. */
function findOutline({ hair }: HairPaint, { alpha, landmarks }: HeadPlanes, field: Field): Outline[] {
  const { edge } = field;
  const [left, right] = SIDES.map((index) => landmarks[index][0]);
  const isBesideJaw = (x: number, y: number) =>
    y > landmarks[NOSE_TIP][1] && Math.abs(x - (left + right) / 2) < (right - left) * BESIDE_JAW;
  const found: Outline[] = [];
  const add = (x: number, y: number) => {
    const normal = normalAt(field, [x, y]);
    if (!normal || isBesideJaw(x, y)) return;
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

/** Way along the outline, 1 or -1 times its normal turned by a right angle: down, and on the crown that of the strands. */
function findWay({ flow }: HairPaint, { at: [x, y], normal: [nx, ny] }: Outline): 1 | -1 {
  if (Math.abs(nx) > 0.25) return nx > 0 ? 1 : -1;
  const cell = (Math.round(y - ny * 12) >> 1) * flow.edge + (Math.round(x - nx * 12) >> 1);
  return nx * flow.y[cell] - ny * flow.x[cell] < 0 ? -1 : 1;
}

/** Follows the outline from a place; `way` as `findWay` gives it. */
function followOutline(field: Field, { at, normal }: Outline, way: number, length: number): Outline[] {
  const path: Outline[] = [];
  let [place, out] = [at, normal];
  for (let gone = 0; gone < length; gone += STEP) {
    place = [place[0] - out[1] * way * STEP, place[1] + out[0] * way * STEP];
    const next = normalAt(field, place);
    // A sharp turn ends a strand.
    if (!next || next[0] * out[0] + next[1] * out[1] < 0.7) break;
    out = next;
    path.push({ at: place, normal: out });
  }
  return path;
}

/** Path of a strand along the outline: from inside the hair to beside it. */
function followAlong(paint: HairPaint, field: Field, place: Outline, kind: Kind, random: Random): Point[] {
  const way = findWay(paint, place);
  const group = 0.5 + 0.5 * Math.sin(place.at[0] * GROUPS[0] + 2 * Math.sin(place.at[1] * GROUPS[1]));
  const [length, out, depth] = [
    random.between(...kind.after),
    random.between(...kind.beyond),
    random.between(...DEPTH),
  ];
  const before = followOutline(field, place, -way, kind.before).reverse();
  const line = [...before, place, ...followOutline(field, place, way, length)];
  const last = Math.max(1, line.length - 1);
  return line.map(({ at: [x, y], normal: [nx, ny] }, k) => {
    const aside = -depth + (depth + out * (0.3 + group)) * (k / last) ** 2;
    return [x + nx * aside, y + ny * aside];
  });
}

/** Path of a strand that hangs out of the ends of hair. */
function hangDown({ flow }: HairPaint, { at: [x, y], normal: [nx, ny] }: Outline, kind: Kind, random: Random): Point[] {
  const cell = (Math.round(y - ny * 12) >> 1) * flow.edge + (Math.round(x - nx * 12) >> 1);
  const turn = flow.y[cell] < 0 ? -1 : 1;
  const [dx, dy] = [flow.x[cell] * turn * 0.5 + nx * 0.2, flow.y[cell] * turn * 0.5 + 1];
  const size = Math.hypot(dx, dy);
  const [length, out] = [random.between(...kind.after), random.between(...kind.beyond)];
  return Array.from({ length: 13 }, (_, k): Point => {
    const along = -kind.before + ((kind.before + length) * k) / 12;
    return [x + (dx / size) * along + nx * out * (k / 12) ** 2, y + (dy / size) * along];
  });
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
export function drawLocks(c: SKRSContext2D, paint: HairPaint, head: HeadPlanes): Plane {
  const { alpha } = head;
  const edge = paint.flow.edge * 2;
  const random = seededRandom('locks');
  const mask = createCanvas(edge, edge).getContext('2d');
  const field = createField(alpha, edge);
  for (const place of findOutline(paint, head, field)) {
    const isEnd = place.normal[1] > END;
    const kind = isEnd ? HANGING : ALONG;
    const [chance, lift, width] = [random(), random.between(-0.035, 0.025), random.between(...kind.width)];
    const path = isEnd ? hangDown(paint, place, kind, random) : followAlong(paint, field, place, kind, random);
    if (chance < kind.empty || path.length < SHORTEST) continue;
    const color = pickColor(paint, edge, path[3], lift);
    if (!color) continue;
    fillTapered(c, path, { width: width + UNDERLAP, color, ends: 0.12 });
    fillTapered(mask, path, { width, color: `rgba(255,255,255,${kind.opacity})`, ends: 0.02 });
  }
  const { data } = mask.getImageData(0, 0, edge, edge);
  const joined = alpha.map((value, i) => Math.max(value, data[i * 4 + 3] / 255));
  // Slits between a lock and the hair behind it are closed.
  const near = blur(joined, edge, 3);
  return joined.map((value, i) => Math.max(value, smoothstep(0.58, 0.7, near[i])));
}

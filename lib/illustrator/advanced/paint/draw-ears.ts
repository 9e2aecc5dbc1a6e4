import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Skin } from '../../figure/skin';
import { rgba } from '../../paint';
import { LOBES, SIDES } from '../landmarks';
import { blur } from '../planes/blur';
import type { Planes } from '../planes/lab';
import { type Plane, type Point, smoothstep } from '../planes/plane';
import type { HeadPlanes } from './head-planes';
import { fillTapered } from './tapered';

/** Reach of an ear beyond the face and its height, heights of the face: what is smaller is hidden or turned away. */
const LEAST_REACH = 0.035;
const LEAST_HEIGHT = 0.1;
/** Rows that may belong to an ear: above the widest point of the face, below its lobe, heights of the face. */
const ABOVE = 0.12;
const BELOW = 0.07;
/** Detail of an ear (OKLab) from where to where the photo's own drawing is enough. */
const DRAWN = [0.024, 0.045] as const;
/** Rows over which its contour is evened, pixels. */
const EVENED = 9;

/** One ear: for every row from `top` on where the face ends and how far the ear reaches beyond, pixels. */
type Ear = {
  readonly top: number;
  readonly inner: readonly number[];
  readonly reach: readonly number[];
  readonly sign: 1 | -1;
};

const even = (values: readonly number[]): readonly number[] =>
  values.map((_, k) => {
    const near = values.slice(Math.max(0, k - EVENED), k + EVENED + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });

/** Where the face and then the head end in a row; null where there is hair or nothing beside the face. */
function readRow({ edge, alpha, inside, landmarks }: HeadPlanes, hair: Plane, y: number, sign: 1 | -1) {
  const row = y * edge;
  const walk = (plane: Plane, from: number) => {
    let x = from;
    while (x > 1 && x < edge - 2 && plane[row + x + sign] > 0.5) x += sign;
    return x;
  };
  const middle = Math.round((landmarks[SIDES[0]][0] + landmarks[SIDES[1]][0]) / 2);
  const inner = walk(inside, middle);
  const outer = walk(alpha, inner);
  const between = [0.25, 0.5, 0.75].map((t) => hair[row + Math.round(inner + (outer - inner) * t)]);
  return Math.max(...between) > 0.35 ? null : { inner, reach: Math.abs(outer - inner) };
}

/** Finds the bare ear on a side by the head's outline beside the face. */
function findEar(head: HeadPlanes, hair: Plane, side: 0 | 1): Ear | null {
  const { face, landmarks } = head;
  const sign = side === 0 ? -1 : 1;
  const [from, to] = [landmarks[SIDES[side]][1] - face * ABOVE, landmarks[LOBES[side]][1] + face * BELOW];
  let best: Ear | null = null;
  let run: { top: number; inner: number[]; reach: number[] } = { top: 0, inner: [], reach: [] };
  for (let y = Math.round(from); y <= to; y++) {
    const read = readRow(head, hair, y, sign);
    if (!read || read.reach < face * 0.012) {
      run = { top: 0, inner: [], reach: [] };
      continue;
    }
    if (run.inner.length === 0) run.top = y;
    run.inner.push(read.inner);
    run.reach.push(read.reach);
    if (run.inner.length > (best?.inner.length ?? 0)) best = { ...run, sign };
  }
  if (!best || best.inner.length < face * LEAST_HEIGHT || Math.max(...best.reach) < face * LEAST_REACH) return null;
  return { ...best, inner: even(best.inner), reach: even(best.reach) };
}

/** Mean difference of the ear's lightness from its surroundings: a melted ear has next to none. */
function measureDetail({ edge }: HeadPlanes, light: Plane, broad: Plane, { top, inner, reach, sign }: Ear): number {
  let [sum, count] = [0, 0];
  for (let k = 0; k < inner.length; k += 2)
    for (let t = 0.15; t < 0.8; t += 0.1) {
      const i = (top + k) * edge + Math.round(inner[k] + reach[k] * t * sign);
      sum += Math.abs(light[i] - broad[i]);
      count++;
    }
  return sum / Math.max(1, count);
}

/** Point of an ear: `down` from its top to its lobe, `out` from the face to its border, 0 to 1. */
function pointOf({ top, inner, reach, sign }: Ear, down: number, out: number): Point {
  const k = Math.round(down * (inner.length - 1));
  return [inner[k] + reach[k] * out * sign, top + k];
}

function drawEar(c: SKRSContext2D, ear: Ear, skin: Skin, strength: number): void {
  const [height, width] = [ear.inner.length, Math.max(...ear.reach)];
  const curve = (down: (t: number) => number, out: (t: number) => number) =>
    Array.from({ length: 19 }, (_, k) => pointOf(ear, down(k / 18), out(k / 18)));
  const [x, y] = pointOf(ear, 0.5, 0.36);
  c.save();
  c.translate(x, y);
  c.scale(width * 0.36, height * 0.26);
  const hollow = c.createRadialGradient(0, 0, 0, 0, 0, 1);
  hollow.addColorStop(0, rgba(skin.deep, 0.62 * strength));
  hollow.addColorStop(1, rgba(skin.deep, 0));
  c.fillStyle = hollow;
  c.fillRect(-1, -1, 2, 2);
  c.restore();
  const rim = curve(
    (t) => 0.16 + 0.56 * t,
    (t) => 0.3 + 0.4 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)),
  );
  fillTapered(c, rim, { width: width * 0.1, color: rgba(skin.line, 0.72 * strength), ends: 0.1 });
  const root = curve(
    (t) => 0.3 + 0.62 * t,
    (t) => 0.02 + 0.05 * t,
  );
  fillTapered(c, root, { width: width * 0.12, color: rgba(skin.line, 0.5 * strength), ends: 0.05 });
}

/** Gives bare ears that the photo shows without detail the lines of a drawn one: rim, hollow and where they begin. */
export function drawEars(c: SKRSContext2D, lab: Planes, head: HeadPlanes, hair: Plane, skin: Skin): void {
  const broad = blur(lab[0], head.edge, 9);
  for (const side of [0, 1] as const) {
    const ear = findEar(head, hair, side);
    if (!ear) continue;
    const strength = smoothstep(DRAWN[1], DRAWN[0], measureDetail(head, lab[0], broad, ear));
    if (strength > 0) drawEar(c, ear, skin, strength);
  }
}

import { LIDS } from '../landmarks';
import { clamp, type Point, smoothstep } from '../planes/plane';
import { CHANNELS, type PreparedHead, type PreparedMeta } from '../prepared-head';

/** How far above and below the eye its skin is taken from, and how far the new skin fades at the corners, eye widths. */
const SKIN_ABOVE = 0.2;
const SKIN_BELOW = 0.2;
const FADE = 0.3;
/** A closed lid is round: it is darker towards the lashes by this share. */
const SHADE = 0.07;
/** Width of a patch of skin whose mean is taken, pixels. */
const PATCH = 25;
/** Where a lid that falls shut comes to rest, from the upper lid to the lower. */
const SHUT = 0.78;

/** Height of a line of points at a column; outside it the height of its nearest end. */
function heightAt(line: readonly Point[], x: number): number {
  const sorted = line[0][0] <= line[line.length - 1][0] ? line : [...line].reverse();
  if (x <= sorted[0][0]) return sorted[0][1];
  for (let i = 1; i < sorted.length; i++) {
    const [[x0, y0], [x1, y1]] = [sorted[i - 1], sorted[i]];
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / Math.max(1e-6, x1 - x0);
  }
  return sorted[sorted.length - 1][1];
}

/** Colour around a place: mean of a broad, low patch, so that no single lash colours a column. */
function readSkin({ meta, pixels }: PreparedHead, x: number, y: number): readonly number[] {
  const sum = [0, 0, 0];
  for (let n = 0; n < PATCH * 5; n++) {
    const column = clamp(Math.round(x) + (n % PATCH) - (PATCH >> 1), 0, meta.width - 1);
    const row = clamp(Math.round(y) + Math.floor(n / PATCH) - 2, 0, meta.height - 1);
    for (let c = 0; c < 3; c++) sum[c] += pixels[(row * meta.width + column) * CHANNELS + c] / (PATCH * 5);
  }
  return sum;
}

/** Lines of both lids of an eye, head units, from the left of the picture to the right. */
const findLids = ({ landmarks }: PreparedMeta, side: 0 | 1) =>
  LIDS[side].map((lid) => lid.map((index): Point => landmarks[index]));

/** The line on which a closed eye's lashes lie, head units. */
export function findLashLine(meta: PreparedMeta, side: 0 | 1): readonly Point[] {
  const [upper, lower] = findLids(meta, side);
  return upper.map(([x, y], i): Point => [x, y + (lower[i][1] - y) * SHUT]);
}

/** Paints one eye over with skin from above and below it. */
function coverEye(source: PreparedHead, pixels: Uint8Array, side: 0 | 1): void {
  const { meta } = source;
  const toPx = ([x, y]: Point): Point => [
    x / meta.unitsPerPx + meta.originPx[0],
    y / meta.unitsPerPx + meta.originPx[1],
  ];
  const [upper, lower] = findLids(meta, side).map((line) => line.map(toPx));
  const [left, right] = [upper[0][0], upper[upper.length - 1][0]];
  const width = right - left;
  const reach = width * FADE;
  for (let x = Math.ceil(left - reach); x <= right + reach; x++) {
    const [top, bottom] = [heightAt(upper, x) - width * SKIN_ABOVE, heightAt(lower, x) + width * SKIN_BELOW];
    const [above, below] = [readSkin(source, x, top - width * 0.04), readSkin(source, x, bottom + width * 0.04)];
    const ends = smoothstep(left - reach, left - reach * 0.3, x) * smoothstep(right + reach, right + reach * 0.3, x);
    for (let y = Math.ceil(top); y <= bottom; y++) {
      const t = (y - top) / Math.max(1, bottom - top);
      const share = ends * smoothstep(0, 0.12, t) * smoothstep(1, 0.88, t);
      const dark = 1 - SHADE * smoothstep(0.25, 0.62, t) * smoothstep(0.85, 0.65, t);
      const at = (y * meta.width + x) * CHANNELS;
      if (at < 0 || at >= pixels.length) continue;
      for (let c = 0; c < 3; c++) {
        const skin = (above[c] * (1 - t) + below[c] * t) * dark;
        pixels[at + c] += (skin - pixels[at + c]) * share;
      }
    }
  }
}

/** The head with both eyes painted over with skin; the lines of the lashes are drawn when it has moved. */
export function closeEyes(head: PreparedHead): PreparedHead {
  const pixels = head.pixels.slice();
  coverEye(head, pixels, 0);
  coverEye(head, pixels, 1);
  return { meta: head.meta, pixels };
}

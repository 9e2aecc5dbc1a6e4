import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Skin } from '../figure/skin';
import { mix, rgba } from '../paint';
import { MOUTH_ROWS, type Move } from './features';
import { COLUMNS, columnAt, type Slit } from './slit';

const MOUTH_DARK = '#35101a';
const TONGUE = '#d97472';
const TEETH = '#fbf3e8';
/** An opening of this height shows the tongue. */
const TONGUE_FROM = 5;

type Point = readonly [number, number];

function line(slit: Slit, row: number): Point[] {
  const [middle, half] = [(slit.left + slit.right) / 2, (slit.right - slit.left) / 2];
  return Array.from({ length: COLUMNS }, (_, i) => [middle + columnAt(i) * half, slit.rows[row]?.[i] ?? 0]);
}

function trace(c: SKRSContext2D, points: readonly Point[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
}

/** A brush stroke that is thin at both ends. */
function stroke(c: SKRSContext2D, points: readonly Point[], width: number, ends: number): void {
  const side = (g: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const u = Math.abs(columnAt(i));
      return [x, y + (g * width * (1 - (1 - ends) * u * u)) / 2];
    });
  trace(c, [...side(1), ...side(-1).reverse()]);
  c.closePath();
  c.fill();
}

/** What is seen between the lips of a mouth that the photo shows closed, or closed less far. */
export function paintMouthInside(c: SKRSContext2D, { acted }: Move, round: number): void {
  const [upper, lower] = [line(acted, MOUTH_ROWS.mouth), line(acted, MOUTH_ROWS.lowerLip)];
  const middle = (COLUMNS - 1) / 2;
  const [top, bottom] = [upper[middle]?.[1] ?? 0, lower[middle]?.[1] ?? 0];
  const height = bottom - top;
  const [centre, half] = [(acted.left + acted.right) / 2, (acted.right - acted.left) / 2];
  c.save();
  trace(c, [...upper, ...[...lower].reverse()]);
  c.closePath();
  const shade = c.createLinearGradient(0, top, 0, bottom);
  shade.addColorStop(0, MOUTH_DARK);
  shade.addColorStop(1, '#7c2a33');
  c.fillStyle = shade;
  c.fill();
  c.clip();
  if (height > TONGUE_FROM) {
    c.filter = 'blur(1px)';
    c.fillStyle = TONGUE;
    c.beginPath();
    c.ellipse(centre, bottom + height * 0.1, half * 0.6, height * 0.42, 0, 0, 2 * Math.PI);
    c.fill();
    c.filter = 'none';
  }
  // Round mouths show only the tips of the teeth.
  const teeth = (0.42 - 0.26 * round) * height;
  c.fillStyle = TEETH;
  trace(c, [
    ...upper.map(([x, y]): Point => [x, y - 1]),
    ...[...upper].reverse().map(([x, y]): Point => {
      const u = (x - centre) / half;
      return [x, y + teeth * (1 - u ** 4)];
    }),
  ]);
  c.closePath();
  c.fill();
  c.fillStyle = rgba('#b9a79c', 0.5);
  for (const u of [-0.56, -0.29, 0, 0.29, 0.56])
    c.fillRect(centre + u * half - 0.16, top - 4, 0.32, teeth + 4 + height * 0.02);
  const fall = c.createLinearGradient(0, top - 0.5, 0, top + teeth + 0.5);
  fall.addColorStop(0, rgba(MOUTH_DARK, 0.5));
  fall.addColorStop(0.7, rgba(MOUTH_DARK, 0));
  c.fillStyle = fall;
  c.fillRect(centre - half, top - 6, half * 2, teeth + 6.5);
  c.restore();
}

/** The line between lips that closed over an open mouth, or the upper edge of an opening. */
export function paintLipLine(c: SKRSContext2D, { acted }: Move, skin: Skin, closed: boolean): void {
  const points = line(acted, MOUTH_ROWS.mouth);
  c.fillStyle = rgba(mix(skin.line, '#4a1519', 0.35), closed ? 0.85 : 0.5);
  stroke(c, points, closed ? 1.25 : 0.9, 0.3);
  if (!closed) return;
  // Dents at the corners end the line softly.
  for (const [x, y] of [points[0], points[COLUMNS - 1]]) {
    const dent = c.createRadialGradient(x, y, 0, x, y, 2.6);
    dent.addColorStop(0, rgba(skin.deep, 0.55));
    dent.addColorStop(1, rgba(skin.deep, 0));
    c.fillStyle = dent;
    c.fillRect(x - 3, y - 3, 6, 6);
  }
}

/** A lid that has fallen shut: smooth skin with a soft crease, and its lashes. */
export function paintShutLid(c: SKRSContext2D, { rest, acted }: Move, skin: Skin, lash: string): void {
  const [shut, was] = [line(acted, 1), line(rest, 1)];
  const crease = was.map(([x, y], i): Point => [x, y - 1.6 * (1 - columnAt(i) ** 2)]);
  c.save();
  c.filter = 'blur(5px)';
  trace(c, [...crease, ...[...shut].reverse()]);
  c.closePath();
  c.fillStyle = rgba(skin.base, 0.8);
  c.fill();
  c.fillStyle = rgba(skin.shadow, 0.55);
  stroke(c, crease, 1.6, 0.2);
  c.fillStyle = rgba(skin.deep, 0.4);
  stroke(
    c,
    shut.map(([x, y]): Point => [x, y - 0.8]),
    2.4,
    0.2,
  );
  c.restore();
  c.fillStyle = rgba(lash, 0.9);
  stroke(c, shut, 1.7, 0.25);
}

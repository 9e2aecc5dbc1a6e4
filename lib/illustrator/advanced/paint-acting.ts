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

/** How far the skin of a shut lid reaches, in halves of the eye. */
const PAST_CORNERS = 1.32;

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

/** Upper milk teeth under the edge of the lip, in its shadow; a round mouth shows only their tips. */
function paintTeeth(c: SKRSContext2D, upper: readonly Point[], teeth: number): void {
  const middle = (COLUMNS - 1) / 2;
  const edge = upper.map(([x, y], i): Point => [x, y + teeth * (1 - columnAt(i) ** 4)]);
  c.fillStyle = TEETH;
  trace(c, [...upper.map(([x, y]): Point => [x, y - 1]), ...edge.reverse()]);
  c.closePath();
  c.fill();
  c.fillStyle = rgba('#b9a79c', 0.45);
  for (const step of [-11, -6, 0, 6, 11]) {
    const [x, y] = upper[middle + step] ?? [0, 0];
    c.fillRect(x - 0.14, y - 1, 0.28, teeth + 0.8);
  }
  c.fillStyle = rgba(MOUTH_DARK, 0.3);
  stroke(c, upper, 1.4, 0.6);
}

/** What is seen between the lips of a mouth that is open farther than the photo's; its own teeth stay in place. */
export function paintMouthInside(c: SKRSContext2D, { acted }: Move, round: number, ownTeeth: boolean): void {
  const upper = line(acted, ownTeeth ? MOUTH_ROWS.teeth : MOUTH_ROWS.mouth);
  const lower = line(acted, MOUTH_ROWS.lowerLip);
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
    c.filter = 'blur(2px)';
    c.fillStyle = TONGUE;
    c.beginPath();
    c.ellipse(centre, bottom + height * 0.08, half * 0.62, height * 0.44, 0, 0, 2 * Math.PI);
    c.fill();
    c.filter = 'none';
  }
  if (!ownTeeth && round < 0.9) paintTeeth(c, upper, (0.46 - 0.3 * round) * height);
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
  const middle = (acted.left + acted.right) / 2;
  // The skin reaches past the corners, where the photo's lashes end.
  const beyond = ([x, y]: Point): Point => [middle + (x - middle) * PAST_CORNERS, y];
  const crease = was.map(([x, y], i): Point => beyond([x, y - 2.2 * (1 - columnAt(i) ** 2) - 0.6]));
  const below = shut.map(([x, y]): Point => beyond([x, y + 1.2]));
  c.save();
  c.filter = 'blur(5px)';
  trace(c, [...crease, ...below.reverse()]);
  c.closePath();
  c.fillStyle = rgba(mix(skin.base, skin.shadow, 0.15), 0.9);
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

/** Lash lines over the edges of lids that have come closer, where the eyeball would end in a hard edge. */
export function paintNarrowLids(c: SKRSContext2D, { acted }: Move, skin: Skin, lash: string): void {
  c.fillStyle = rgba(lash, 0.7);
  stroke(c, line(acted, 1), 1.1, 0.3);
  c.fillStyle = rgba(mix(skin.deep, lash, 0.25), 0.55);
  stroke(c, line(acted, 2), 0.8, 0.2);
}

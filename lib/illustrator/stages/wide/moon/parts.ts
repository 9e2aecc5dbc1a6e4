import { ellipse, type Polygon, rectangle, toPath, union } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

/** A bank of clouds up to the lower edge: the tops of its humps. */
export function clouds(e: Easel, humps: readonly (readonly [x: number, y: number, r: number])[], colour: string) {
  for (const [x, y, r] of humps) fill(e, ellipse(x, y + r, r * 1.5, r, 0, 60), colour);
}

const COAT = { body: '#d8343c', side: '#b52534', nose: '#fff1dc', fin: '#8f1d33', ring: '#f7c35c', glass: '#16225e' };
const BODY = '0,-470 -120,-330 -196,-110 -190,130 -120,330! 120,330! 190,130 196,-110 120,-330';
const [HOLE_Y, HOLE_R] = [-96, 138];

const HOLE = ellipse(0, HOLE_Y, HOLE_R, HOLE_R, 0, 60);

/** Paints outside of the hole only. */
function around(e: Easel, hole: Polygon, paint: () => void) {
  e.c.save();
  e.c.clip(toPath(union(rectangle(-900, -900, 1800, 1800), hole)), 'evenodd');
  paint();
  e.c.restore();
}

function hull(e: Easel) {
  for (const side of [-1, 1])
    fill(
      e,
      blob(`${side * 176},60! ${side * 300},190 ${side * 318},400! ${side * 210},350 ${side * 128},320!`, 7),
      COAT.fin,
    );
  fill(e, blob('-104,320! -132,386 132,386 104,320!', 6), '#5a6078');
  const body = blob(BODY, 9);
  fill(e, body, COAT.body);
  e.p.clip(body, () => {
    fill(e, blob('60,-470! 250,-400! 250,400! 96,400! 140,130 146,-110', 8), COAT.side);
    fill(e, blob('-260,-340! 0,-282 260,-340! 260,-520! -260,-520!', 8), COAT.nose);
    fill(e, blob('-260,214! 0,250 260,214! 260,262! 0,298 -260,262!', 8), COAT.nose);
  });
  fill(e, blob('0,90 26,180 24,330 0,400 -24,330 -26,180', 7), COAT.fin);
  fill(e, ellipse(0, HOLE_Y, HOLE_R + 30, HOLE_R + 30, 0, 60), COAT.ring);
}

type Rocket = { readonly scale: number; readonly turn?: number };

/** A small red rocket, its middle at the point. */
export function rocket(e: Easel, x: number, y: number, { scale, turn = 0 }: Rocket) {
  e.p.in(x, y, turn, scale, scale, () => {
    hull(e);
    fill(e, HOLE, COAT.glass);
    fill(e, ellipse(-44, HOLE_Y - 48, 40, 22, -0.6), '#ffffff', 0.35);
  });
}

/** The same with an open window, for the child inside, who is painted before it. */
export function rocketAround(e: Easel, x: number, y: number, { scale, turn = 0 }: Rocket) {
  e.p.in(x, y, turn, scale, scale, () => around(e, HOLE, () => hull(e)));
}

/** What is seen in its window before the child is there. */
export function cabin(e: Easel, x: number, y: number, { scale, turn = 0 }: Rocket) {
  e.p.in(x, y, turn, scale, scale, () => fill(e, ellipse(0, HOLE_Y, HOLE_R + 14, HOLE_R + 14, 0, 60), '#f9d79a'));
}

/** A window in its frame. */
export function windowFrame(
  e: Easel,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: string,
  glass: string,
) {
  fill(e, rectangle(x - 34, y - 34, width + 68, height + 68), wood);
  fill(e, rectangle(x, y, width, height), glass);
}

export const windowSill = (e: Easel, x: number, y: number, width: number, wood: string) =>
  fill(e, rectangle(x - 74, y, width + 148, 44), wood);

/** Short lines beside somebody who shivers. */
export function shivers(e: Easel, x: number, y: number, reach: number, colour: string) {
  for (const side of [-1, 1])
    for (const [u, h] of [
      [0, 46],
      [34, 30],
    ] as const)
      fill(
        e,
        stroke(
          `${x + side * (reach + u)},${y - h} ${x + side * (reach + u + 12)},${y - h / 3} ${x + side * (reach + u)},${y + h / 3} ${x + side * (reach + u + 12)},${y + h}`,
          2,
          5,
          2,
        ),
        colour,
        0.8,
      );
}

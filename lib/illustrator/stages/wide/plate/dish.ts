import { ellipse, shade, star, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { DOUGH, GLAZE, GLAZE_SHADE, GOLD, STAR_BLUE } from './colours';

/** The plate of the book straight from above, within a radius of 100: a rim of eight-pointed stars. */
function plateFace(e: Easel) {
  fill(e, ellipse(0, 0, 100, 100, 0, 90), GLAZE);
  e.p.edge(ellipse(0, 0, 98, 98, 0, 90), STAR_BLUE, 3.4, 1);
  e.p.edge(ellipse(0, 0, 68, 68, 0, 90), STAR_BLUE, 1.8, 1);
  e.p.edge(ellipse(0, 0, 64.5, 64.5, 0, 90), GOLD, 1.1, 1);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * Math.PI;
    e.p.in(Math.cos(a) * 83, Math.sin(a) * 83, a, 1, 1, () => {
      fill(e, star(0, 0, 11, 0.66, 8), STAR_BLUE);
      fill(e, ellipse(0, 0, 3.4), GLAZE);
    });
    const b = a + Math.PI / 12;
    fill(e, ellipse(Math.cos(b) * 83, Math.sin(b) * 83, 2.6), GOLD);
  }
  fill(e, ellipse(0, 0, 63, 63, 0, 72), GLAZE_SHADE, 0.55);
  fill(e, ellipse(3, 4, 60, 59, 0, 72), GLAZE);
}

/** The plate; `squash` less than 1 sees it aslant. */
export function plate(e: Easel, x: number, y: number, r: number, squash = 1, turn = 0) {
  if (squash < 1) fill(e, ellipse(x, y + r * 0.09, r * 0.97, r * squash), shade(GLAZE, 0.22));
  e.p.in(x, y, 0, r / 100, (r * squash) / 100, () => e.p.in(0, 0, turn, 1, 1, () => plateFace(e)));
}

/** The shadow of a plate on what it stands on. */
export const plateShadow = (e: Easel, x: number, y: number, r: number, colour: string, alpha = 0.3) =>
  fill(e, ellipse(x + r * 0.07, y + r * 0.09, r * 1.02, r * 1.02, 0, 72), colour, alpha);

/** One folded pancake. */
export function pancake(e: Easel, x: number, y: number, r: number, turn: number) {
  e.p.in(x, y, turn, r / 20, r / 20, () => {
    fill(e, blob('-21,8 -19,-5 -9,-15 5,-16 17,-9 21,6 10,11 -10,11', 6), shade(DOUGH, 0.28), 0.55);
    fill(e, blob('-20,4 -18,-8 -8,-16 5,-17 16,-10 20,3 9,8 -9,8', 6), DOUGH);
    fill(e, blob('-14,-4 -6,-12 6,-13 13,-8 4,-6 -6,-4', 6), tint(DOUGH, 0.16));
    fill(e, stroke('-19,5 0,9 19,4', 2, 3.2, 2), '#f4dca4');
    for (const [u, v] of [
      [-8, 5],
      [2, 7],
      [10, 5],
    ] as const)
      fill(e, ellipse(u, v, 2.4, 1.8), '#7f9f48');
  });
}

/** A heap of pancakes within a radius; `left` are there of eight. */
export function pancakes(e: Easel, x: number, y: number, r: number, left = 8) {
  const spots = [
    [0.44, -0.28, 0.5],
    [-0.42, -0.3, -0.4],
    [0.02, -0.48, 0.1],
    [-0.5, 0.2, -0.1],
    [0.5, 0.22, 0.2],
    [-0.2, 0.46, 0.1],
    [0.24, 0.48, -0.2],
    [0, 0, 0.05],
  ] as const;
  for (const [u, v, turn] of spots.slice(8 - left)) pancake(e, x + u * r, y + v * r, r * 0.27, turn);
}

/** One date, shiny. */
export function dateFruit(e: Easel, x: number, y: number, r: number, turn: number) {
  e.p.in(x, y, turn, r / 10, r / 10, () => {
    fill(e, ellipse(1, 2, 17, 9), '#2a120a', 0.3);
    fill(e, ellipse(0, 0, 16, 8.6), '#6b2f17');
    fill(e, ellipse(-4, -3, 8, 2.4), '#c07a48', 0.9);
    fill(e, ellipse(15, 0, 2.6, 2.2), '#d8b072');
  });
}

/** Steam that curls up from a point. */
export function steam(e: Easel, x: number, y: number, k: number, alpha = 0.6) {
  e.p.in(x, y, 0, k, k, () =>
    fill(e, stroke('0,0 -24,-50 18,-100 -10,-150 14,-200', 4, 9, 11, 8, 1), '#fffaf0', alpha),
  );
}

/** Centre and radius of the plate on whose rim the refrain runs, at the foot of both pages. */
const RIM = { x: 1200, y: 8530, r: 7586 } as const;
/** The rim of a huge plate along the foot of both pages: a band for words above a row of stars. */
export function hugeRim(e: Easel) {
  const ring = (inset: number, colour: string) =>
    fill(e, ellipse(RIM.x, RIM.y, RIM.r - inset, RIM.r - inset, 0, 720), colour);
  fill(e, ellipse(RIM.x, RIM.y - 14, RIM.r, RIM.r, 0, 720), '#1a1030', 0.22);
  ring(0, STAR_BLUE);
  ring(16, GLAZE);
  ring(124, STAR_BLUE);
  ring(130, GLAZE);
  for (let i = -13; i <= 13; i++) {
    const a = -Math.PI / 2 + i * 0.0134;
    e.p.in(RIM.x + Math.cos(a) * (RIM.r - 182), RIM.y + Math.sin(a) * (RIM.r - 182), a, 1, 1, () => {
      fill(e, star(0, 0, 38, 0.66, 8), STAR_BLUE);
      fill(e, ellipse(0, 0, 11), GLAZE);
    });
  }
}

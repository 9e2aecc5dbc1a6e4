import { type Skin, skinTones } from '../../../figure/skin';
import { mix, type Painter, type Polygon, smooth } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';

/** What the skin of a sole has in common with every other: it is paler and rosier than that of the leg. */
const ROSE = '#f4b7a2';
/** Tips of toes that are cold. */
const COLD = '#b5688c';

/** Toes like peas in a row, the great one on the left: from root to tip, and their radii. */
const TOES = [
  ['84,-66 92,-96', 22, 20],
  ['58,-82 68,-124', 24, 22],
  ['28,-90 34,-144', 26, 24.5],
  ['-8,-92 -8,-154', 28, 27],
  ['-54,-84 -62,-136', 38, 39],
] as const;
const SOLE =
  '-98,-74 -84,-108 -40,-120 20,-112 74,-94 104,-58 102,-18 88,22 78,62 72,104 44,142 0,152 -44,142 -68,106 -66,60 -60,22 -78,-18 -96,-46';
/** What swells: the ball below the great toe, the ball below the others, the heel. */
const PADS = [
  [-44, -66, 48, 40],
  [46, -56, 52, 38],
  [4, 96, 58, 46],
] as const;

/** A toe whose end is round even as large as a page. */
const toeOf = (points: string, root: number, tip: number): Polygon => smooth(stroke(points, root, tip), true, 3);

const soleOf = (skin: Skin): Skin => skinTones(mix(skin.base, ROSE, skin.dark ? 0.42 : 0.3));

/** Where one toe leans on the next, and the fold below all of them. */
function folds(p: Painter, skin: Skin, whole: Polygon[], line: number): void {
  p.clip(whole, () => {
    for (const [points, root, tip] of TOES) {
      const toe = toeOf(points, root, tip);
      p.edge(toe, skin.shadow, line * 2.4, 0.5);
      p.edge(toe, skin.deep, line, 0.75);
      p.fill(toe, skin.base);
      const [x, y] = knots(points)[1] ?? [0, 0];
      p.soft(x, y - tip * 0.1, tip * 1.05, tip * 1.1, COLD, skin.dark ? 0.34 : 0.3);
      p.soft(x - tip * 0.2, y + tip * 0.1, tip * 0.6, tip * 0.62, skin.highlight, skin.dark ? 0.5 : 0.75);
    }
    p.fill(blob(SOLE, 9), skin.base);
    p.soft(2, -96, 104, 24, skin.shadow, 0.5, 0.1);
    p.line(knots('-96,-82 -70,-98 -30,-102 20,-98 62,-84 100,-58'), line * 1.5, skin.deep, 0.55, [0.3, 1, 1, 1, 0.3]);
  });
}

/** Swellings in the light, the hollow between them, and the creases of somebody who has never walked. */
function swellings(p: Painter, skin: Skin, line: number): void {
  p.soft(-34, 24, 56, 60, skin.shadow, 0.55);
  for (const [x, y, rx, ry] of PADS) {
    p.soft(x, y, rx * 1.05, ry * 1.05, skin.blush, skin.dark ? 0.3 : 0.26);
    p.soft(x - rx * 0.14, y - ry * 0.2, rx * 0.74, ry * 0.7, skin.highlight, skin.dark ? 0.42 : 0.7);
  }
  for (const fold of ['-64,10 -30,-6 8,-4 40,10', '-58,42 -26,32 10,38', '-52,126 -18,138 22,138 52,122'])
    p.line(knots(fold), line * 1.3, skin.deep, 0.34, [0.15, 1, 0.15]);
}

/**
 * A plump bare sole, 330 units high, its toes up, the great one on the left.
 * `depth`: of its shading, in units of the page; `line`: around its toes, in its own units.
 */
export function drawPlumpSole(p: Painter, leg: Skin, { depth = 16, line = 3 } = {}): void {
  const skin = soleOf(leg);
  const whole = [...TOES.map(([points, root, tip]) => toeOf(points, root, tip)), blob(SOLE, 9)];
  for (const part of whole) p.edge(part, leg.deep, line * 1.6, 0.7);
  for (const part of whole) p.fill(part, skin.base);
  folds(p, skin, whole, line);
  const [lx, ly] = p.lit();
  p.inner(whole, skin.shadow, lx * depth, ly * depth, depth * 0.8, 0.75);
  p.clip(whole, () => swellings(p, skin, line));
}

import type { Skin } from '../../../figure/skin';
import { ellipse, type Painter } from '../../../paint';
import { blob, knots } from '../../kit/outline';
import { flesh } from '../baby-feet';

/** Tips of toes that are cold. */
const COLD = '#6f86c4';

/** Toes like peas in a row, the great one on the left. */
const TOES = [
  [-62, -124, 35, 37],
  [-14, -148, 25, 27],
  [28, -144, 22, 24],
  [62, -126, 20, 22],
  [90, -98, 18, 20],
] as const;
const SOLE = '-92,-96 -40,-128 30,-122 84,-92 108,-40 92,20 80,70 62,116 10,140 -44,128 -72,84 -76,30 -96,-30';

/**
 * A plump bare sole, 310 units high, its toes up, with the pads and dimples of somebody who has never walked.
 * `depth`: of its shading, in units of the page; `line`: around its toes, in its own units.
 */
export function drawPlumpSole(p: Painter, skin: Skin, { depth = 16, line = 3 } = {}): void {
  for (const [x, y, rx, ry] of TOES) {
    const toe = ellipse(x, y, rx, ry);
    flesh(p, toe, skin, depth * 0.56);
    p.edge(toe, skin.deep, line, 0.5);
    p.soft(x, y - ry * 0.3, rx * 0.8, ry * 0.6, COLD, 0.5);
  }
  const shape = blob(SOLE, 9);
  flesh(p, shape, skin, depth);
  p.edge(shape, skin.deep, line, 0.4);
  for (const [x, y, rx, ry] of [
    [-34, -72, 46, 38],
    [52, -60, 40, 36],
    [2, 84, 48, 40],
  ] as const)
    p.soft(x, y, rx, ry, skin.blush, 0.3);
  p.soft(2, 80, 36, 28, skin.highlight, 0.4);
  for (const fold of ['-58,4 -16,-12 36,2', '-40,34 -10,26 24,34'])
    p.line(knots(fold), 4, skin.deep, 0.35, [0.2, 1, 0.2]);
}

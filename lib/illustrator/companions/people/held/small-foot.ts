import type { Skin } from '../../../figure/skin';
import { ellipse, type Painter } from '../../../paint';
import { blob } from '../../kit/outline';

const SOLE = '-9,-10 -4,-13 4,-12 9,-8 9,0 6,7 6,12 0,15 -6,12 -6,5 -9,-3';
/** Toes on one round line, the great one on the left. */
const TOES = [
  [-6.6, -14.2, 3.7, 4.2],
  [-1.5, -16.2, 2.7, 3.2],
  [2.9, -15.6, 2.4, 2.9],
  [6.3, -13.4, 2.2, 2.6],
  [9, -10.4, 2, 2.4],
] as const;

/** The sole of a baby's foot, 33 units high, its toes up: so small that its lines are more than its shading. */
export function drawSmallFoot(p: Painter, skin: Skin): void {
  const parts = [...TOES.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry)), blob(SOLE, 8)];
  for (const part of parts) p.edge(part, skin.deep, 2, 0.8);
  for (const part of parts) p.fill(part, skin.base);
  p.soft(-1, -3, 8, 11, skin.highlight, 0.4);
  p.soft(1, 8, 7, 6, skin.blush, 0.35);
  for (const [x, y, rx, ry] of TOES) p.soft(x, y - 1, rx, ry, skin.blush, 0.4);
  p.line(
    [
      [-5, 1],
      [0, -1],
      [5, 3],
    ],
    1.1,
    skin.deep,
    0.5,
  );
}

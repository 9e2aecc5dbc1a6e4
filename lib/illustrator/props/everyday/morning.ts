import { ellipse, type Painter, rectangle, smooth, tint } from '../../paint';
import type { PropLook } from '../model';

/** A toothbrush that lies level, its bristles and their foam on the left. */
export function toothbrush(p: Painter, { colour = '#4f9a94' }: PropLook) {
  p.form(rectangle(-34, -5, 86, 8), colour, { depth: 3 });
  p.fill(rectangle(-34, -14, 24, 10), '#fbf6ea');
  for (const [x, y, r] of [
    [-34, -14, 9],
    [-22, -17, 8],
    [-12, -12, 7],
    [-28, -4, 7],
  ] as const)
    p.fill(ellipse(x, y, r, r * 0.9), '#ffffff', { alpha: 0.95 });
}

/** One low shoe from the side, its toe on the right. */
export function shoe(p: Painter, { colour = '#c8504f' }: PropLook) {
  p.form(
    smooth(
      [
        [-32, -4, 1],
        [-33, -30, 1],
        [-22, -26],
        [-6, -20],
        [10, -22],
        [30, -16],
        [37, -4, 1],
      ],
      true,
      6,
    ),
    colour,
    { depth: 7, lightColor: tint(colour, 0.1) },
  );
  p.fill(ellipse(-18, -27, 14, 4.6), '#5a3a34');
  p.form(rectangle(-34, -6, 72, 7), '#efe2cc', { depth: 2 });
  p.form(rectangle(-34, -2, 20, 9), '#6b4436', { depth: 2 });
}

import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { BLUE, CREAM, RED, sheen, wood, YELLOW } from '../kit/materials';
import { blob, block, cut, line, rod } from '../kit/shapes';
import type { PropLook } from '../model';

const PALE = '#d8a868';

/** A small bird carved of pale wood on its foot, one wing painted. */
export function woodenBird(p: Painter, { colour = BLUE }: PropLook) {
  wood(p, block(-24, -9, 50, 9, 3), '#9a6338', 0, 3);
  for (const x of [-5, 8]) p.form(rod(x, -8, x - 1, -24, 2.2), '#7a5230', { depth: 1 });
  p.form(cut([46, -62, 59, -56, 46, -52], 2), YELLOW, { depth: 2 });
  wood(p, cut([-22, -42, -56, -60, -58, -46, -44, -34, -20, -26], 4), shade(PALE, 0.04), 0.4, 4);
  for (const y of [-54, -47]) line(p, [-56, y, -40, y + 8], 2, colour, 0.85, [0.6, 1, 0.3]);
  const body = blob([
    -36, -40, -12, -52, 8, -64, 24, -79, 42, -76, 50, -62, 46, -44, 32, -26, 8, -17, -18, -22, -34, -32,
  ]);
  wood(p, body, PALE, 0.35, 9);
  p.clip(body, () => {
    // the knife has left facets
    for (const [x, y, long] of [
      [26, -32, 14],
      [6, -25, 16],
      [-12, -27, 13],
      [40, -48, 10],
    ] as const)
      p.fill(ellipse(x, y, long, 3.4, -0.35), tint(PALE, 0.08), { alpha: 0.5 });
    p.form(blob([30, -58, 48, -52, 40, -34, 24, -28, 24, -44]), RED, { depth: 4, alpha: 0.8 });
  });
  const wing = blob([14, -50, 16, -38, 4, -28, -18, -26, -40, -34, -24, -40, -8, -50, 4, -55]);
  p.form(wing, colour, { depth: 5 });
  p.clip(wing, () => {
    for (const [x, y] of [
      [-2, -34],
      [-12, -36],
      [-22, -35],
    ] as const)
      line(p, [x + 10, y - 12, x + 2, y, x - 10, y + 4], 2, CREAM, 0.9, [0.5, 1, 0.4]);
    p.fill(ellipse(7, -46, 3), YELLOW);
  });
  p.fill(ellipse(37, -65, 4.4), '#fff8e8');
  p.fill(ellipse(38, -65, 2.8), '#3a2c30');
  p.fill(ellipse(37, -66, 0.9), '#ffffff');
  sheen(p, body, 18, -66, 6, 5, 0.6);
}

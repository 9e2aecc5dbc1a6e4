import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { BLUE, CREAM, RED, sheen } from '../kit/materials';
import { blob, block, dash, line, stroke } from '../kit/shapes';
import type { Prop } from '../model';

const HAND = [
  -17, -14, -21, -34, -21, -54, -14, -70, 0, -76, 14, -70, 20, -56, 20, -45, 27, -55, 36, -57, 41, -49, 36, -37, 25,
  -25, 17, -14,
];

/** A knitted mitten, its cuff at the origin, the fingers up, the thumb to the right. */
export function mitten(p: Painter, colour: string) {
  const hand = blob(HAND);
  p.form(hand, colour, { depth: 8, shadow: 0.14 });
  p.clip(hand, () => {
    for (let j = 0; j < 8; j++) {
      const snow = j === 3 || j === 5;
      for (let i = 0; i < 9; i++) {
        const [x, y] = [-23 + i * 6.6, -16 - j * 7.6];
        const tone = snow || (j === 4 && i % 2) ? CREAM : (i + j) % 2 ? tint(colour, 0.1) : shade(colour, 0.1);
        const alpha = tone === CREAM ? 0.95 : 0.55;
        dash(p, [x, y - 5, x + 3.3, y], 2.6, tone, alpha);
        dash(p, [x + 6.6, y - 5, x + 3.3, y], 2.6, tone, alpha);
      }
    }
    line(p, [19, -45, 17, -36, 20, -27], 2, shade(colour, 0.22), 0.6, [0.3, 1, 0.4]);
  });
  sheen(p, hand, -9, -56, 6, 14, 0.4, 0.1);
  const cuff = block(-20, -17, 40, 19, 6);
  p.form(cuff, tint(colour, 0.03), { depth: 5, shadow: 0.14 });
  p.clip(cuff, () => {
    for (let x = -17; x < 20; x += 5.6) line(p, [x, -18, x - 0.6, 3], 2.2, shade(colour, 0.16), 0.65);
    line(p, [-21, -3, 0, -2, 21, -3], 3, CREAM, 0.85);
  });
}

/** A pair of knitted mittens, one red, one blue, that lie fingers up. */
export function mittens(p: Painter) {
  p.form(stroke([-34, -3, -16, 4, 4, 0, 20, 5, 38, -3], [2, 2.2, 2, 2.2, 2]), CREAM, { depth: 1.4 });
  p.in(-34, -3, -0.24, 1, 1, () => mitten(p, RED));
  p.in(36, -3, 0.2, -1, 1, () => mitten(p, BLUE));
}

/** The same pair in the hand, on their cord. */
export function heldMittens(p: Painter) {
  p.form(stroke([-15, 10, -8, 0, 0, -3, 9, 0, 17, 12], [1.5, 1.6, 1.6, 1.6, 1.5]), CREAM, { depth: 1 });
  p.in(17, 12, Math.PI - 0.12, -0.62, 0.62, () => mitten(p, BLUE));
  p.in(-15, 10, Math.PI + 0.14, 0.62, 0.62, () => mitten(p, RED));
  p.form(ellipse(0, -3, 3.4, 3), CREAM, { depth: 1 });
}

/** One large mitten by itself, its cuff on the ground point. */
export const bigMitten: Prop['draw'] = (p, { colour = RED }) => mitten(p, colour);

/** The same with its cuff up, as arms go into it. */
export const hangingMitten: Prop['draw'] = (p, { colour = RED }) => p.in(0, 0, Math.PI, 1, 1, () => mitten(p, colour));

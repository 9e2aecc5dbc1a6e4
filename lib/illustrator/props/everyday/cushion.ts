import { ellipse, type Painter, shade, star, tint } from '@/lib/illustrator/paint';
import { dabs, RED, sheen, YELLOW } from '../kit/materials';
import { blob, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

/** A plump cushion with an embroidered star and tassels, pressed in the middle. */
export function cushion(p: Painter, { colour = RED }: PropLook) {
  for (const [x, y, dx] of [
    [-74, -10, -10],
    [74, -10, 10],
    [-62, -62, -12],
    [62, -62, 12],
  ] as const) {
    p.form(stroke([x, y, x + dx, y + 8, x + dx * 1.2, y + 22], [3, 4.4, 6]), YELLOW, { depth: 2 });
    for (const u of [-3, 1, 5]) line(p, [x + dx, y + 10, x + dx * 1.2 + u, y + 25], 1.2, shade(YELLOW, 0.16), 0.7);
    p.form(ellipse(x + dx * 0.5, y + 4, 4.4), tint(YELLOW, 0.06), { depth: 1.4 });
  }
  const body = blob([
    -78, -12, -70, -38, -66, -64, -34, -60, 0, -56, 34, -60, 66, -64, 70, -38, 78, -12, 40, -1, 0, 2, -40, -1,
  ]);
  p.form(body, colour, { depth: 15, softness: 9 });
  dabs(p, body, colour, 26, 7, 0.1, 0.3);
  p.clip(body, () => {
    p.soft(0, -46, 40, 12, shade(colour, 0.2), 0.5);
    for (const [x, turn] of [
      [-44, 0.5],
      [44, -0.5],
      [-58, -0.4],
      [58, 0.4],
    ] as const)
      p.soft(x, -36, 4, 24, shade(colour, 0.2), 0.4, turn);
    p.in(0, -26, 0, 1, 0.62, () => {
      p.form(star(0, 0, 26, 0.55, 8), YELLOW, { depth: 3 });
      p.fill(star(0, 0, 14, 0.55, 8), colour, { alpha: 0.9 });
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        p.fill(ellipse(Math.cos(a) * 37, Math.sin(a) * 37, 3), tint(YELLOW, 0.1), { alpha: 0.9 });
      }
    });
  });
  line(p, [-74, -16, -40, -5, 0, -2, 40, -5, 74, -16], 3, tint(YELLOW, 0.02), 0.9, [0.6, 1, 0.6]);
  sheen(p, body, -40, -50, 18, 7, 0.5, 0.1);
}

/** The same cushion in both hands. */
export const heldCushion = (p: Painter, look: PropLook) => p.in(0, 22, 0, 0.62, 0.62, () => cushion(p, look));

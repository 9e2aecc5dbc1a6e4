import { ellipse, type Painter, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { blob } from '../kit/shapes';
import type { PropLook } from '../model';

/** A wide puddle of mud in which wheels have sunk, splashes around it. */
export function mud(p: Painter, { colour = '#7a4a30' }: PropLook) {
  const pool = blob([
    -190, 2, -160, -22, -96, -30, -20, -26, 60, -32, 140, -24, 190, -4, 168, 20, 92, 28, 0, 24, -96, 30, -164, 20,
  ]);
  p.soft(0, 2, 236, 44, shade(colour, 0.04), 0.75);
  p.fill(pool, shade(colour, 0.05), { alpha: 0.9, blur: 4 });
  p.clip(pool, () => {
    for (const [x, y, w] of [
      [-110, -8, 40],
      [-10, 6, 54],
      [96, -6, 42],
    ] as const) {
      p.edge(ellipse(x, y, w, w * 0.24), tint(colour, 0.1), 2, 0.35);
      p.soft(x - 8, y - 2, w * 0.5, 5, '#f0d0b0', 0.4);
    }
  });
  const random = seededRandom('mud');
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = [side * random.between(60, 196), -random.between(14, 74)];
    p.fill(ellipse(x, y, random.between(3, 9), random.between(3, 7), random()), shade(colour, random() * 0.06), {
      alpha: 0.9,
    });
  }
}

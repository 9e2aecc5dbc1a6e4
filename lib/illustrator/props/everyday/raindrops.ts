import { ellipse, type Painter, tint } from '@/lib/illustrator/paint';
import { blob } from '../kit/shapes';
import type { PropLook } from '../model';

const WATER = '#5f9fdc';
/** From one drop to the one above it. */
const APART = 58;

function drop(p: Painter, y: number, size: number, colour: string) {
  p.in(0, y, 0, size, size, () => {
    p.form(blob([0, -19, 4, -9, 8.4, 0, 6, 8, 0, 11, -6, 8, -8.4, 0, -4, -9]), colour, { depth: 3, shadow: 0.12 });
    p.fill(ellipse(-3, 2, 2, 3.6, 0.3), '#ffffff', { alpha: 0.9 });
    p.soft(2.6, 5, 3.4, 3, tint(colour, 0.2), 0.8);
  });
}

/** Drops one above the other; where the first of several lands, water jumps up. */
export function raindrops(p: Painter, { colour = WATER, count = 1 }: PropLook) {
  if (count > 1) {
    p.edge(ellipse(0, -1, 24, 5), tint(colour, 0.12), 2, 0.9);
    for (const [x, y, turn] of [
      [-25, -9, -1],
      [-15, -21, -0.5],
      [3, -26, 0.1],
      [18, -19, 0.6],
      [27, -8, 1.1],
    ] as const)
      p.in(x, y, turn, 1, 1, () => drop(p, 0, 0.42, colour));
  }
  const first = count > 1 ? 1 : 0;
  for (let i = first; i < count; i++) drop(p, -14 - i * APART, 1 - 0.12 * i, colour);
}

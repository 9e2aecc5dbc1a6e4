import { ellipse, type Painter, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const WATER = '#5f9fdc';
/** From one drop to the one above it. */
const APART = 52;

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
    for (const [x, y] of [
      [-20, -20],
      [-8, -28],
      [9, -27],
      [21, -18],
    ] as const)
      p.form(stroke([x * 0.5, -3, x * 0.8, y * 0.6, x, y], [1.2, 2, 2.6]), colour, { depth: 1 });
  }
  const first = count > 1 ? 1 : 0;
  for (let i = first; i < count; i++) drop(p, -14 - i * APART, 1 - 0.12 * i, colour);
}

import { ellipse, type Painter, type Vec } from '../../../paint';
import type { HeadContext } from '../context';

type Tones = {
  readonly base: string;
  readonly shadow: string;
  readonly deep: string;
  readonly glow: string;
  readonly blush: string;
};

const SIZE = { out: 6, down: 5, width: 18, height: 16.5 } as const;

/** A cheek round with air, beyond the edge of the face; `near` is its width as the head turns. */
export function drawPuffedCheek(p: Painter, [x, y]: Vec, side: 1 | -1, near: number, tones: Tones): void {
  const [lx] = p.lit();
  const [cx, cy] = [x + side * SIZE.out * near, y + SIZE.down];
  const ball = ellipse(cx, cy, SIZE.width * near, SIZE.height, 0, 48);
  p.soft(cx, cy + 5, SIZE.width * near * 1.16, SIZE.height, tones.shadow, 0.5);
  p.fill(ball, tones.base);
  p.inner(ball, tones.shadow, lx * 3, -4, 6, 0.55, 0.04);
  p.inner(ball, tones.deep, 0, -1.4, 1.6, 0.16, 0.04);
  p.soft(cx, cy + 2, 12 * near, 10, tones.blush, 0.55);
  p.soft(cx + lx * 4, cy - 6, 7 * near, 4.5, tones.glow, 0.55);
}

/** Both cheeks of a face that traits draw. */
export function drawPuffedCheeks({ painter, skin, view }: HeadContext): void {
  for (const side of [-1, 1] as const) {
    const { x, y, squeeze } = view.project(side * 30, 24);
    drawPuffedCheek(painter, [x, y], side, Math.min(1, squeeze), { ...skin, glow: skin.highlight });
  }
}

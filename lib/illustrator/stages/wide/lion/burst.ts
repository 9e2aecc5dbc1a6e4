import { type Knot, smooth } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { INK, PAPER } from './colours';

type Burst = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn?: number;
  readonly colour?: string;
};

const rays = (rx: number, ry: number, count = 15) =>
  smooth(
    Array.from({ length: count * 2 }, (_, i): Knot => {
      const a = (i / (count * 2)) * 2 * Math.PI;
      const k = i % 2 ? 1.26 + 0.12 * Math.sin(i * 2.3) : 0.98;
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k, 1];
    }),
    true,
    3,
  );

/** The ground on which a noise is printed over the picture. */
export function burst(e: Easel, { x, y, rx, ry, turn = 0, colour = PAPER }: Burst) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, rays(rx + 14, ry + 14), INK);
    fill(e, rays(rx, ry), colour);
  });
}

import { ellipse } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, seen } from './easel';

/** One far firefly: a bright grain in its own glow. */
export function spark(e: Easel, x: number, y: number, size: number, colour = '#ffd76a', alpha = 1) {
  if (!seen(e, x, y, size * 9)) return;
  e.p.soft(x, y, size * 8.5, size * 8.5, colour, 0.3 * alpha);
  glow(e, x, y, size * 3.4, '#ffe9a8', 0.75 * alpha);
  fill(e, ellipse(x, y, size, size, 0, 12), '#fffbe2', alpha);
}

/** A drifting swarm; `place` draws a spot from the generator. */
export function swarm(
  e: Easel,
  name: string,
  count: number,
  size: number,
  place: (r: () => number) => readonly [number, number],
  o: { colour?: string } = {},
) {
  const r = e.random(name);
  for (let i = 0; i < count; i++) {
    const [x, y] = place(r);
    const big = size * (0.35 + r() ** 2.2 * 1.2);
    const alpha = 0.4 + r() * 0.6;
    if (e.keepout.some((k) => Math.hypot(x - k.x, y - k.y) < k.r)) continue;
    spark(e, x, y, big, o.colour, alpha);
  }
}

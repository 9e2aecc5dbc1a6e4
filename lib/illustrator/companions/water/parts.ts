import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';

/** A bubble of air with its two lights. */
export function bubble(p: Painter, x: number, y: number, r: number): void {
  p.soft(x, y, r * 1.1, r * 1.1, '#e8fbff', 0.28, 0, 0.85);
  p.edge(ellipse(x, y, r), '#f4feff', r * 0.16, 0.75);
  p.fill(ellipse(x - r * 0.36, y - r * 0.4, r * 0.26, r * 0.18, -0.6), '#ffffff', { alpha: 0.9 });
}

type Spot = readonly [x: number, y: number, r: number];

/** Spots of a wet skin, each a little darker on its lower side. */
export function spots(p: Painter, list: readonly Spot[], colour: string, alpha = 0.7): void {
  for (const [i, [x, y, r]] of list.entries()) {
    p.fill(ellipse(x, y, r, r * 0.82, i * 0.7), colour, { alpha });
    p.fill(ellipse(x - r * 0.2, y - r * 0.24, r * 0.5, r * 0.4), tint(colour, 0.12), { alpha: alpha * 0.5 });
  }
}

/** Light that water leaves on a smooth back. */
export function gloss(p: Painter, points: readonly (readonly [number, number])[], width: number, coat: string): void {
  p.line(points, width, tint(coat, 0.3), 0.4, [0.1, 1, 0.8, 0.1]);
}

/** Rays of a fin from its root to points of its edge. */
export function rays(
  p: Painter,
  [x, y]: readonly [number, number],
  ends: readonly (readonly [number, number])[],
  colour: string,
): void {
  for (const [u, v] of ends)
    p.line(
      [
        [x + (u - x) * 0.2, y + (v - y) * 0.2],
        [x + (u - x) * 0.55 + (v - y) * 0.05, y + (v - y) * 0.55 - (u - x) * 0.05],
        [u, v],
      ],
      2,
      shade(colour, 0.12),
      0.5,
      [0.3, 1, 0.3],
    );
}

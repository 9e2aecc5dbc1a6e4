import { ellipse, type Painter, shade, smooth, tint, type Vec } from '../../../paint';
import type { BodyContext } from '../context';

/** Stitched lozenges with a seed on each side, along a line. */
function stitches(p: Painter, line: readonly Vec[], color: string, size = 2.6): void {
  line.forEach(([x, y], i) => {
    p.fill(
      smooth([
        [x, y - size, 1],
        [x + size * 0.8, y, 1],
        [x, y + size, 1],
        [x - size * 0.8, y, 1],
      ]),
      color,
      { alpha: 0.95 },
    );
    p.fill(ellipse(x, y, size * 0.3), tint(color, 0.2));
    const next = line[i + 1];
    if (next) p.fill(ellipse((x + next[0]) / 2, (y + next[1]) / 2, size * 0.34), color);
  });
}

/** A stitched panel round the neck and down the chest. */
export function drawEmbroidery({ painter: p }: BodyContext, on: (u: number, v: number) => Vec, color: string): void {
  const line = (from: readonly [number, number], to: readonly [number, number], count: number) =>
    Array.from({ length: count }, (_, i) => {
      const u = i / (count - 1);
      return on(from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u);
    });
  const neck = [-0.62, -0.46, -0.26, 0, 0.26, 0.46, 0.62].map((u) => on(u, 0.83 + u * u * 0.26));
  p.line(neck, 1.2, shade(color, 0.04), 0.85, [1, 1, 1]);
  stitches(
    p,
    neck.map(([x, y]): Vec => [x, y + 4.4]),
    color,
    2.2,
  );
  for (const g of [-1, 1]) p.line(line([g * 0.15, 0.82], [g * 0.15, 0.42], 3), 1.1, color, 0.85, [1, 1, 1]);
  stitches(p, line([0, 0.76], [0, 0.44], 6), color, 2.6);
  const tip = on(0, 0.38);
  p.line([on(-0.15, 0.42), tip, on(0.15, 0.42)], 1.1, color, 0.85, [1, 1, 1]);
}

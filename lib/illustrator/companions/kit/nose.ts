import { ellipse, type Painter, shade, smooth, tint } from '@/lib/illustrator/paint';

/** A moist nose, wide on top; `size` 1 is 15 units wide. */
export function nose(p: Painter, x: number, y: number, size: number, colour: string): void {
  p.in(x, y, 0, size, size, () => {
    const pad = smooth(
      [
        [-8, -2],
        [-4, -5],
        [4, -5],
        [8, -2],
        [5, 3.6],
        [0, 6],
        [-5, 3.6],
      ],
      true,
      6,
    );
    p.form(pad, colour, { depth: 2.6 });
    for (const side of [-1, 1])
      p.line(
        [
          [side * 2.4, 1.6],
          [side * 4.8, 0.4],
        ],
        1.8,
        shade(colour, 0.18),
        0.8,
        [1, 0.5],
      );
    p.fill(ellipse(-2, -2.8, 2.9, 1.3, -0.15), tint(colour, 0.4), { alpha: 0.85 });
  });
}

/** Two nostrils on a broad muzzle. */
export function nostrils(p: Painter, x: number, y: number, gap: number, size: number, colour: string): void {
  for (const side of [-1, 1]) {
    p.fill(ellipse(x + side * gap, y, size * 0.7, size, side * 0.5), colour, { alpha: 0.9 });
    p.soft(x + side * gap - size * 0.4, y - size * 1.3, size, size * 0.6, '#ffffff', 0.25);
  }
}

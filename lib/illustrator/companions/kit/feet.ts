import { ellipse, type Painter, shade, smooth } from '@/lib/illustrator/paint';

/** A soft paw on the ground at x, `width` wide, with two toe lines. */
export function paw(p: Painter, x: number, y: number, width: number, colour: string): void {
  const [w, h] = [width / 2, width * 0.3];
  const pad = smooth(
    [
      [-w, -h * 0.5],
      [-w * 0.55, -h * 1.75],
      [w * 0.35, -h * 1.8],
      [w, -h * 0.75],
      [w * 0.9, 0],
      [-w * 0.85, 0],
    ],
    true,
    6,
  );
  p.in(x, y, 0, 1, 1, () => {
    p.form(pad, colour, { depth: width * 0.14, light: width > 24 ? 0.07 : 0 });
    for (const u of [0.12, 0.56])
      p.line(
        [
          [w * u, -h * 0.95],
          [w * (u + 0.06), -h * 0.2],
        ],
        width * 0.07,
        shade(colour, 0.22),
        0.7,
      );
  });
}

/** The sole of a seated animal: a pad and toes. */
export function sole(p: Painter, x: number, y: number, size: number, angle: number, colour: string, pad: string): void {
  p.in(x, y, angle, 1, 1, () => {
    p.form(ellipse(0, 0, size * 0.82, size), colour, { depth: size * 0.24 });
    p.form(ellipse(0, size * 0.22, size * 0.44, size * 0.4), pad, { depth: size * 0.1, shadow: 0.08 });
    for (const [u, v] of [
      [-0.46, -0.28],
      [0, -0.52],
      [0.46, -0.28],
    ] as const)
      p.fill(ellipse(u * size, v * size, size * 0.15, size * 0.18), pad);
  });
}

/** A hoof on the ground. */
export function hoof(p: Painter, x: number, y: number, width: number, colour: string): void {
  const w = width / 2;
  p.form(
    smooth(
      [
        [x - w * 0.8, y - w * 1.1, 1],
        [x + w * 0.8, y - w * 1.1, 1],
        [x + w * 1.15, y, 1],
        [x - w, y, 1],
      ],
      true,
      4,
    ),
    colour,
    {
      depth: width * 0.16,
      light: 0,
    },
  );
}

/** A round heavy foot with nails, as of an elephant. */
export function pad(p: Painter, x: number, y: number, width: number, colour: string, nail: string): void {
  const w = width / 2;
  p.form(
    smooth(
      [
        [x - w * 0.86, y - w * 0.8],
        [x, y - w * 1.1],
        [x + w * 0.86, y - w * 0.8],
        [x + w * 1.08, y - w * 0.1],
        [x + w * 0.8, y],
        [x - w * 0.8, y],
        [x - w * 1.02, y - w * 0.1],
      ],
      true,
      5,
    ),
    colour,
    { depth: width * 0.12 },
  );
  for (const u of [-0.2, 0.32, 0.76]) p.fill(ellipse(x + u * w, y - w * 0.14, w * 0.2, w * 0.2), nail, { alpha: 0.9 });
}

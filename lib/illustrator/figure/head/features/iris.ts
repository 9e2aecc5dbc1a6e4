import { ellipse, lightness, mix, type Painter, saturate, shade, tint } from '../../../paint';

type IrisLook = {
  /** Half width and half height. */
  readonly rx: number;
  readonly ry: number;
  /** A third spark: the eyes of wonder. */
  readonly sparkling: boolean;
  /** Wet eyes catch more light below. */
  readonly wet: boolean;
};

/** The iris: dark under the lid, its own colour below, a ring; the sparks stand towards the scene's light. */
export function drawIris(
  p: Painter,
  trueColor: string,
  x: number,
  y: number,
  { rx, ry, sparkling, wet }: IrisLook,
): void {
  const L = lightness(trueColor);
  const color = L < 0.3 ? mix(trueColor, '#4a2c1c', (0.3 - L) * 2.6) : trueColor;
  const pale = L > 0.68;
  const deep = mix(shade(color, pale ? 0.24 : 0.2, 0.02), '#1a0f14', pale ? 0.28 : 0.5);
  // Black-brown eyes keep a warm window of light, so that they are not holes.
  const glow =
    L < 0.36 ? tint(mix(color, '#8a5634', 0.6), 0.06) : saturate(tint(color, L < 0.5 ? 0.2 : 0.13, 0.05), 1.2);
  const ring = mix(shade(color, 0.26), '#1c1015', pale ? 0.45 : 0.7);
  const disc = ellipse(x, y, rx, ry);
  const [lx, ly] = p.lit();
  p.fill(
    disc,
    p.linear(0, y - ry, 0, y + ry, [
      [0, mix(deep, '#140a10', pale ? 0.35 : 0.55)],
      [0.32, deep],
      [0.56, color],
      [0.8, color],
      [1, glow],
    ]),
  );
  p.clip(disc, () => {
    // Rays of the iris, away from the light where it glows.
    for (let i = 0; i < 9; i++) {
      const a = 0.25 + (i / 8) * 2.64;
      const [u, v] = [Math.cos(a), Math.sin(a)];
      p.line(
        [
          [x + u * rx * 0.5, y + v * ry * 0.52],
          [x + u * rx * 0.9, y + v * ry * 0.9],
        ],
        0.7,
        i % 2 ? glow : ring,
        0.45,
        [0.4, 1],
      );
    }
    p.fill(ellipse(x - lx * rx * 0.34, y + ry * 0.6, rx * 0.52, ry * 0.24), glow, { alpha: 0.6, blur: 0.8 });
  });
  p.fill(ellipse(x, y - ry * 0.04, rx * 0.47, ry * 0.5), '#150a0f', { alpha: 0.96 });
  p.edge(ellipse(x, y, rx - 0.4, ry - 0.4), ring, 1.1, 0.75);
  const spark = (dx: number, dy: number, size: number, alpha: number) =>
    p.fill(ellipse(x + dx * rx, y + dy * ry, rx * size, ry * size * 0.9, -0.4), '#ffffff', { alpha });
  spark(lx * 0.5, ly * 0.5, 0.3, 0.97);
  spark(-lx * 0.55, -ly * 0.48, 0.14, 0.85);
  if (sparkling) spark(-lx * 0.5, ly * 0.34, 0.15, 0.92);
  if (wet) p.fill(ellipse(x, y + ry * 0.74, rx * 0.5, ry * 0.12), '#ffffff', { alpha: 0.6, blur: 0.4 });
}

import { ellipse, type Knot, type Polygon, smooth, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';

/** Outline of a wound bun: not quite round, fuller on one side. */
const ROUND: readonly Knot[] = [
  [-1, 0.34],
  [-0.97, -0.36],
  [-0.52, -0.86],
  [0.1, -0.98],
  [0.74, -0.72],
  [1.02, -0.06],
  [0.82, 0.62],
  [0.2, 0.92],
  [-0.52, 0.82],
];

/** A bun: hair wound into a coil, with loose ends. */
export function drawBun(h: HairBrush, [x, y]: Vec, radius: number, mirror: 1 | -1 = 1): Polygon {
  const at = (u: number, v: number, sharp?: number): Knot => [x + mirror * u * radius, y + v * radius, sharp];
  const knot = smooth(ROUND.map(([u, v]) => at(u, v)));
  h.lock([at(0.66, -0.3), at(1.05, -0.5), at(1.2, -0.7)], [radius * 0.05, radius * 0.045, 0.2]);
  h.lock([at(-0.7, 0.2), at(-1.04, 0.14), at(-1.16, -0.02)], [radius * 0.045, radius * 0.04, 0.2]);
  h.mass(knot, { depth: radius * 0.36 });
  const turn = (r: number, from: number, to: number): Knot[] =>
    Array.from({ length: 7 }, (_, i) => {
      const a = from + ((to - from) * i) / 6;
      const d = r * (1 - i * 0.03);
      return at(Math.cos(a) * d, Math.sin(a) * d * 0.92);
    });
  const coils = [
    turn(0.86, 2.6, 5.3),
    turn(0.68, 2.9, 6.4),
    turn(0.74, 5.6, 8.4),
    turn(0.5, 1.2, 4.6),
    turn(0.46, 4.4, 7.4),
    turn(0.27, 2, 6.4),
    turn(0.9, 0.2, 2.1),
    turn(0.62, 0.4, 2.5),
  ];
  h.strands(coils, knot, radius * 0.12, 0.8);
  h.painter.clip(knot, () => {
    h.painter.line(turn(0.6, 3.5, 4.9), radius * 0.17, h.tones.shine, 0.45, [0.05, 1, 0.6, 0.9, 0.05]);
  });
  h.painter.edge(knot, h.tones.deep, 0.8, 0.35);
  return knot;
}

/** The band at the foot of a bun or tail. */
export function drawBand(h: HairBrush, [x, y]: Vec, rx: number, ry: number, angle: number, color: string): void {
  h.painter.form(ellipse(x, y, rx, ry, angle), color, { depth: Math.min(rx, ry) * 0.5 });
}

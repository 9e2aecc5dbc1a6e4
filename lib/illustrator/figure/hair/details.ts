import type { Knot, Vec } from '../../paint';
import type { HairBrush } from './brush';

/** Downy hairs at both temples and the brow, that soften the hairline. */
export function babyHairs(h: HairBrush, hairline: readonly Knot[], reach = 6): void {
  const { random, painter, tones } = h;
  const points = hairline.map(h.line);
  points.forEach(([x, y], i) => {
    for (let k = 0; k < 2; k++) {
      const next = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
      const at: Vec = [x + (next[0] - x) * 0.5 * k, y + (next[1] - y) * 0.5 * k];
      const out = Math.sign(at[0] - h.shift) || 1;
      const long = reach * (0.6 + random() * 0.7);
      const tip: Vec = [at[0] + out * long * 0.35 + random.bell() * 2, at[1] + long];
      painter.line(
        [[at[0], at[1] - 4], [at[0] + out * 0.5, at[1] + long * 0.4], tip],
        1.1,
        tones.base,
        0.55,
        [1, 0.7, 0.1],
      );
    }
  });
}

/** Single hairs that leave the silhouette: the mass is no cap. Degrees from the crown, clockwise. */
export function flyaways(h: HairBrush, degrees: readonly number[], radius = 58, reach = 8): void {
  const { random, painter, tones } = h;
  for (const d of degrees) {
    const a = (d * Math.PI) / 180;
    const at = (r: number, turn: number): Knot => {
      const b = a + turn;
      return h.skull([Math.sin(b) * r, -8 - Math.cos(b) * r * 1.02]);
    };
    const sweep = (d < 0 ? -1 : 1) * (0.1 + random() * 0.1);
    painter.line(
      [at(radius - 8, -sweep), at(radius + 0.5, 0), at(radius + reach * (0.4 + random() * 0.5), sweep)],
      1.3,
      tones.base,
      0.85,
      [1, 0.8, 0.1],
    );
  }
}

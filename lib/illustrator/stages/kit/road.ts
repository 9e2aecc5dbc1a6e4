import { type Knot, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear } from './easel';

/** The middle of a road from its far end, with half its width. */
export type RoadLine = readonly (readonly [x: number, y: number, half: number])[];

/** Distance from the middle of a road in shares of its half width there (below 1: on it). */
export const offRoad = (line: RoadLine) => {
  const dense = smooth(
    line.map(([x, y]): Knot => [x, y]),
    false,
    14,
  );
  const half = (i: number) => {
    const u = (i / (dense.length - 1)) * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(u));
    return (line[k]?.[2] ?? 20) + ((line[k + 1]?.[2] ?? 20) - (line[k]?.[2] ?? 20)) * (u - k);
  };
  return (x: number, y: number) =>
    dense.reduce((best, p, i) => Math.min(best, Math.hypot((p[0] - x) * 0.55, p[1] - y) / half(i)), 99);
};

/** A road with an even width to both sides of its line, for ways that cross the spread. */
export function road(e: Easel, name: string, line: RoadLine, far: string, near: string) {
  const points = line.map(([x, y]): Knot => [x, y]);
  const shape = taper(
    points,
    line.map(([, , half]) => half),
    { steps: 12, round: false },
  );
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return;
  fill(
    e,
    shape,
    linear(e, first[0], first[1], last[0], last[1], [
      [0, far],
      [1, near],
    ]),
  );
  const r = e.random(name);
  const dense = smooth(points, false, 12);
  clipTo(e, shape, () => {
    for (let i = 0; i < 150; i++) {
      const u = r();
      const at = dense[Math.floor(u * (dense.length - 1))];
      const half = line[Math.round(u * (line.length - 1))]?.[2] ?? 30;
      const base = mix(far, near, u);
      if (at)
        dab(
          e,
          'dry',
          at[0] + r.bell() * half,
          at[1] + r.bell() * half,
          half * 1.1 + 20,
          3 + half * 0.12,
          i % 2 ? tint(base, 0.06) : shade(base, 0.06),
          { alpha: 0.5, rotate: r.bell() * 0.1, variant: i },
        );
    }
  });
}

/** Tufts over both edges of a road. */
export function roadside(e: Easel, name: string, line: RoadLine, far: string, near: string, lit: string) {
  const r = e.random(name);
  const dense = smooth(
    line.map(([x, y]): Knot => [x, y]),
    false,
    18,
  );
  dense.forEach((p, i) => {
    const u = i / dense.length;
    const half = line[Math.round(u * (line.length - 1))]?.[2] ?? 30;
    const next = dense[Math.min(dense.length - 1, i + 1)] ?? p;
    const a = Math.atan2(next[1] - p[1], next[0] - p[0]) + Math.PI / 2;
    for (const side of [-1, 1]) {
      const size = 12 + half * 0.34;
      const base = mix(far, near, u);
      for (let k = 0; k < 2; k++) {
        const tone = r() > 0.75 ? mix(base, lit, 0.45) : r() > 0.5 ? tint(base, 0.04) : shade(base, 0.04);
        dab(
          e,
          'grass',
          p[0] + Math.cos(a) * half * side + r.bell() * size,
          p[1] + Math.sin(a) * half * side - size * 0.5 + r.bell() * 5,
          size * 0.8,
          size * (0.7 + r() * 0.5),
          tone,
          { variant: i + k },
        );
      }
    }
  });
}

import { angle, smooth, sub, taper, type Vec } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { ROPE, ROPE_DARK, ROPE_PALE } from './colours';

type RopeOptions = {
  /** Half its thickness at its ends. */
  readonly r?: number;
  readonly last?: number;
  /** Goes through its points in straight lines. */
  readonly taut?: boolean;
};

/** The points of a polyline at every `step` along it, with its direction there and the share of its length. */
function walk(points: readonly Vec[], step: (share: number) => number) {
  const lengths = points.slice(1).map((p, i) => Math.hypot(...sub(p, points[i] as Vec)));
  const whole = lengths.reduce((a, b) => a + b, 0);
  const found: { at: Vec; a: number; share: number }[] = [];
  for (let d = 0; d < whole; d += step(d / whole)) {
    let [rest, i] = [d, 0];
    while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) rest -= lengths[i++] ?? 0;
    const [from, to] = [points[i] as Vec, points[i + 1] as Vec];
    const u = rest / (lengths[i] || 1);
    found.push({
      at: [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u],
      a: angle(sub(to, from)),
      share: d / whole,
    });
  }
  return found;
}

/** A twisted rope along points. */
export function rope(e: Easel, points: readonly Vec[], { r = 12, last = r, taut = false }: RopeOptions = {}) {
  const line =
    taut || points.length < 3
      ? points
      : (smooth(
          points.map(([x, y]) => [x, y] as const),
          false,
          10,
        ) as readonly Vec[]);
  const shape = taper(line, [r, (r + last) / 2, last]);
  fill(e, taper(line, [r + 3, (r + last) / 2 + 3, last + 3]), ROPE_DARK);
  fill(e, shape, ROPE);
  clipTo(e, shape, () => {
    const radius = (share: number) => r + (last - r) * share;
    for (const { at, a, share } of walk(line, (u) => radius(u) * 1.5)) {
      const k = radius(share);
      e.p.in(at[0], at[1], a, k, k, () => {
        fill(e, stroke('-0.7,1.1 -0.1,0 0.7,-1.1', 0.08, 0.13, 0.08), ROPE_DARK);
        fill(e, stroke('-0.3,0.75 0.2,-0.05 0.75,-0.8', 0.03, 0.1, 0.03), ROPE_PALE, 0.8);
      });
    }
  });
}

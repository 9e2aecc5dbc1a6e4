import { add, clamp, type Knot, length, mul, normalize, perpendicular, radians, sub, type Vec } from './geometry';
import type { Polygon } from './shapes';

/** One run of a centripetal Catmull-Rom spline: it does not overshoot between uneven points. */
function run(points: readonly Knot[], closed: boolean, steps: number): Vec[] {
  const count = points.length;
  const at = (i: number): Vec => {
    const k = points[closed ? (i + count) % count : clamp(i, 0, count - 1)] as Knot;
    return [k[0], k[1]];
  };
  const out: Vec[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const lb = Math.sqrt(length(sub(c, b))) || 1;
    const la = Math.sqrt(length(sub(b, a))) || lb;
    const lc = Math.sqrt(length(sub(d, c))) || lb;
    const leaving = (k: 0 | 1) =>
      length(sub(b, a)) ? lb * ((b[k] - a[k]) / la - (c[k] - a[k]) / (la + lb) + (c[k] - b[k]) / lb) : c[k] - b[k];
    const arriving = (k: 0 | 1) =>
      length(sub(d, c)) ? lb * ((c[k] - b[k]) / lb - (d[k] - b[k]) / (lb + lc) + (d[k] - c[k]) / lc) : c[k] - b[k];
    const t1: Vec = [leaving(0), leaving(1)];
    const t2: Vec = [arriving(0), arriving(1)];
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const tt = t * t;
      const ttt = tt * t;
      const hermite = (k: 0 | 1) =>
        (2 * ttt - 3 * tt + 1) * b[k] + (ttt - 2 * tt + t) * t1[k] + (-2 * ttt + 3 * tt) * c[k] + (ttt - tt) * t2[k];
      out.push([hermite(0), hermite(1)]);
    }
  }
  if (!closed) out.push(at(count - 1));
  return out;
}

/** A smooth polygon (or open line) through the points; a point `[x, y, 1]` stays a sharp corner. */
export function smooth(points: readonly Knot[], closed = true, steps = 9): Polygon {
  const sharp = points.flatMap((p, i) => (p[2] ? [i] : []));
  const first = sharp[0];
  if (first === undefined) return run(points, closed, steps);
  const last = points.length - 1;
  const ordered = closed
    ? [...points.slice(first), ...points.slice(0, first), points[first] as Knot]
    : [...points.slice(0, last), points[last] as Knot];
  const out: Vec[] = [];
  let start = 0;
  for (let i = 1; i < ordered.length; i++) {
    if (!ordered[i]?.[2] && i < ordered.length - 1) continue;
    out.push(...run(ordered.slice(start, i + 1), false, steps));
    start = i;
  }
  return out;
}

/** Value of a profile spread over 0..1, eased between its entries. */
function profileAt(profile: readonly number[], u: number): number {
  const x = u * (profile.length - 1);
  const k = Math.min(profile.length - 2, Math.floor(x));
  const f = x - k;
  const low = profile[k] as number;
  return low + ((profile[k + 1] as number) - low) * f * f * (3 - 2 * f);
}

const CAP = [30, 60, 90, 120, 150].map(radians);
function cap(centre: Vec, direction: Vec, radius: number): Vec[] {
  const side = perpendicular(direction);
  return CAP.map((a) => add(centre, add(mul(side, Math.cos(a) * radius), mul(direction, Math.sin(a) * radius))));
}

/** A brush stroke along the points; `radii` are spread over its length. */
export function taper(
  points: readonly Knot[],
  radii: readonly number[],
  { steps = 8, round = true }: { steps?: number; round?: boolean } = {},
): Polygon {
  const centre = smooth(points, false, steps);
  const n = centre.length;
  const left: Vec[] = [];
  const right: Vec[] = [];
  const directions = centre.map((_, i) =>
    normalize(sub(centre[Math.min(n - 1, i + 1)] as Vec, centre[Math.max(0, i - 1)] as Vec)),
  );
  centre.forEach((p, i) => {
    const offset = mul(perpendicular(directions[i] as Vec), profileAt(radii, i / (n - 1)));
    left.push(add(p, offset));
    right.push(sub(p, offset));
  });
  const ends = round
    ? [
        cap(centre[n - 1] as Vec, directions[n - 1] as Vec, profileAt(radii, 1)),
        cap(centre[0] as Vec, mul(directions[0] as Vec, -1), profileAt(radii, 0)),
      ]
    : [[], []];
  return [...left, ...(ends[0] ?? []), ...right.reverse(), ...(ends[1] ?? [])];
}

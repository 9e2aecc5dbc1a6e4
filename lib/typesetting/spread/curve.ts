type Point = readonly [x: number, y: number];

/** A smooth line through points, by the distance along it, in stage units. */
export type Curve = { readonly length: number; readonly at: (distance: number) => { x: number; y: number } };

const STEPS = 24;

const interpolate = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

/** Many points of the Catmull-Rom curve through the given ones. */
function listPoints(along: readonly Point[]): readonly Point[] {
  const get = (at: number) => along[Math.max(0, Math.min(along.length - 1, at))] as Point;
  const points: Point[] = [get(0)];
  for (let at = 0; at < along.length - 1; at += 1)
    for (let step = 1; step <= STEPS; step += 1) {
      const [a, b, c, d] = [get(at - 1), get(at), get(at + 1), get(at + 2)];
      const t = step / STEPS;
      points.push([interpolate(a[0], b[0], c[0], d[0], t), interpolate(a[1], b[1], c[1], d[1], t)]);
    }
  return points;
}

/** Draws a smooth curve through points; a place before its start or beyond its end is its first or last point. */
export function createCurve(along: readonly Point[]): Curve {
  const points = listPoints(along);
  const distances: number[] = [0];
  points.slice(1).forEach((point, at) => {
    const before = points[at] as Point;
    distances.push((distances[at] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  const length = distances.at(-1) ?? 0;
  const at = (distance: number) => {
    const wanted = Math.max(0, Math.min(length, distance));
    const next = Math.max(
      1,
      distances.findIndex((reached) => reached >= wanted),
    );
    const [from, to] = [points[next - 1], points[next] ?? points[next - 1]] as [Point, Point];
    const [start, end] = [distances[next - 1] ?? 0, distances[next] ?? 0];
    const share = end > start ? (wanted - start) / (end - start) : 0;
    return { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share };
  };
  return { length, at };
}

import { type Knot, type Painter, type Polygon, smooth, taper, type Vec } from '@/lib/illustrator/paint';

/** The points of a flat list: x, y, x, y … */
const points = (flat: readonly number[]): Vec[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Vec => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);

/** A smooth closed shape through the points. */
export const blob = (flat: readonly number[]): Polygon => smooth(points(flat), true, 7);

/** A brush stroke along the points; `radii` are spread over its length. */
export const stroke = (flat: readonly number[], radii: readonly number[]): Polygon => taper(points(flat), radii);

/** A straight bar with round ends. */
export const rod = (x0: number, y0: number, x1: number, y1: number, r0: number, r1 = r0): Polygon =>
  taper(
    [
      [x0, y0],
      [x1, y1],
    ],
    [r0, r1],
  );

const EVEN = [1, 1] as const;

/** A brush line through the points, as thick at its ends as in its middle unless a profile is given. */
export const line = (
  p: Painter,
  flat: readonly number[],
  width: number,
  colour: string,
  alpha = 1,
  profile: readonly number[] = EVEN,
): void => p.line(points(flat) as readonly Knot[], width, colour, alpha, profile);

/** A short dab from one point to another, thick in the middle; `bow` moves its middle downwards. Cheaper than `line`. */
export function dash(
  p: Painter,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  width: number,
  colour: string,
  alpha: number,
  bow = 0,
) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const half = width / 2 / (Math.hypot(dx, dy) || 1);
  const [nx, ny] = [-dy * half, dx * half];
  const at = (share: number, side: number): Vec => [
    x0 + dx * share + nx * side,
    y0 + dy * share + ny * side + bow * 4 * share * (1 - share),
  ];
  const dab = [at(0, -0.3), at(0.25, -0.9), at(0.5, -1), at(0.75, -0.9), at(1, -0.3)];
  p.fill([...dab, at(1, 0.3), at(0.75, 0.9), at(0.5, 1), at(0.25, 0.9), at(0, 0.3)], colour, { alpha });
}

/** A polygon cut by hand: corners worn round by `radius`, edges that bow a little. */
export function cut(flat: readonly number[], radius = 3): Polygon {
  const corners = points(flat);
  const count = corners.length;
  const out: Vec[] = [];
  corners.forEach((corner, i) => {
    const before = corners[(i + count - 1) % count] as Vec;
    const after = corners[(i + 1) % count] as Vec;
    const towards = (other: Vec, distance: number): Vec => {
      const gap = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1;
      const share = Math.min(0.45, distance / gap);
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
    };
    const [a, b] = [towards(before, radius), towards(after, radius)];
    out.push(a, [(a[0] + b[0] + corner[0] * 2) / 4, (a[1] + b[1] + corner[1] * 2) / 4], b);
    const bow = Math.sin(corner[0] * 1.7 + corner[1] * 2.3) * 0.012;
    const [dx, dy] = [after[0] - corner[0], after[1] - corner[1]];
    for (const [t, share] of [
      [0.3, 0.8],
      [0.5, 1],
      [0.7, 0.8],
    ] as const)
      out.push([corner[0] + dx * t - dy * bow * share, corner[1] + dy * t + dx * bow * share]);
  });
  return out;
}

/** A hand-cut rectangle. */
export const block = (x: number, y: number, width: number, height: number, radius = 3): Polygon =>
  cut([x, y, x + width, y, x + width, y + height, x, y + height], radius);

/** The rectangle around a polygon. */
export function extent(shape: Polygon): {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
} {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

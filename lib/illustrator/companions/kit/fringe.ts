import { add, length, lerp, mul, normalize, type Polygon, sub, type Vec } from '@/lib/illustrator/paint';

type FringeOptions = {
  /** Length of a tuft, or how much of it at a point (0 leaves the edge smooth). */
  readonly size: number | ((at: Vec) => number);
  readonly spacing: number;
  /** How far the tips are drawn down (0..1). */
  readonly hang?: number;
  /** Round curls of wool in place of pointed tufts. */
  readonly curls?: boolean;
};

/** Points along the polygon at equal distances. */
function walk(shape: Polygon, spacing: number): Vec[] {
  const sides = shape.map((from, i) => ({ from, to: shape[(i + 1) % shape.length] as Vec }));
  const total = sides.reduce((sum, { from, to }) => sum + length(sub(to, from)), 0);
  const count = Math.max(3, Math.round(total / spacing));
  const gap = total / count;
  const points: Vec[] = [];
  let done = 0;
  for (const { from, to } of sides) {
    const side = length(sub(to, from));
    while (points.length < count && points.length * gap <= done + side) {
      points.push(lerp(from, to, side ? (points.length * gap - done) / side : 0));
    }
    done += side;
  }
  return points;
}

function middle(shape: Polygon): Vec {
  const sum = shape.reduce<Vec>((total, point) => add(total, point), [0, 0]);
  return mul(sum, 1 / shape.length);
}

/** The shape with an edge of fur or wool, so that its silhouette is soft. */
export function fringe(shape: Polygon, { size, spacing, hang = 0.5, curls = false }: FringeOptions): Polygon {
  const points = walk(shape, spacing);
  const centre = middle(shape);
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] as Vec;
    const across = sub(to, from);
    const mid = lerp(from, to, 0.5);
    const side: Vec = normalize([across[1], -across[0]]);
    const away = sub(mid, centre);
    const out = side[0] * away[0] + side[1] * away[1] < 0 ? mul(side, -1) : side;
    const reach = (typeof size === 'number' ? size : size(mid)) * (0.3 + ((i * 37) % 11) / 12);
    const at = (share: number, high: number): Vec => add(lerp(from, to, share), mul(out, reach * high));
    if (curls) return [from, at(0.06, 0.6), at(0.28, 0.95), at(0.5, 1.05), at(0.72, 0.95), at(0.94, 0.6)];
    const tip = add(at(0.62, 1), [0, hang * reach]);
    return [
      from,
      at(0.16, 0.4),
      add(at(0.38, 0.82), [0, hang * reach * 0.3]),
      tip,
      add(at(0.82, 0.42), [0, hang * reach * 0.3]),
    ];
  });
}

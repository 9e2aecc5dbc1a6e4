import { ellipse, type Polygon, smooth, taper, type Vec } from '@/lib/illustrator/paint';
import { knots, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { RED } from './colours';

/** A cloth by rows of its points, each from left to right, from its head to its foot. */
type Net = readonly (readonly Vec[])[];

type BlanketOptions = {
  /** Patches across and down. */
  readonly patches?: readonly [across: number, down: number];
  /** Half the width of its pale edge. */
  readonly binding?: number;
  /** How far its shadow reaches up, on what lies below it. */
  readonly shadow?: number;
  /** Dark lines where it is folded: points and half the widths. */
  readonly folds?: readonly (readonly [line: string, ...radii: number[]])[];
};

const SIDE = 6;

/** The point at `t` (0 to 1) of a smooth line through evenly spread points; it goes on straight beyond them. */
function along(points: readonly Vec[], t: number): Vec {
  const last = points.length - 1;
  const s = t * last;
  const i = Math.max(0, Math.min(last - 1, Math.floor(s)));
  const f = s - i;
  const own = (k: number) => points[k] as Vec;
  const at = (k: number): Vec => {
    if (k < 0) return [2 * own(0)[0] - own(1)[0], 2 * own(0)[1] - own(1)[1]];
    if (k > last) return [2 * own(last)[0] - own(last - 1)[0], 2 * own(last)[1] - own(last - 1)[1]];
    return own(k);
  };
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const mixed = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f * f * f);
  return [mixed(0), mixed(1)];
}

/** Where a point of the cloth lies: `u` across and `v` down, 0 to 1. */
type Cloth = (u: number, v: number) => Vec;
const toCloth =
  (net: Net): Cloth =>
  (u, v) =>
    along(
      net.map((row) => along(row, u)),
      v,
    );

const parse = (rows: readonly string[]): Net => rows.map((row) => knots(row).map(([x, y]): Vec => [x, y]));

function rim(cloth: Cloth, u0: number, v0: number, u1: number, v1: number, steps: number): Polygon {
  const side = (at: (t: number) => Vec) => Array.from({ length: steps }, (_, i) => at(i / steps));
  return [
    ...side((t) => cloth(u0 + (u1 - u0) * t, v0)),
    ...side((t) => cloth(u1, v0 + (v1 - v0) * t)),
    ...side((t) => cloth(u1 + (u0 - u1) * t, v1)),
    ...side((t) => cloth(u0, v1 + (v0 - v1) * t)),
  ];
}

/** What is sewn on a patch: a star, dots, stripes or nothing. It follows the cloth. */
function motif(e: Easel, patch: Cloth, kind: number) {
  const paint = (shape: Polygon) => fill(e, shape, RED.motif, 0.82);
  if (kind === 0)
    paint(
      smooth(
        Array.from({ length: 10 }, (_, i) => {
          const [a, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.15 : 0.31];
          return patch(0.5 + Math.cos(a) * r, 0.5 + Math.sin(a) * r);
        }),
        true,
        4,
      ),
    );
  if (kind === 2)
    for (const [u, v] of [
      [0.28, 0.28],
      [0.72, 0.28],
      [0.5, 0.5],
      [0.28, 0.72],
      [0.72, 0.72],
    ] as const)
      paint(ellipse(0, 0, 0.075, 0.075, 0, 14).map(([x, y]) => patch(u + x, v + y)));
  if (kind === 3) for (const v of [0.25, 0.5, 0.75]) paint(rim(patch, 0.06, v - 0.04, 0.94, v + 0.04, 5));
}

/** The patchwork blanket, laid as the rows of points say. */
export function blanket(
  e: Easel,
  rows: readonly string[],
  { patches: [across, down] = [8, 6], binding = 9, shadow = 0, folds = [] }: BlanketOptions = {},
) {
  const cloth = toCloth(parse(rows));
  const outline = rim(cloth, 0, 0, 1, 1, SIDE * Math.max(across, down));
  if (shadow)
    for (const k of [1, 0.6, 0.3])
      fill(
        e,
        outline.map(([x, y]): Vec => [x, y - shadow * k]),
        RED.shade,
        0.22,
      );
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const [u, v, w, h] = [i / across, j / down, 1 / across, 1 / down];
      const tone = RED.patches[(i * 2 + j * 3) % RED.patches.length] as string;
      fill(e, rim(cloth, u, v, u + w * 1.02, v + h * 1.02, SIDE), tone);
      motif(e, (s, t) => cloth(u + w * s, v + h * t), (i + j * 2) % 4);
    }
  clipTo(e, outline, () => {
    for (const [line, ...radii] of folds) fill(e, stroke(line, ...radii), RED.shade, 0.34);
  });
  fill(e, taper([...outline, outline[0] as Vec], [binding, binding], { steps: 1, round: false }), RED.binding);
}

/** A corner that is turned over, so that its lining is seen. */
export function turnedCorner(e: Easel, shape: Polygon, binding = 9) {
  fill(e, shape, RED.lining);
  fill(e, taper([...shape, shape[0] as Vec], [binding, binding], { steps: 1, round: false }), RED.binding);
}

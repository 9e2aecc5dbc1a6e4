import { type Knot, type Polygon, type Shape, union, type Vec } from '../../../paint';
import { type Clump, type HairBrush, lobes } from '../brush';
import { paintCurls } from '../curls';
import type { Surface, TurnedPlan } from './plan';

const CURL: Readonly<Partial<Record<Surface, number>>> = { curls: 9, coils: 5.4 };
export const isCurly = (surface: Surface): boolean => surface in CURL;

type CurlyPlan = Pick<TurnedPlan, 'surface' | 'volume' | 'grain'>;

/** Clumps of curls along an outline, that make its edge. */
function rimClumps(h: HairBrush, outline: Polygon, { surface, volume, grain = 1 }: CurlyPlan): Clump[] {
  const radius = (CURL[surface] ?? 6) * (surface === 'coils' && volume > 14 ? 2.1 : grain);
  const clumps: Clump[] = [];
  let travelled = radius;
  outline.forEach((point, i) => {
    const before = outline[i - 1] ?? point;
    travelled += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (travelled < radius * 1.25) return;
    travelled = 0;
    clumps.push([
      point[0] + h.random.bell() * 1.5,
      point[1] + h.random.bell() * 1.5,
      radius * (0.85 + h.random() * 0.35),
    ]);
  });
  return clumps;
}

/** A mass of curls or coils inside an outline. */
export function paintCurly(h: HairBrush, still: Polygon, plan: CurlyPlan, crown: Vec): Shape {
  const { surface, volume, grain = 1 } = plan;
  const outline = still.map(h.lean);
  const rim = rimClumps(h, outline, plan);
  const shape = union(outline, lobes(rim));
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  h.mass(shape, { depth: 12, softness: 8 });
  h.crownLight(shape, crown[0], crown[1], 30, 16, 9);
  const middle: Vec = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (surface === 'coils') {
    const area = ((x1 - x0) * (y1 - y0)) / 1000;
    h.curlTexture(
      shape,
      Math.round((area * 19) / grain),
      [x0 - 8, y0 - 8, x1 + 8, y1 + 8],
      (volume > 14 ? 5 : 2.8) * grain,
      middle,
    );
    return shape;
  }
  const inner: Clump[] = [];
  for (let y = y0 + 4; y < y1; y += 11) {
    for (let x = x0 + 4; x < x1; x += 12)
      inner.push([x + h.random.bell() * 5, y + h.random.bell() * 4, 7.5 + h.random() * 2.5]);
  }
  h.painter.clip(shape, () => paintCurls(h, [...inner, ...rim]));
  return shape;
}

/** How far feathers stand out and how far along they lean, one after the other: no two neighbours are alike. */
const FEATHERS = [
  [0.35, 0.86],
  [1, 0.62],
  [0.15, 0.9],
  [0.8, 0.74],
  [0.55, 0.92],
  [1.1, 0.66],
  [0.25, 0.8],
] as const;

/** Feathers that stand off an outline, uneven, each leaning the way the outline runs. */
export function feathered(knots: readonly Knot[], reach: number, first: number): Knot[] {
  return knots.flatMap((knot, i): Knot[] => {
    const next = knots[i + 1];
    if (!next || knot[2]) return [knot];
    const [dx, dy] = [next[0] - knot[0], next[1] - knot[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [out, along] = FEATHERS[(i + first) % FEATHERS.length] ?? FEATHERS[0];
    const off = out * reach;
    return [knot, [knot[0] + dx * along + (dy / long) * off, knot[1] + dy * along - (dx / long) * off, 1]];
  });
}

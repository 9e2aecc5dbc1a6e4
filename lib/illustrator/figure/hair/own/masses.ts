import type { HairShape } from '@/lib/photos';
import { type Knot, type Polygon, type Shape, smooth, union, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { getWaves } from './curl';
import { backLocks, browLocks, fallLocks, isThin, type Lock, lockShape, rimLocks, waveAt } from './locks';
import { capPoint, crownKnots, fallPoint, hairlineKnots, isFalling, placing, type Side, sideKnots } from './outline';

const SIDES = [-1, 1] as const;
/** Hair that hangs lower on the brow than this ends in tips. */
export const FRINGE_FROM = -26;
/** Share of a fall below which it is made of single locks. */
const IN_LOCKS_FROM = { usual: 0.72, thin: 0.52 } as const;

/** Notches in a fringe, so that it ends in hairs and not in a cut edge; waves end in round tips, further apart. */
function notched(h: HairBrush, knots: readonly Knot[], wavy: boolean): Knot[] {
  return knots.flatMap(([x, y], i): Knot[] => {
    const next = knots[i + 1];
    if (!next || Math.abs(x) > 40 || Math.min(y, next[1]) < FRINGE_FROM) return [[x, y]];
    if (wavy && i % 2) return [];
    const lift = (wavy ? 3.6 : 1.4) * (0.5 + h.random() * 0.7);
    // The notch lies close to the next tip, so that the tips lean like combed hair.
    return [
      [x, y + lift * 0.3, wavy ? 0 : 1],
      [x + (next[0] - x) * (0.7 + h.random() * 0.2), y + (next[1] - y) * 0.8 - lift, 1],
    ];
  });
}

/** The hair over and beside the face: one mass down to where its falls part into locks. */
function frontCap(h: HairBrush, shape: HairShape): Polygon {
  const side = (g: Side): Knot[] => {
    const knots = sideKnots(shape, g, IN_LOCKS_FROM[isThin(shape, g) ? 'thin' : 'usual']);
    if (!isFalling(shape, g)) return knots.map(h.skull);
    return knots.map(([x, y, sharp]): Knot => h.loose([x + waveAt(shape, y, g * 0.9), y, sharp ?? 0]));
  };
  const line = notched(h, hairlineKnots(shape), getWaves(shape).swing > 0);
  return smooth([...crownKnots(shape).map(h.skull), ...side(1), ...line.map(h.line), ...side(-1).reverse()], true, 6);
}

/** The front of loose hair as one silhouette, and the locks at its ends and along its rim. */
export type FrontMass = { readonly shape: Shape; readonly ends: readonly Lock[]; readonly rim: readonly Lock[] };

/** `gathered` hair is combed back: nothing hangs over its brow. */
export function frontMass(h: HairBrush, shape: HairShape, gathered: boolean): FrontMass {
  const at = placing(h, shape);
  const ends = SIDES.flatMap((side) => fallLocks(shape, side, h.random));
  const rim = gathered ? [] : rimLocks(shape, h.random);
  const brow = gathered ? [] : browLocks(shape, h.random);
  const locks = [...ends, ...rim, ...brow].map((lock) => lockShape(shape, lock, at));
  return { shape: union(frontCap(h, shape), ...locks), ends, rim };
}

/** Behind head and neck: from fall to fall, ending in locks, or to the nape where the hair is short. */
export function backMass(h: HairBrush, shape: HairShape, ends: 'locks' | 'clumps' = 'locks'): Shape {
  const share = ends === 'locks' ? 0.6 : 1;
  const edge = (side: Side): Knot[] =>
    isFalling(shape, side)
      ? [0, 0.33, 0.66, 1].map((down): Knot => {
          const [x, y] = fallPoint(shape, side, down * share, 0.95);
          return [x + waveAt(shape, y, side), y];
        })
      : [
          [side * 50, 4],
          [side * 44, 22],
        ];
  const crown = [-50, -25, 0, 25, 50].map((degrees): Knot => capPoint(shape, degrees, 0.93));
  const body = smooth([...crown, ...edge(1), ...edge(-1).reverse()].map(h.loose), true, 6);
  if (ends === 'clumps') return body;
  const at = (point: Vec): Vec => {
    const [x, y] = h.loose(point);
    return [x, y];
  };
  return union(body, ...backLocks(shape, h.random).map((lock) => lockShape(shape, lock, at)));
}

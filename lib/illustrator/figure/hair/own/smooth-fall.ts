import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import type { HeadKind } from './crown';
import { findCurl, isCurlMass } from './curl';
import { fallOn, isFalling, type Side } from './outline';

const { fallRows, fallTop } = HAIR_MEASURES;

/** Falls widen by no more than this from row to row, and are no narrower. */
const MOST_FLARE = 2;
export const NARROWEST = 8;
/** Clumps of curls stand past their line: it keeps clear of the cheek. */
const CURLS_CLEAR = { above: 34, cheek: 43 } as const;
/** Waves and loose curls frame the face: they begin no further out. */
const FRAMES = 47;
/** Long hair closes in under the chin: between these heights its inner edge comes this near to the middle of the neck. */
const BESIDE_NECK = { from: 34, to: 66, x: 27 } as const;
/** How much of the difference between both sides is kept: most of it is a turned head. */
const UNEVEN = { usual: 0.4, own: 0.25 } as const;
/** Hair falls with weight: width that is left at the tips, and the share of the fall from which it narrows. */
const AT_TIPS = {
  usual: { straight: 0.5, wavy: 0.58, loose: 0.68, ringlets: 0.86, coils: 0.86 },
  own: { straight: 0.74, wavy: 0.72, loose: 0.76, ringlets: 0.86, coils: 0.86 },
} as const;
/** Ray at which a silhouette runs into the fall: behind the ear, or beside it. */
const RUNS_IN = { usual: 0, own: 1 } as const;
const NARROWS_FROM = 0.3;
/** What falls leaves the head no wider than its side by this much. */
const FIRST_STEP = 2;

const ease = (t: number): number => t * t * (3 - 2 * t);

/** The outer edge, drawn towards that of the other side. */
function evenOuter(shape: HairShape, side: Side, head: HeadKind): number[] {
  const [own, other] = [fallOn(shape, side).outer, fallOn(shape, -side as Side).outer];
  if (!isFalling(shape, -side as Side)) return [...own];
  return own.map((x, row) => mixNumber(x, (x + (other[row] ?? x)) / 2, 1 - UNEVEN[head]));
}

/** The inner edge beside the neck: a head is drawn so much wider than its neck that a straight edge leaves a hole. */
function closeIn(x: number, y: number): number {
  const { from, to, x: nearest } = BESIDE_NECK;
  return mixNumber(x, Math.min(x, nearest), ease(clamp((y - from) / (to - from), 0, 1)));
}

/** A fall without kinks: it leaves the head where the silhouette ends, keeps a width, and narrows towards its tips. */
export function smoothFall(shape: HairShape, side: Side, head: HeadKind): HairShape['left'] {
  const fall = fallOn(shape, side);
  if (!isFalling(shape, side)) return fall;
  const edge = shape.radii.at(side < 0 ? RUNS_IN[head] : -1 - RUNS_IN[head]) ?? 50;
  const rowHeight = (fall.tip - fallTop) / (fallRows - 1);
  const curl = findCurl(shape);
  let nearest = Infinity;
  const inner = fall.inner.map((measured, row) => {
    // What hangs beside the neck is no further from it than beside the cheek.
    const near = Math.min(measured, nearest);
    nearest = near;
    const x = head === 'own' ? closeIn(near, fallTop + rowHeight * row) : near;
    if (curl !== 'straight' && !isCurlMass(shape)) return Math.min(x, FRAMES);
    return isCurlMass(shape) && fallTop + rowHeight * row < CURLS_CLEAR.above ? Math.max(x, CURLS_CLEAR.cheek) : x;
  });
  const left = AT_TIPS[head][curl];
  const outer: number[] = [];
  let before = Math.max(edge, 50) + FIRST_STEP - MOST_FLARE;
  evenOuter(shape, side, head).forEach((x, row) => {
    const least = Math.max((inner[row] ?? 40) + NARROWEST, before - 7);
    before = clamp(x, least, Math.max(least, before + MOST_FLARE));
    const narrowed = 1 - (1 - left) * ease(clamp((row / (fallRows - 1) - NARROWS_FROM) / (1 - NARROWS_FROM), 0, 1));
    const middle = (inner[row] ?? 40) * 0.35 + 36 * 0.65;
    outer.push(Math.max((inner[row] ?? 40) + 5, middle + (before - middle) * narrowed));
  });
  return { ...fall, inner, outer };
}

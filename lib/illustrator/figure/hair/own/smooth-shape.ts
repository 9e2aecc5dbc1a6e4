import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp, mixNumber } from '../../../paint';
import { type HeadKind, roundCrown } from './crown';
import { findCurl, isCurlMass } from './curl';
import { isFalling, type Side, topHeight } from './outline';
import { NARROWEST, smoothFall } from './smooth-fall';

const { angles, columns, fallRows } = HAIR_MEASURES;

/** Radius of the silhouette of hair that lies flat. */
const FLAT = 51.5;
/** Beside the ears the short hair of a child's own head lies on it. */
const SIDE = { usual: FLAT, own: 49.6 } as const;
/** From this angle down to the ear short hair closes in; curls keep more of their width. */
const CLOSES_FROM = 42;
const KEPT = {
  usual: { straight: 0.25, wavy: 0.35, loose: 0.55, ringlets: 0.75, coils: 0.8 },
  own: { straight: 0.15, wavy: 0.25, loose: 0.32, ringlets: 0.3, coils: 0.74 },
} as const;
/** Height above which no hairline recedes: at the temples hair grows lower than over the brow. */
const RECEDES = { usual: -42, own: -39 } as const;
/** How flat the arch over the brow is: that of own faces is round, and as low at the temples. */
const ARCH = { usual: 9, own: 6.6 } as const;
const receding = (x: number, head: HeadKind): number =>
  Math.min(-17, RECEDES[head] + Math.max(0, Math.abs(x) - 12) ** 1.55 / ARCH[head]);
/** Clumps of curls stand past their line: it keeps clear of the eyes and brows. */
const CURLS_CLEAR = -14;

/** Short hair closes in towards the ears, thin hair furthest, and does not overhang them. */
function closeSides(shape: HairShape, head: HeadKind, thin: number): number[] {
  const kept = KEPT[head][findCurl(shape)];
  return shape.radii.map((radius, i) => {
    const degrees = angles[i] ?? 0;
    if (isFalling(shape, degrees < 0 ? -1 : 1)) return radius;
    const down = clamp((Math.abs(degrees) - CLOSES_FROM) / (92 - CLOSES_FROM), 0, 1);
    const flat = findCurl(shape) === 'coils' ? FLAT : mixNumber(FLAT, SIDE[head], down * thin);
    return flat + (radius - flat) * (radius > flat ? 1 - (1 - kept) * down ** 1.3 : 1);
  });
}

/** A fringe from this height on falls a little lower, to where it meets the drawn brows. */
const FRINGE = { from: -26, falls: 4.5 } as const;

/** An open brow rises with the skull, which is drawn taller than in the frame of the photo. */
const OPEN_BROW = { from: -20, rises: { usual: 1.14, own: 1 } } as const;
const risen = (y: number, head: HeadKind): number =>
  y < OPEN_BROW.from ? OPEN_BROW.from + (y - OPEN_BROW.from) * OPEN_BROW.rises[head] : y;

/** The brow under hair that springs back from it: an arch from temple to temple, and how far the line is drawn to it. */
const archedBrow = (x: number): number => -36 + 30 * (Math.abs(x) / 46) ** 3;
const ARCHED = 0.55;
/** The brow under long straight hair that falls to both sides of a parting, where the line is highest. */
const partedBrow = (aside: number): number => -41 + 26 * (Math.abs(aside) / 44) ** 1.5;
const PARTED = 0.75;
const isParted = (shape: HairShape): boolean =>
  shape.parting !== null && findCurl(shape) === 'straight' && isFalling(shape, -1) && isFalling(shape, 1);
/** Whether most of the hairline before the face is higher than any fringe. */
const isOpen = (line: readonly number[]): boolean => {
  const before = line.filter((_, i) => Math.abs(columns[i] ?? 0) < 34);
  return before.filter((y) => y < FRINGE.from).length > before.length / 2;
};

/** Without steps: each column is drawn towards its neighbours, a fringe less than an open brow. */
function calmHairline(shape: HairShape, head: HeadKind): number[] {
  const grown = shape.hairline.map((y, i) => risen(Math.max(y, receding(columns[i] ?? 0, head)), head));
  const calm = grown.map((y, i) => {
    const [before, after] = [grown[i - 1] ?? y, grown[i + 1] ?? y];
    return (before + 2 * y + after) / 4;
  });
  if (head === 'own' && isOpen(calm) && isParted(shape))
    return calm.map((y, i) => mixNumber(y, partedBrow((columns[i] ?? 0) - (shape.parting ?? 0)), PARTED));
  if (head === 'own' && isOpen(calm) && findCurl(shape) !== 'straight')
    return calm.map((y, i) => mixNumber(y, archedBrow(columns[i] ?? 0), ARCHED));
  return isCurlMass(shape)
    ? calm.map((y, i) => (Math.abs(columns[i] ?? 0) < 40 ? Math.min(y, CURLS_CLEAR) : Math.min(y, 0)))
    : calm.map((y, i) => (Math.abs(columns[i] ?? 0) < 34 ? y + FRINGE.falls * clamp((y - FRINGE.from) / 8, 0, 1) : y));
}

/** Below this angle the silhouette of hair that falls runs into the fall. */
const RUNS_DOWN_FROM = 55;
const WAIST = 0.96;

/** A dent between two wider places is hair that the photo lost against its background. */
const filled = (reach: readonly number[]): number[] =>
  reach.map((x, i) => Math.max(x, WAIST * Math.min(Math.max(...reach.slice(0, i + 1)), Math.max(...reach.slice(i)))));

/** Fills dents from the side of the head down to the tips of hair that falls. */
function fillWaist(shape: HairShape, side: Side): Pick<HairShape, 'radii' | 'left' | 'right'> {
  const { left, right } = shape;
  const fall = side < 0 ? left : right;
  if (!isFalling(shape, side)) return { radii: shape.radii, left, right };
  const rays = angles.flatMap((degrees, i) => (degrees * side >= RUNS_DOWN_FROM ? [i] : []));
  if (side < 0) rays.reverse();
  const across = rays.map((i) => Math.sin((Math.abs(angles[i] ?? 0) * Math.PI) / 180));
  const reach = filled([...rays.map((i, k) => (shape.radii[i] ?? FLAT) * (across[k] ?? 1)), ...fall.outer]);
  const radii = [...shape.radii];
  rays.forEach((i, k) => {
    radii[i] = (reach[k] ?? FLAT) / (across[k] ?? 1);
  });
  const outer = reach.slice(rays.length);
  return { radii, left: side < 0 ? { ...left, outer } : left, right: side < 0 ? right : { ...right, outer } };
}

/** The drawn face is broader than a child's: hair keeps this much of what stands off it, large hair even less. */
const STANDS_OFF = {
  usual: [
    { from: 53, keeps: 0.8 },
    { from: 71, keeps: 0.45 },
  ],
  // Hair in strands stands off by no more than a quarter of the head, and stays inside of the picture.
  own: [
    { from: 53, keeps: 0.62 },
    { from: 61, keeps: 0.24 },
  ],
  ownLoose: [
    { from: 53, keeps: 0.68 },
    { from: 65, keeps: 0.3 },
  ],
  ownCurls: [
    { from: 53, keeps: 0.72 },
    { from: 67, keeps: 0.34 },
  ],
  // A cloud of coils is what a child is known by.
  ownCoils: [
    { from: 53, keeps: 0.84 },
    { from: 73, keeps: 0.4 },
  ],
} as const;

function tame(reach: number, kind: keyof typeof STANDS_OFF): number {
  const [near, far] = STANDS_OFF[kind];
  if (reach <= near.from) return reach;
  const kept = near.from + (reach - near.from) * near.keeps;
  return kept > far.from ? far.from + (kept - far.from) * (far.keeps / near.keeps) : kept;
}

/** How far hair of a curl stands off a child's own head. */
const OWN_KINDS = { straight: 'own', wavy: 'own', loose: 'ownLoose', ringlets: 'ownCurls', coils: 'ownCoils' } as const;

function tameVolume(shape: HairShape, head: HeadKind): HairShape {
  const kind = head === 'own' ? OWN_KINDS[findCurl(shape)] : head;
  const tamed = (reach: number) => tame(reach, kind);
  const narrower = (fall: HairShape['left']) => ({ ...fall, outer: fall.outer.map(tamed) });
  return { ...shape, radii: shape.radii.map(tamed), left: narrower(shape.left), right: narrower(shape.right) };
}

/**
 * The measured shape as a drawing can use it: charming before literal.
 * @param thin how thin short sides are, 0 for full ones to 1
 */
export function smoothShape(measured: HairShape, head: HeadKind = 'usual', thin = 1): HairShape {
  const tamed = tameVolume(measured, head);
  const half = { ...tamed, ...fillWaist(tamed, -1) };
  const whole = { ...half, ...fillWaist(half, 1) };
  const round = { ...whole, radii: roundCrown(whole, head) };
  const shape = { ...round, radii: closeSides(round, head, thin) };
  return {
    ...shape,
    hairline: calmHairline(shape, head),
    left: smoothFall(shape, -1, head),
    right: smoothFall(shape, 1, head),
  };
}

/** Height of the top of the head with the hair as it is drawn. */
export const drawnTop = (measured: HairShape, head: HeadKind): number => topHeight(smoothShape(measured, head));

/** Widest that hair stands off the head under a hat, at the brow and at its tips. */
const UNDER_HAT = { crown: 58, brow: 57, tips: 68 } as const;

/** Smoothed hair pressed against the head by a hat. */
export function pressShape(shape: HairShape): HairShape {
  const press = (fall: HairShape['left']): HairShape['left'] => {
    const limit = (row: number) => mixNumber(UNDER_HAT.brow, UNDER_HAT.tips, row / (fallRows - 1));
    const outer = fall.outer.map((x, row) => Math.min(x, limit(row)));
    return { ...fall, outer, inner: fall.inner.map((x, row) => Math.min(x, (outer[row] ?? x) - NARROWEST)) };
  };
  const radii = shape.radii.map((r) => Math.min(r, UNDER_HAT.crown));
  return { ...shape, radii, left: press(shape.left), right: press(shape.right) };
}

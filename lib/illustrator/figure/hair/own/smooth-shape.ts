import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { clamp } from '../../../paint';
import { isFalling, type Side } from './outline';

const { angles, columns, fallRows, fallTop } = HAIR_MEASURES;

/** Radius of the silhouette of hair that lies flat. */
const FLAT = 52;
/** From this angle down to the ear short hair closes in; curls keep more of their width. */
const CLOSES_FROM = 42;
const KEPT = { straight: 0.3, wavy: 0.4, curly: 0.75, coily: 0.8 } as const;
/** Falls widen by no more than this from row to row, and are no narrower. */
const MOST_FLARE = 3;
const NARROWEST = 8;
/** Least radius over the crown: hair lies on a skull, and a photo often cuts it off. */
const CROWN = 55.5;
/** Height above which no hairline recedes: at the temples hair grows lower than over the brow. */
const receding = (x: number): number => Math.min(-17, -41 + Math.max(0, Math.abs(x) - 12) ** 1.55 / 9);
/** Clumps of curls stand past their line: it keeps clear of eyes and brows. */
const CURLS_CLEAR = { hairline: -14, cheek: 43 } as const;

/** Least share of the widest place at the crown of curls. */
const CROWN_OF_CURLS = 0.88;

const isCurly = ({ texture }: HairShape): boolean => texture === 'curly' || texture === 'coily';

/** Hair stands off the crown; short hair closes in towards the ears and does not overhang them. */
function closeSides(shape: HairShape): number[] {
  return shape.radii.map((measured, i) => {
    const degrees = angles[i] ?? 0;
    const radius = Math.max(measured, FLAT + (CROWN - FLAT) * clamp((75 - Math.abs(degrees)) / 40, 0, 1));
    if (isFalling(shape, degrees < 0 ? -1 : 1)) return radius;
    const down = clamp((Math.abs(degrees) - CLOSES_FROM) / (92 - CLOSES_FROM), 0, 1);
    const kept = 1 - (1 - KEPT[shape.texture]) * down;
    return FLAT + (radius - FLAT) * (radius > FLAT ? kept : 1);
  });
}

/** A fall without kinks: it leaves the head where the silhouette ends and keeps a width. */
function calmFall(shape: HairShape, side: Side): HairShape['left'] {
  const fall = side < 0 ? shape.left : shape.right;
  if (!isFalling(shape, side)) return fall;
  const edge = (side < 0 ? shape.radii[0] : shape.radii[shape.radii.length - 1]) ?? FLAT;
  const rowHeight = (fall.tip - fallTop) / (fallRows - 1);
  const inner = fall.inner.map((x, row) =>
    isCurly(shape) && fallTop + rowHeight * row < 34 ? Math.max(x, CURLS_CLEAR.cheek) : x,
  );
  const outer: number[] = [];
  fall.outer.forEach((x, row) => {
    const before = outer[row - 1] ?? Math.max(edge, 50);
    const least = Math.max((inner[row] ?? 40) + NARROWEST, before - 7);
    outer.push(clamp(x, least, Math.max(least, before + MOST_FLARE)));
  });
  return { ...fall, inner, outer };
}

/** A fringe from this height on falls a little lower, to where it meets the drawn brows. */
const FRINGE = { from: -26, falls: 4.5 } as const;

/** Without steps: each column is drawn towards its neighbours, a fringe less than an open brow. */
function calmHairline(shape: HairShape): number[] {
  const grown = shape.hairline.map((y, i) => Math.max(y, receding(columns[i] ?? 0)));
  const calm = grown.map((y, i) => {
    const [before, after] = [grown[i - 1] ?? y, grown[i + 1] ?? y];
    return (before + 2 * y + after) / 4;
  });
  return isCurly(shape)
    ? calm.map((y, i) => (Math.abs(columns[i] ?? 0) < 40 ? Math.min(y, CURLS_CLEAR.hairline) : Math.min(y, 0)))
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

/** What is wider than this counts by half: a large head of hair must leave room for the page. */
const WIDE = 76;
const tame = (reach: number): number => (reach > WIDE ? WIDE + (reach - WIDE) * 0.5 : reach);

function tameVolume(shape: HairShape): HairShape {
  const { left, right } = shape;
  const narrower = (fall: HairShape['left']) => ({ ...fall, outer: fall.outer.map(tame) });
  return { ...shape, radii: shape.radii.map(tame), left: narrower(left), right: narrower(right) };
}

/** How much of the difference between its sides a mass of curls keeps. */
const UNEVEN_CURLS = 0.5;

/** Curls spring up: their crown is nearly as far from the middle as their sides, which are much alike. */
function liftCurls(shape: HairShape): HairShape {
  if (!isCurly(shape)) return shape;
  const mirrored = [...shape.radii].reverse();
  const even = shape.radii.map((r, i) => r + ((mirrored[i] ?? r) - r) * (1 - UNEVEN_CURLS) * 0.5);
  const widest = Math.max(...even.filter((_, i) => Math.abs(angles[i] ?? 0) < 80));
  const radii = even.map((r, i) => (Math.abs(angles[i] ?? 0) < 50 ? Math.max(r, widest * CROWN_OF_CURLS) : r));
  return { ...shape, radii };
}

/** Sleek hair has no corners: each ray is drawn towards its neighbours. */
function calmRadii(shape: HairShape): number[] {
  if (isCurly(shape)) return shape.radii;
  const once = (radii: readonly number[]) =>
    radii.map((r, i) => ((radii[i - 1] ?? r) + 2 * r + (radii[i + 1] ?? r)) / 4);
  return once(once(shape.radii));
}

/** The measured shape as a drawing can use it: charming before literal. */
export function smoothShape(measured: HairShape): HairShape {
  const tamed = tameVolume(measured);
  const half = { ...tamed, ...fillWaist(tamed, -1) };
  const whole = { ...half, ...fillWaist(half, 1) };
  const calm = liftCurls({ ...whole, radii: calmRadii(whole) });
  const shape = { ...calm, radii: closeSides(calm) };
  return { ...shape, hairline: calmHairline(shape), left: calmFall(shape, -1), right: calmFall(shape, 1) };
}

/** Widest that hair stands off the head under a hat, at the brow and at its tips. */
const UNDER_HAT = { crown: 58, brow: 57, tips: 68 } as const;

/** The same hair pressed against the head by a hat. */
export function pressShape(shape: HairShape): HairShape {
  const press = (fall: HairShape['left']): HairShape['left'] => {
    const limit = (row: number) => UNDER_HAT.brow + ((UNDER_HAT.tips - UNDER_HAT.brow) * row) / (fallRows - 1);
    const outer = fall.outer.map((x, row) => Math.min(x, limit(row)));
    return { ...fall, outer, inner: fall.inner.map((x, row) => Math.min(x, (outer[row] ?? x) - NARROWEST)) };
  };
  const radii = shape.radii.map((r) => Math.min(r, UNDER_HAT.crown));
  return { ...shape, radii, left: press(shape.left), right: press(shape.right) };
}

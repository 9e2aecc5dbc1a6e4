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

/** Without steps: each column is drawn towards its neighbours, a fringe less than an open brow. */
function calmHairline(shape: HairShape): number[] {
  const grown = shape.hairline.map((y, i) => Math.max(y, receding(columns[i] ?? 0)));
  const calm = grown.map((y, i) => {
    const [before, after] = [grown[i - 1] ?? y, grown[i + 1] ?? y];
    return (before + 2 * y + after) / 4;
  });
  return isCurly(shape)
    ? calm.map((y, i) => (Math.abs(columns[i] ?? 0) < 40 ? Math.min(y, CURLS_CLEAR.hairline) : Math.min(y, 0)))
    : calm;
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
  const shape = { ...measured, radii: closeSides({ ...measured, radii: calmRadii(measured) }) };
  return { ...shape, hairline: calmHairline(shape), left: calmFall(shape, -1), right: calmFall(shape, 1) };
}

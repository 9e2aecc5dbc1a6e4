import type { HairShape } from '@/lib/photos';
import { HAIR_MEASURES } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { clamp, type Knot, lerp, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { findCurl } from './curl';

/** Hair that ends above this height leaves the ear free. */
const EAR_FREE = 16;
/** Short hair ends between these heights beside the ear. */
const SIDEBURN = [-8, 10] as const;
/** Where the skull's edge is beside the ear. */
const BESIDE_EAR = 49.5;
const [CX, CY] = HAIR_MEASURES.center;
const { angles, columns, fallTop, fallRows } = HAIR_MEASURES;
const [FIRST_COLUMN, LAST_COLUMN] = [itemAt(columns, 0), itemAt(columns, columns.length - 1)];
const [FIRST_ANGLE, LAST_ANGLE] = [itemAt(angles, 0), itemAt(angles, angles.length - 1)];

export type Side = 1 | -1;

export const fallOn = (shape: HairShape, side: Side): HairShape['left'] => (side < 0 ? shape.left : shape.right);
export const isFalling = (shape: HairShape, side: Side): boolean =>
  shape.cover === 'hair' && fallOn(shape, side).tip > EAR_FREE;
/** Hair that hangs behind the ear and leaves it free; waves and curls spring forward again. */
export const isTucked = (shape: HairShape, side: Side): boolean =>
  isFalling(shape, side) && findCurl(shape) === 'straight' && (fallOn(shape, side).inner[0] ?? 0) > 53;

/** Linear between the entries of a list that is spread over 0..1. */
export function along(values: readonly number[], share: number): number {
  const at = clamp(share, 0, 1) * (values.length - 1);
  const k = Math.min(values.length - 2, Math.floor(at));
  const [a, b] = [values[k] ?? 0, values[k + 1] ?? 0];
  return a + (b - a) * (at - k);
}

/** Distance of the silhouette from its centre at an angle, degrees clockwise from straight up. */
export const radiusAt = ({ radii }: HairShape, degrees: number): number =>
  along(radii, (degrees - FIRST_ANGLE) / (LAST_ANGLE - FIRST_ANGLE));

/** Height of the top of the head with its hair. */
export const topHeight = (shape: HairShape): number => CY - radiusAt(shape, 0);

/** A place of the cap: an angle, and a share of the way from the centre to the silhouette. */
export function capPoint(shape: HairShape, degrees: number, share: number): Vec {
  const [a, r] = [(degrees * Math.PI) / 180, radiusAt(shape, degrees) * share];
  return [CX + Math.sin(a) * r, CY - Math.cos(a) * r];
}

export const hairlineAt = ({ hairline }: HairShape, x: number): number =>
  along(hairline, (x - FIRST_COLUMN) / (LAST_COLUMN - FIRST_COLUMN));

/** A place of the hair beside the face: `down` 0 beside the eye to 1 at the tips, `out` 0 by the cheek to 1 outside. */
export function fallPoint(shape: HairShape, side: Side, down: number, out: number): Vec {
  const { tip, inner, outer } = fallOn(shape, side);
  const x = along(inner, down) + (along(outer, down) - along(inner, down)) * out;
  return [side * x, fallTop + (tip - fallTop) * down];
}

/** The silhouette over the head from the left ear to the right one, no lower than the hair beside them ends. */
export function crownKnots(shape: HairShape): Knot[] {
  return angles.flatMap((degrees): Knot[] => {
    const [x, y] = capPoint(shape, degrees, 1);
    const side = degrees < 0 ? -1 : 1;
    const low = isFalling(shape, side) ? fallTop - 4 : sideburn(shape, side) - 6;
    return y < low ? [[x, y]] : [];
  });
}

/** Where short hair ends beside the ear. */
export const sideburn = (shape: HairShape, side: Side): number => clamp(fallOn(shape, side).tip, ...SIDEBURN);

/** From the silhouette beside the ear to the hairline: round the ear, or down the fall to a share of it and up again. */
export function sideKnots(shape: HairShape, side: Side, to: number): Knot[] {
  const y = sideburn(shape, side);
  if (!isFalling(shape, side) || isTucked(shape, side)) return [[side * BESIDE_EAR, y, 1]];
  const rows = Array.from({ length: fallRows - 1 }, (_, i) => (i / (fallRows - 2)) * to);
  return [
    ...rows.map((down): Knot => fallPoint(shape, side, down, 1)),
    ...[...rows].reverse().map((down): Knot => fallPoint(shape, side, down, 0)),
  ];
}

/** The hairline from right to left between the places where the hair beside the face begins. */
export function hairlineKnots(shape: HairShape): Knot[] {
  const edge = (side: Side) =>
    isFalling(shape, side) && !isTucked(shape, side) ? Math.abs(fallPoint(shape, side, 0, 0)[0]) : 48;
  const low = (side: Side) => (isFalling(shape, side) ? 4 : sideburn(shape, side) - 3);
  return columns
    .map((x, i): Knot => [x, Math.min(shape.hairline[i] ?? 0, low(x < 0 ? -1 : 1))])
    .filter(([x]) => Math.abs(x) < edge(x < 0 ? -1 : 1) - 2)
    .reverse();
}

/** Places a point of the unturned hair as the head is turned: near the silhouette like the skull, else like the face. */
export function placing(h: HairBrush, shape: HairShape): (point: Vec) => Vec {
  return ([x, y]) => {
    if (y > fallTop) return xy(h.loose([x, y]));
    const degrees = (Math.atan2(x - CX, CY - y) * 180) / Math.PI;
    const share = Math.hypot(x - CX, y - CY) / radiusAt(shape, degrees);
    const rim = clamp((share - 0.66) / 0.3, 0, 1);
    return lerp(xy(h.line([x, y])), xy(h.skull([x, y])), rim * rim * (3 - 2 * rim));
  };
}

const xy = ([x, y]: Knot): Vec => [x, y];

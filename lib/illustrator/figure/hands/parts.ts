import { type Knot, radians, type Vec } from '../../paint';

/** A finger from its root. */
type Finger = readonly [Vec, ...Vec[]];

/**
 * Hands in their own frame: wrist at the origin, forearm along +x, thumb on the -y side, about 26 units long.
 * Parts are listed from back to front.
 */
export type HandPart =
  | {
      readonly kind: 'finger';
      readonly points: Finger;
      readonly radii: readonly [number, ...number[]];
      readonly root?: boolean;
    }
  | { readonly kind: 'palm'; readonly outline: readonly Knot[] }
  | { readonly kind: 'crease'; readonly points: readonly Vec[]; readonly alpha: number }
  | { readonly kind: 'held' };

export type HandDrawing = {
  readonly parts: readonly HandPart[];
  readonly blush?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
};

export const finger = (points: Finger, radii: readonly [number, ...number[]] = [3, 2.9, 2.5]): HandPart => ({
  kind: 'finger',
  points,
  radii,
});
/** A thumb covers its own root. */
export const thumb = (points: Finger, radii: readonly [number, ...number[]]): HandPart => ({
  kind: 'finger',
  points,
  radii,
  root: true,
});
export const palm = (...outline: readonly Knot[]): HandPart => ({ kind: 'palm', outline });
export const crease = (alpha: number, ...points: readonly Vec[]): HandPart => ({ kind: 'crease', points, alpha });

/** A straight finger from its knuckle, dipping by `dip` degrees half way. */
export function straight(x: number, y: number, degrees: number, length: number, dip: number): Finger {
  const a = radians(degrees);
  const b = radians(degrees + dip);
  const knuckle: Vec = [x + Math.cos(a) * length * 0.55, y + Math.sin(a) * length * 0.55];
  return [[x, y], knuckle, [knuckle[0] + Math.cos(b) * length * 0.45, knuckle[1] + Math.sin(b) * length * 0.45]];
}

export const curled = (y: number, x = 9.5): HandPart =>
  finger(
    [
      [x, y],
      [x + 4.3, y + 0.2],
    ],
    [2.7, 2.6],
  );

import { type Knot, radians, type Vec } from '../../paint';
import type { Gesture } from '../pose';

/**
 * Hands in their own frame: wrist at the origin, forearm along +x, thumb on the -y side, about 26 units long.
 * Parts are listed from back to front.
 */
export type HandPart =
  | {
      readonly kind: 'finger';
      readonly points: readonly Vec[];
      readonly radii: readonly number[];
      readonly root?: boolean;
    }
  | { readonly kind: 'palm'; readonly outline: readonly Knot[] }
  | { readonly kind: 'crease'; readonly points: readonly Vec[]; readonly alpha: number }
  | { readonly kind: 'held' };

export type HandDrawing = {
  readonly parts: readonly HandPart[];
  readonly blush?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
};

const finger = (points: readonly Vec[], radii: readonly number[] = [3, 2.9, 2.5]): HandPart => ({
  kind: 'finger',
  points,
  radii,
});
/** A thumb covers its own root. */
const thumb = (points: readonly Vec[], radii: readonly number[]): HandPart => ({
  kind: 'finger',
  points,
  radii,
  root: true,
});
const palm = (...outline: readonly Knot[]): HandPart => ({ kind: 'palm', outline });
const crease = (alpha: number, ...points: readonly Vec[]): HandPart => ({ kind: 'crease', points, alpha });

/** A straight finger from its knuckle, dipping by `dip` degrees half way. */
function straight(x: number, y: number, degrees: number, length: number, dip: number): Vec[] {
  const a = radians(degrees);
  const b = radians(degrees + dip);
  const knuckle: Vec = [x + Math.cos(a) * length * 0.55, y + Math.sin(a) * length * 0.55];
  return [[x, y], knuckle, [knuckle[0] + Math.cos(b) * length * 0.45, knuckle[1] + Math.sin(b) * length * 0.45]];
}

const curled = (y: number, x = 9.5): HandPart =>
  finger(
    [
      [x, y],
      [x + 4.3, y + 0.2],
    ],
    [2.7, 2.6],
  );

export const HANDS: Readonly<Record<Gesture, HandDrawing>> = {
  wave: {
    parts: [
      finger(straight(11.5, -5.6, -22, 12.5, 4)),
      finger(straight(13.5, -2, -6, 14.5, 2)),
      finger(straight(13.2, 2, 9, 13.6, 0)),
      finger(straight(10.8, 5.6, 26, 11, -4)),
      finger(
        [
          [3, -4],
          [7, -10],
          [9.5, -14],
        ],
        [3.6, 3.2, 2.6],
      ),
      palm([-4, -5.2], [3, -7.2], [10.5, -7.6], [14, -4], [14.2, 2.5], [11, 7], [3, 6.8], [-4, 5.2]),
      crease(0.4, [4.5, -6], [7, -1], [4.5, 4]),
      crease(0.35, [8, -3.5], [11, -0.5], [12.5, 4]),
    ],
    blush: [
      [7.5, 4, 5, 4.5],
      [5, -4.5, 4.5, 3.6],
    ],
  },
  fist: {
    parts: [
      palm([-4, -5.6], [3, -8], [10, -8.6], [14.8, -5], [15.6, 1], [13.4, 6.8], [6, 8.4], [-4, 6]),
      curled(5.3),
      curled(1.9),
      curled(-1.7),
      finger(
        [
          [9, -5.2],
          [13.4, -5],
        ],
        [2.9, 2.7],
      ),
      thumb(
        [
          [2, -5.6],
          [8, -5.8],
          [12, -2.2],
        ],
        [3.2, 3, 2.5],
      ),
    ],
  },
  point: {
    parts: [
      finger(
        [
          [10, -5],
          [18, -5.8],
          [26, -6],
        ],
        [3, 2.7, 2.3],
      ),
      palm([-4, -5.8], [3, -7.6], [10, -8], [13, -4], [13.4, 3], [11.5, 7], [5, 8], [-4, 5.8]),
      curled(5, 8.5),
      curled(1.6, 8.5),
      curled(-1.7, 8.5),
      thumb(
        [
          [2, -5],
          [8, -5.6],
          [12.4, -3],
        ],
        [3.1, 2.9, 2.4],
      ),
    ],
  },
  hold: {
    parts: [
      palm([-4, -6], [3, -7.6], [9, -7.6], [12.5, -4], [13, 3], [11, 7], [4, 7.6], [-4, 6]),
      { kind: 'held' },
      ...[5.6, 2.1, -1.5, -5.1].map((y) =>
        finger(
          [
            [14, y - 0.3],
            [11.5, y],
            [6.2, y + 0.5],
          ],
          [2.6, 2.75, 2.3],
        ),
      ),
      thumb(
        [
          [1, -5],
          [5, -8.8],
          [11, -8.4],
        ],
        [3.2, 3, 2.4],
      ),
    ],
  },
  rest: {
    parts: [
      finger(straight(10.5, 5, 14, 10, 14), [2.9, 2.8, 2.4]),
      finger(straight(12.5, 2, 7, 12.5, 10), [2.9, 2.8, 2.4]),
      finger(straight(12.8, -1.6, 1, 13, 10), [2.9, 2.8, 2.4]),
      finger(straight(11.5, -5, -6, 11.5, 10), [2.9, 2.8, 2.4]),
      palm([-4, -5.4], [3, -7.2], [10.5, -7.4], [14, -3], [14, 2], [11, 6.6], [3, 6.6], [-4, 5.2]),
      thumb(
        [
          [2, -4.5],
          [7, -8],
          [12.5, -9.5],
        ],
        [3, 2.8, 2.2],
      ),
      ...[-4.6, -1.4, 1.8].map((y) => crease(0.3, [11.6, y - 0.3], [13, y + 0.3])),
    ],
  },
  /** An open hand seen from the side, palm up, as for a firefly to land on. */
  cup: {
    parts: [
      thumb(
        [
          [3, -3.4],
          [7.5, -8],
          [12.6, -10.4],
        ],
        [3.1, 2.9, 2.3],
      ),
      finger(
        [
          [10, 1.6],
          [17.5, 1.2],
          [23.4, -3.6],
        ],
        [3, 2.8, 2.3],
      ),
      { kind: 'held' },
      finger(
        [
          [10, 3.2],
          [18.4, 3.6],
          [25, -0.4],
        ],
        [3, 2.8, 2.3],
      ),
      palm([-4, -5.2], [3, -5], [9, -2.4], [14, -1], [15.4, 2.6], [11.4, 6.4], [4, 7.2], [-4, 5.4]),
      finger(
        [
          [8.6, 4.4],
          [16.4, 5.6],
          [22.6, 2.4],
        ],
        [2.8, 2.6, 2.1],
      ),
      crease(0.35, [4, -3.6], [9, -0.8], [14, 0.6]),
    ],
  },
  /** Fingers together and straight, seen from the edge: hands that clap, pray or lie on a heart. */
  flat: {
    parts: [
      finger(straight(11, 4.6, 4, 11, -3), [2.7, 2.6, 2.2]),
      finger(straight(12, 1.8, 1, 13, -2), [2.8, 2.7, 2.3]),
      finger(straight(12, -1.2, -2, 13.6, 0), [2.9, 2.7, 2.3]),
      finger(straight(11, -4, -5, 12.4, 2), [2.9, 2.7, 2.3]),
      palm([-4, -5.2], [3, -6.8], [10, -7], [14, -4], [14.4, 2], [11.4, 6.6], [3, 6.6], [-4, 5.2]),
      thumb(
        [
          [2, -4.4],
          [8, -8],
          [13.6, -8],
        ],
        [3.1, 2.8, 2.2],
      ),
      ...[-3, -0.2, 2.8].map((y) => crease(0.3, [12, y - 0.3], [13.6, y + 0.2])),
    ],
  },
  /** Four fingers laid over an edge, thumb on the near side: a book, a bowl, a rim, fur. */
  grip: {
    parts: [
      { kind: 'held' },
      finger(straight(9, 4.8, 34, 9.6, 26), [2.8, 2.7, 2.2]),
      finger(straight(11, 2.4, 24, 11.4, 26), [2.9, 2.8, 2.3]),
      finger(straight(12, -0.6, 14, 12, 24), [2.9, 2.8, 2.3]),
      finger(straight(11.4, -3.8, 4, 11.6, 24), [2.9, 2.8, 2.3]),
      palm([-4, -5.2], [3, -7], [10, -7.2], [13.4, -4], [13.2, 2], [10, 6.6], [3, 6.8], [-4, 5.2]),
      thumb(
        [
          [2, -4.4],
          [7, -8.4],
          [12, -10.6],
        ],
        [3.2, 2.9, 2.2],
      ),
      ...[-3.4, -0.4, 2.4].map((y) => crease(0.3, [12, y - 0.4], [13.6, y + 0.4])),
    ],
  },
  relaxed: {
    parts: [
      finger(
        [
          [9, 3.6],
          [12.4, 7],
          [11.8, 11],
        ],
        [2.7, 2.6, 2.2],
      ),
      finger(
        [
          [10.4, 1.4],
          [15, 5],
          [15.2, 9.8],
        ],
        [2.9, 2.7, 2.3],
      ),
      finger(
        [
          [11, -1.2],
          [17, 1.8],
          [18.2, 7],
        ],
        [3, 2.8, 2.4],
      ),
      finger(
        [
          [10, -3.8],
          [16.6, -2.4],
          [19.6, 2.6],
        ],
        [3, 2.8, 2.4],
      ),
      palm([-4, -5.4], [3, -6.8], [9.5, -6.8], [12.6, -3], [12, 3], [8.4, 6.4], [2, 6.6], [-4, 5.2]),
      thumb(
        [
          [1.5, -4],
          [7.5, -5.4],
          [12.5, -2],
        ],
        [3.2, 2.9, 2.3],
      ),
    ],
  },
};

/** Where a held thing is gripped, or a light thing rests, in the hand's frame. */
export const GRIP: Readonly<Record<Gesture, Vec>> = {
  hold: [8.5, 0],
  cup: [12, -6],
  wave: [9, 0],
  flat: [12, 0],
  grip: [14, 2],
  rest: [10, -4],
  fist: [9, 0],
  point: [26, -6],
  relaxed: [10, 2],
};

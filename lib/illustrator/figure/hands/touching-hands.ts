import type { Vec } from '../../paint';
import { crease, curled, finger, type HandDrawing, palm, thumb } from './parts';

/** A finger from its root over its joint to its tip. */
const bent = (root: Vec, joint: Vec, tip: Vec): [Vec, Vec, Vec] => [root, joint, tip];

/** Hands that hold something small, or somebody, and one that hangs by the side. */
export const TOUCHING_HANDS: Readonly<Record<'pinch' | 'measure' | 'cradle' | 'hang' | 'claw', HandDrawing>> = {
  /** Fingers spread and bent, as of a lion that plays. */
  claw: {
    parts: [
      finger(bent([11.2, -5.4], [17.6, -12], [23.4, -9.4])),
      finger(bent([13.4, -2], [21.6, -5.4], [26.6, -0.8])),
      finger(bent([13.2, 2.2], [21.2, 3], [24.4, 8.6])),
      finger(bent([10.8, 5.8], [17.4, 10], [17.8, 16])),
      finger(bent([3, -4], [5.4, -11.4], [11.4, -14.6]), [3.6, 3.3, 2.6]),
      palm([-4, -5.2], [3, -7.4], [10.5, -7.8], [14, -4], [14.2, 2.6], [11, 7.2], [3, 7], [-4, 5.2]),
      crease(0.4, [4.5, -6], [7, -1], [4.5, 4]),
      crease(0.35, [8, -3.5], [11, -0.5], [12.5, 4]),
    ],
    blush: [
      [7.5, 4, 5, 4.5],
      [5, -4.5, 4.5, 3.6],
    ],
  },
  /** Tips of index finger and thumb meet: a pencil, a thread, a berry. */
  pinch: {
    parts: [
      palm([-4, -5.4], [3, -7.4], [9.5, -7.4], [13, -4], [13, 2.6], [10.6, 7], [4, 7.4], [-4, 5.6]),
      curled(5.2, 8.4),
      curled(1.9, 9.2),
      finger(
        [
          [10, -1.2],
          [17, -1.6],
          [20.6, 0.6],
        ],
        [2.9, 2.7, 2.2],
      ),
      { kind: 'held' },
      finger(
        [
          [9.6, -4.4],
          [16.6, -6.6],
          [22.4, -2],
        ],
        [2.9, 2.7, 2.2],
      ),
      thumb(
        [
          [2, -3.4],
          [9, -4.4],
          [18.6, -0.6],
        ],
        [3.2, 2.9, 2.3],
      ),
    ],
  },
  /** A small gap between the tips of index finger and thumb: so small. */
  measure: {
    parts: [
      palm([-4, -5.4], [3, -7.4], [9.5, -7.4], [13, -4], [13, 2.6], [10.6, 7], [4, 7.4], [-4, 5.6]),
      curled(5.2, 8.4),
      curled(1.9, 9.2),
      curled(-1, 9),
      finger(
        [
          [9.6, -3.6],
          [18.6, -4],
          [25.6, -9.4],
        ],
        [3, 2.8, 2.2],
      ),
      thumb(
        [
          [2, -4],
          [6.4, -12.4],
          [15, -17.4],
        ],
        [3.3, 3, 2.3],
      ),
    ],
  },
  /** A long supporting hand, the fingers bent up round what lies in it. */
  cradle: {
    parts: [
      finger(
        [
          [10, -3],
          [18, -4.4],
          [25, -8.4],
        ],
        [2.9, 2.8, 2.3],
      ),
      finger(
        [
          [11, -0.4],
          [20, -1.2],
          [27, -5.4],
        ],
        [2.9, 2.8, 2.3],
      ),
      finger(
        [
          [11, 2.2],
          [19.6, 2],
          [26.4, -2],
        ],
        [2.9, 2.8, 2.3],
      ),
      palm([-4, -5.4], [3, -6.8], [10, -6.4], [14, -3.6], [14.4, 2.2], [11.4, 6.4], [3, 6.8], [-4, 5.4]),
      finger(
        [
          [9.4, 4.4],
          [17.4, 4.8],
          [23.6, 1.4],
        ],
        [2.8, 2.6, 2.2],
      ),
      thumb(
        [
          [2, -4],
          [7, -9],
          [12.6, -12.6],
        ],
        [3.2, 2.9, 2.2],
      ),
    ],
  },
  /** Hangs by the side, its back to the viewer: fingers close together and bent a little, the thumb in front of them. */
  hang: {
    parts: [
      finger(
        [
          [9, 3.6],
          [14.4, 4.6],
          [18.2, 3.6],
        ],
        [2.6, 2.5, 2.1],
      ),
      finger(
        [
          [10.8, 1.6],
          [17.2, 2.4],
          [21.4, 0.8],
        ],
        [2.8, 2.6, 2.2],
      ),
      finger(
        [
          [11.4, -0.8],
          [18.4, -0.4],
          [23, -2.2],
        ],
        [2.9, 2.7, 2.3],
      ),
      finger(
        [
          [10.8, -3.2],
          [17.2, -3.2],
          [21.6, -5],
        ],
        [2.9, 2.7, 2.2],
      ),
      palm([-4, -4.9], [2, -5.6], [8, -6], [12, -4.4], [12.6, 1.6], [10, 5.4], [3, 5.4], [-4, 4.9]),
      thumb(
        [
          [2.4, -3],
          [8.4, -6.2],
          [14.6, -6.8],
        ],
        [3, 2.7, 2.1],
      ),
    ],
  },
};

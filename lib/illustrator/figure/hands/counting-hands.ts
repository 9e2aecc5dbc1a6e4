import { crease, curled, finger, type HandDrawing, palm, straight, thumb } from './parts';

/** Hands that show a number: so many fingers are up, the thumb holds the others down. */
export const COUNTING_HANDS: Readonly<Record<'two', HandDrawing>> = {
  two: {
    parts: [
      finger(straight(12, -5, -16, 16, 2), [3.1, 2.9, 2.5]),
      finger(straight(13, -0.8, 10, 17, 0), [3.1, 2.9, 2.5]),
      palm([-4, -5.6], [3, -7.6], [10, -8], [14.6, -4.6], [15, 1.4], [13.4, 6.6], [6, 8.2], [-4, 6]),
      curled(5.8, 8.6),
      curled(2.6, 9.6),
      thumb(
        [
          [2, -5],
          [7.6, -2.6],
          [11.6, 2.6],
        ],
        [3.2, 3, 2.4],
      ),
      crease(0.3, [12.4, -3.4], [13.8, -2.6]),
    ],
  },
};

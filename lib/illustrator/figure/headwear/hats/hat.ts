import type { Knot, Shape } from '../../../paint';

/** A hat in the head's frame. */
export type HatDrawing = {
  /** Where head and hair may show; all of them when absent. */
  readonly free?: Shape;
  /** No hair behind the head: it is inside. */
  readonly hidesBack?: boolean;
  readonly behind?: () => void;
  readonly before: () => void;
};

/** All that is below a line across the head, given from left to right. */
export const below = (line: readonly Knot[]): Shape => [
  ...line.map(([x, y]) => [x, y] as const),
  [400, line[line.length - 1]?.[1] ?? 0],
  [400, 600],
  [-400, 600],
  [-400, line[0]?.[1] ?? 0],
];

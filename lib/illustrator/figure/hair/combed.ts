import type { Knot } from '../../paint';

/** Outline of hair that is combed back to a knot or a tail, and the place of its shine. */
export const COMBED_OUTER: readonly Knot[] = [
  [-49, 17, 1],
  [-53, 0],
  [-53.5, -22],
  [-44, -45],
  [-22, -60],
  [6, -63],
  [33, -55],
  [49, -36],
  [53, -10],
  [49, 17, 1],
];
export const COMBED_SHINE: readonly Knot[] = [
  [-46, -22],
  [-30, -42],
  [-2, -51],
  [30, -45],
  [47, -22],
];

import type { Polygon, Vec } from '../../../paint';
import type { Lids } from './lids';

/** One eye as it is seen, in head units. */
export type Eye = Lids & {
  readonly opening: Polygon;
  readonly inner: Vec;
  readonly outer: Vec;
  readonly middle: Vec;
  readonly width: number;
  readonly tall: number;
};

export type Iris = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

import { blur } from './blur';
import type { Plane } from './plane';

/** Local mean of `values` where `weights` are; it is carried on into places without weight that are near enough. */
export function weightedBlur(values: Plane, weights: Plane, edge: number, radius: number): Plane {
  const product = new Float32Array(values.length);
  for (let i = 0; i < product.length; i++) product[i] = values[i] * weights[i];
  const sums = blur(product, edge, radius);
  const total = blur(weights, edge, radius);
  for (let i = 0; i < sums.length; i++) sums[i] /= Math.max(1e-6, total[i]);
  return sums;
}

/** A square picture of one value per pixel, in rows. */
export type Plane = Float32Array;
/** Pixels (or head units) to the right and down. */
export type Point = readonly [x: number, y: number];

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

/** 0 at `from`, 1 at `to`, a cubic between; `from` may be the greater one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A plane of `edge` × `edge` values, each computed from its place. */
export function createPlane(edge: number, value: (x: number, y: number, i: number) => number): Plane {
  const result = new Float32Array(edge * edge);
  for (let y = 0, i = 0; y < edge; y++) for (let x = 0; x < edge; x++, i++) result[i] = value(x, y, i);
  return result;
}

/** Mean of `values`, weighted. */
export function computeMean(values: Plane, weights: Plane): number {
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < values.length; i++) {
    sum += values[i] * weights[i];
    total += weights[i];
  }
  return sum / total;
}

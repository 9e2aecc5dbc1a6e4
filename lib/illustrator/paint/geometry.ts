/** Plane vectors, y downwards, angles in radians. */

export type Vec = readonly [number, number];

/** A point of a drawn curve; `sharp` (1) makes it a corner. */
export type Knot = readonly [x: number, y: number, sharp?: number];

/** Changes each knot of a line; a line of five knots stays one of five. */
export const mapKnots = <Line extends readonly Knot[]>(line: Line, change: (knot: Knot, index: number) => Knot) =>
  line.map(change) as { -readonly [Index in keyof Line]: Knot };

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));
export const mixNumber = (a: number, b: number, share: number): number => a + (b - a) * share;

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1]];
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k];
export const lerp = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1]);
export const angle = (a: Vec): number => Math.atan2(a[1], a[0]);
export const normalize = (a: Vec): Vec => mul(a, 1 / (length(a) || 1));
export const perpendicular = (a: Vec): Vec => [-a[1], a[0]];
/** The point at `distance` from `from` in the direction `at`. */
export const polar = (from: Vec, at: number, distance: number): Vec => [
  from[0] + Math.cos(at) * distance,
  from[1] + Math.sin(at) * distance,
];

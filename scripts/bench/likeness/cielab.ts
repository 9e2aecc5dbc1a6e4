/** CIE 1976 L*a*b* for the D65 white: L* 0 to 100. */
export type Cielab = readonly [lightness: number, a: number, b: number];

const WHITE = [0.95047, 1, 1.08883] as const;
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const compress = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** Converts `#rrggbb` (sRGB) with the matrix of IEC 61966-2-1. */
export function hexToCielab(hex: string): Cielab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const x = compress((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE[0]);
  const y = compress(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = compress((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Colour difference ΔE*ab (CIE 1976). */
export const getDeltaE = (p: Cielab, q: Cielab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

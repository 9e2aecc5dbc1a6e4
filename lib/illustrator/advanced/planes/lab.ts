import type { Plane } from './plane';

/** Three planes of one picture: OKLab or sRGB (0 to 1). */
export type Planes = readonly [Plane, Plane, Plane];

const TABLE = 4096;
const LINEAR = Float32Array.from({ length: TABLE + 1 }, (_, i) => {
  const c = i / TABLE;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const GAMMA = Float32Array.from({ length: TABLE + 1 }, (_, i) => {
  // Squared places give the steep dark end enough of the table.
  const c = (i / TABLE) ** 2;
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
});
/** Cube roots: a head needs millions of them. */
const CUBE_ROOTS = Float32Array.from({ length: TABLE * 4 + 1 }, (_, i) => (i / (TABLE * 4)) ** (2 / 3));
const cubeRoot = (value: number) => CUBE_ROOTS[(Math.sqrt(value) * TABLE * 4 + 0.5) | 0];
const toLinear = (value: number) => LINEAR[(value * TABLE + 0.5) | 0];
const toGamma = (value: number) => GAMMA[(Math.sqrt(Math.max(0, Math.min(1, value))) * TABLE + 0.5) | 0];

/** sRGB planes (0 to 1) to OKLab; only the pixels listed are converted (all without a list). */
export function planesToLab(rgb: Planes, pixels?: Uint32Array): Planes {
  const size = rgb[0].length;
  const [L, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  const count = pixels?.length ?? size;
  for (let n = 0; n < count; n++) {
    const i = pixels ? pixels[n] : n;
    const red = toLinear(rgb[0][i]);
    const green = toLinear(rgb[1][i]);
    const blue = toLinear(rgb[2][i]);
    const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    L[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
    a[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    b[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  }
  return [L, a, b];
}

/** Writes OKLab pixels as sRGB bytes (RGBA rows); alpha is left alone. */
export function writeLab([L, a, b]: Planes, pixels: Uint32Array, rgba: Uint8ClampedArray): void {
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    const l = (L[i] + 0.3963377774 * a[i] + 0.2158037573 * b[i]) ** 3;
    const m = (L[i] - 0.1055613458 * a[i] - 0.0638541728 * b[i]) ** 3;
    const s = (L[i] - 0.0894841775 * a[i] - 1.291485548 * b[i]) ** 3;
    rgba[i * 4] = toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * 255;
    rgba[i * 4 + 1] = toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * 255;
    rgba[i * 4 + 2] = toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s) * 255;
  }
}

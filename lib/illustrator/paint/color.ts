/** Colour in OKLab, where lightness and chroma are what an eye sees. Colours are sRGB hex, `#rrggbb`. */

type Triple = readonly [number, number, number];

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const unit = (v: number) => Math.max(0, Math.min(1, v));

/** Channels 0..1 of `#rrggbb`. */
export function hexToRgb(hex: string): Triple {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function rgbToHex(rgb: Triple): string {
  return `#${rgb
    .map((v) =>
      Math.round(unit(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** sRGB 0..1 to OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
export function rgbToLab(rgb: Triple): Triple {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function labToRgb([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(unit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    gamma(unit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    gamma(unit(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** Lightness 0..1, chroma, hue in radians. */
export function toLch(hex: string): Triple {
  const [L, a, b] = rgbToLab(hexToRgb(hex));
  return [L, Math.hypot(a, b), Math.atan2(b, a)];
}

export const lch = (L: number, C: number, H: number): string =>
  rgbToHex(labToRgb([unit(L), C * Math.cos(H), C * Math.sin(H)]));

/** Lightness in OKLab, 0..1. */
export const lightness = (hex: string): number => toLch(hex)[0];

const VIOLET = -0.35;
const YELLOW = 1.5;
function turnHue(hue: number, towards: number, share: number): number {
  const distance = ((towards - hue + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  return hue + distance * share;
}

/** The colour in shadow: darker by `amount` of lightness, richer, drifting to violet. */
export function shade(hex: string, amount = 0.12, drift = 0.12): string {
  const [L, C, H] = toLch(hex);
  return lch(L - amount, C * (1 + amount * 0.5), turnHue(H, VIOLET, drift * (amount / 0.12) * 0.6));
}

/** The colour in light: lighter by `amount`, drifting to warm yellow. */
export function tint(hex: string, amount = 0.1, drift = 0.12): string {
  const [L, C, H] = toLch(hex);
  return lch(
    L + amount * (1 - L * 0.55) * 1.6,
    C * (1 - amount * 0.6),
    turnHue(H, YELLOW, drift * (amount / 0.12) * 0.5),
  );
}

/** Between two colours: `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = rgbToLab(hexToRgb(from));
  const b = rgbToLab(hexToRgb(to));
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
  return rgbToHex(labToRgb([at(0), at(1), at(2)]));
}

/** Chroma multiplied by `factor`. */
export function saturate(hex: string, factor: number): string {
  const [L, C, H] = toLch(hex);
  return lch(L, C * factor, H);
}

/** CSS colour of a hex with an alpha 0..1. */
export function rgba(hex: string, alpha: number): string {
  const [r, g, b] = hexToRgb(hex).map((v) => Math.round(v * 255));
  return `rgba(${r},${g},${b},${alpha})`;
}

/** Colours of a photo in OKLab (Björn Ottosson, https://bottosson.github.io/posts/oklab/). Channels 0 to 255. */
export type Rgb = readonly [number, number, number];
/** Lightness 0 to 1, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
const linear = (value: number) => LINEAR[Math.max(0, Math.min(255, Math.round(value)))] as number;
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

export function rgbToLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function labToHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number) => Math.round(255 * gamma(Math.max(0, Math.min(1, v))));
  return `#${channels.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** Squared distance; `lightnessWeight` under 1 reduces the influence of shadow and light. */
export const squaredDistance = (p: Lab, q: Lab, lightnessWeight = 1): number =>
  lightnessWeight * (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

export const medianLab = (colours: readonly Lab[]): Lab => [
  median(colours.map((colour) => colour[0])),
  median(colours.map((colour) => colour[1])),
  median(colours.map((colour) => colour[2])),
];

/** The colours between two quantiles of lightness, without shadows and highlights. */
export function filterByLightness(colours: readonly Lab[], from: number, to: number): Lab[] {
  const sorted = [...colours].sort((a, b) => a[0] - b[0]);
  return sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to));
}

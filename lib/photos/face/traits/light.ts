import { type Lab, median, type Rgb, rgbToLab } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import type { IrisRim } from './iris-rim.ts';
import { LIGHT } from './thresholds.ts';

/** Gain per channel that converts the photo's light to neutral. */
export type Gains = Rgb;
/** Natural logs: `warmth` of red over blue, `green` of green over their mean. */
type ColorCast = { readonly warmth: number; readonly green: number };

/** Positions of the sclera, in multiples of the rim's distance. */
const SCLERA_SHARES = [1.1, 1.16, 1.22, 1.3, 1.4];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const meanOf = ([r, g, b]: Rgb) => (r + g + b) / 3;
const getCast = ([r, g, b]: Rgb): ColorCast => {
  const [red, green, blue] = [Math.log(Math.max(1, r)), Math.log(Math.max(1, g)), Math.log(Math.max(1, b))];
  return { warmth: red - blue, green: green - (red + blue) / 2 };
};
const medianRgb = (pixels: readonly Rgb[]): Rgb => [
  median(pixels.map((pixel) => pixel[0])),
  median(pixels.map((pixel) => pixel[1])),
  median(pixels.map((pixel) => pixel[2])),
];

/** The lightest pixels beside one iris that are paler than the skin. */
function findSclera(rim: IrisRim): Rgb | null {
  const beyond = SCLERA_SHARES.flatMap((share) => rim.rays.map((ray) => rim.pixel(ray, share))).filter(
    (p) => p !== null,
  );
  const light = beyond.sort((a, b) => meanOf(a) - meanOf(b)).slice(Math.floor(beyond.length * 0.7));
  // The least red of the light pixels; the others are lid.
  const pale = light.sort((a, b) => a[0] / (a[1] + 1) - b[0] / (b[1] + 1)).slice(0, Math.ceil(light.length / 2));
  return pale.length >= LIGHT.fewestEyePixels / 2 ? medianRgb(pale) : null;
}

/** Colour cast from both scleras; null when they disagree or imply an impossible light. */
function getEyesCast(whites: readonly Rgb[]): ColorCast | null {
  const [left, right] = whites.map(getCast);
  if (!left || !right || Math.abs(left.warmth - right.warmth) > LIGHT.eyesAgree) return null;
  const cast = {
    warmth: (left.warmth + right.warmth) / 2 - LIGHT.warmthOfWhites,
    green: (left.green + right.green) / 2,
  };
  return Math.abs(cast.warmth) > LIGHT.warmthOfLight || Math.abs(cast.green) > LIGHT.greenOfLight ? null : cast;
}

/** Mean colour of the whole picture. */
function measureSurroundings(picture: Picture): Rgb {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 2 < picture.data.length; at += 3 * 37) {
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (picture.data[at + c] as number);
    count++;
  }
  const mean = (c: number) => (sums[c] as number) / Math.max(1, count);
  return [mean(0), mean(1), mean(2)];
}

/** Brightness of the photo's lightest spots, 0 to 255: the brightest `share` of its pixels is lighter. */
export function findBrightest({ data }: Picture, share: number): number {
  const lights: number[] = [];
  for (let at = 0; at + 2 < data.length; at += 3 * 37)
    lights.push(Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number));
  lights.sort((a, b) => a - b);
  return lights[Math.floor(lights.length * (1 - share))] ?? 255;
}

/**
 * What an under-exposed photo lacks, as a factor of its channels: 1 if anything in it is light. It looks at the whole
 * photo and never at the skin, so that dark skin in a well exposed photo stays as it is.
 */
function estimateExposure(picture: Picture): number {
  const brightest = findBrightest(picture, LIGHT.spots);
  if (brightest >= LIGHT.exposed) return 1;
  return Math.min(LIGHT.mostExposure, LIGHT.exposedTo / Math.max(1, brightest));
}

/**
 * Estimates the colour cast of the photo's light from the scleras and the surroundings; rejects casts beyond daylight,
 * lamps or shade. The gains keep the brightness, but for a photo in which nothing is light.
 */
export function estimateGains(picture: Picture, rims: readonly IrisRim[]): Gains {
  const whites = rims.map(findSclera).filter((white) => white !== null);
  const limit = LIGHT.surroundingsLimit;
  const world = getCast(measureSurroundings(picture));
  const mild = {
    warmth: clamp(world.warmth * LIGHT.surroundingsTrust, -limit, limit),
    green: clamp(world.green * LIGHT.surroundingsTrust, -limit / 3, limit / 3),
  };
  const eyes = getEyesCast(whites);
  const share = eyes ? LIGHT.eyesTrust : 0;
  const warmth = (eyes?.warmth ?? 0) * share + mild.warmth * (1 - share);
  const green = (eyes?.green ?? 0) * share + mild.green * (1 - share);
  const tint = [-warmth / 2 + green / 3, (-green * 2) / 3, warmth / 2 + green / 3].map(Math.exp);
  const bright = getExposure(tint as unknown as Gains);
  const exposure = estimateExposure(picture);
  const gain = (c: number) => ((tint[c] as number) / bright) * exposure;
  return [gain(0), gain(1), gain(2)];
}

/** The part of the gains that brightens. */
export const getExposure = ([red, green, blue]: Gains): number => 0.3 * red + 0.6 * green + 0.1 * blue;

export const applyGains = (pixel: Rgb, gains: Gains): Lab =>
  rgbToLab([pixel[0] * gains[0], pixel[1] * gains[1], pixel[2] * gains[2]]);

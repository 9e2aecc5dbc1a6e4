import { type Lab, median, type Rgb, rgbToLab } from '../oklab.ts';
import type { Picture } from '../picture.ts';
import { GREY } from './thresholds.ts';

/** Whether the photo is black and white or toned (sepia): one hue and hardly any other chroma. */
export function isGreyscale(picture: Picture): boolean {
  const chroma: (readonly [number, number])[] = [];
  for (let at = 0; at + 2 < picture.data.length; at += 3 * 211) {
    const [, a, b] = rgbToLab([0, 1, 2].map((c) => picture.data[at + c] as number) as unknown as Rgb);
    chroma.push([a, b]);
  }
  const [a, b] = [median(chroma.map((one) => one[0])), median(chroma.map((one) => one[1]))];
  const apart = chroma.map((one) => Math.hypot(one[0] - a, one[1] - b)).sort((p, q) => p - q);
  return (apart[Math.floor(apart.length * 0.95)] ?? 0) < GREY.chromaSpread;
}

/** Typical colours of skin and hair by lightness: the most likely values for a greyscale photo. */
const SKIN_CHROMA = [
  [0.36, 0.03, 0.035],
  [0.5, 0.04, 0.055],
  [0.66, 0.04, 0.065],
  [0.8, 0.03, 0.05],
  [0.92, 0.02, 0.025],
] as const;
const HAIR_CHROMA = [
  [0.2, 0.008, 0.006],
  [0.36, 0.025, 0.035],
  [0.55, 0.025, 0.06],
  [0.75, 0.015, 0.08],
  [0.9, 0.0, 0.05],
] as const;

function addChroma(light: number, table: readonly (readonly [number, number, number])[]): Lab {
  const after = table.findIndex(([from]) => from > light);
  const [low, high] = after <= 0 ? [table.at(after), table.at(after)] : [table[after - 1], table[after]];
  if (!low || !high) return [light, 0, 0];
  const share = high[0] === low[0] ? 0 : (light - low[0]) / (high[0] - low[0]);
  return [light, low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share];
}

export const estimateSkin = ([light]: Lab): Lab => addChroma(light, SKIN_CHROMA);
export const estimateHair = ([light]: Lab): Lab => addChroma(light, HAIR_CHROMA);
/** Light eyes are usually blue; all others are brown. */
export const estimateEyes = ([light]: Lab): Lab => (light > 0.55 ? [light, -0.03, -0.06] : [light, 0.025, 0.04]);

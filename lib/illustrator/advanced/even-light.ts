import { hexToRgb, rgbToLab } from '../paint';
import type { FaceCrop } from './face-crop';
import { blur, type Plane } from './raster';

/** How far the photo's own light is replaced, and how wide a light is, in shares of the square. */
const EVENING = 0.8;
const LIGHT_RADIUS = 0.055;
const MAX_GAIN = 2.2;
/** Where less than this share of the surroundings is skin, the light of the whole face is taken. */
const FEW_SKIN = 0.15;
/** Squared OKLab distance over which a colour stops being skin. */
const SKIN_TOLERANCE = 0.008;
/** Weights of lightness: shine on skin is still skin, darker is sooner hair. */
const LIGHTER = 0.25;
const DARKER = 0.5;

/** How much each pixel looks like the skin seen in the photo, 0 to 1. */
export function skinLikeness({ rgb, edge }: FaceCrop, inside: Plane): Plane {
  const samples: number[][] = [[], [], []];
  for (let i = 0; i < edge * edge; i += 7)
    if ((inside[i] as number) > 0.9) for (let c = 0; c < 3; c++) samples[c]?.push(rgb[i * 3 + c] as number);
  const median = (values: number[]) => (values.sort((a, b) => a - b)[values.length >> 1] ?? 0) / 255;
  const skin = rgbToLab([median(samples[0] ?? []), median(samples[1] ?? []), median(samples[2] ?? [])]);
  return Float32Array.from({ length: edge * edge }, (_, i) => {
    const [r, g, b] = [rgb[i * 3] as number, rgb[i * 3 + 1] as number, rgb[i * 3 + 2] as number];
    const lab = rgbToLab([r / 255, g / 255, b / 255]);
    const lightness = (lab[0] - skin[0]) * (lab[0] > skin[0] ? LIGHTER : DARKER);
    const d2 = lightness ** 2 + (lab[1] - skin[1]) ** 2 + (lab[2] - skin[2]) ** 2;
    return Math.exp(-d2 / SKIN_TOLERANCE);
  });
}

/** Takes the photo's soft light and shade off the face, so that its skin has the illustrated `skin` everywhere. */
export function evenOutLight({ rgb, edge }: FaceCrop, likeness: Plane, skin: string): Uint8ClampedArray {
  const radius = Math.round(edge * LIGHT_RADIUS);
  const total = blur(likeness, edge, radius);
  const all = likeness.reduce((sum, weight) => sum + weight, 1e-6);
  const target = hexToRgb(skin);
  const even = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let c = 0; c < 3; c++) {
    const weighted = likeness.map((weight, i) => weight * (rgb[i * 3 + c] as number));
    const mean = weighted.reduce((sum, value) => sum + value, 0) / all;
    const light = blur(weighted, edge, radius);
    for (let i = 0; i < edge * edge; i++) {
      const seen = Math.max(20, ((light[i] as number) + FEW_SKIN * mean) / ((total[i] as number) + FEW_SKIN));
      const gain = ((target[c] as number) * 255) / seen;
      even[i * 4 + c] = (rgb[i * 3 + c] as number) * Math.max(0.5, Math.min(MAX_GAIN, gain ** EVENING));
    }
  }
  return even;
}

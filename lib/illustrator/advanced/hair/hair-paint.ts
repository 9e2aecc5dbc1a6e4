import { labToRgb, rgbToLab } from '../../paint/color';
import { kuwahara } from '../../paint/kuwahara';
import type { FaceCrop } from '../face-crop';
import { blur, type Plane } from '../raster';

/** Radius of the brush in shares of the crop, and how far it covers the photo. */
const BRUSH = [0.0048, 0.0032] as const;
/** Tones of lightness between the darkest and the lightest lock, and how far colours step to them. */
const TONE = 0.055;
const STEPPING = 0.5;
/** How far the photo's broad light is taken off, and how wide it is. */
const EVENING = 0.3;
const LIGHT_RADIUS = 0.06;
/** Gouache has less contrast and fewer colours than a photo: share of both that stays, and the deepest shadow. */
const CONTRAST = 0.78;
const OWN_CHROMA = 0.55;
const DEEPEST = 0.17;
const CHROMA = 1.1;
/** Within this much of the border the colour is that of the hair further in. */
const SURE = 0.97;

/** Hair colours where it is surely hair, spread outwards: what half-transparent borders are painted with. */
function spreadColors(pixels: Uint8ClampedArray, edge: number, sure: Plane, radius: number): Plane[] {
  const total = blur(sure, edge, radius);
  return [0, 1, 2].map((c) =>
    blur(
      sure.map((weight, i) => weight * (pixels[i * 4 + c] as number)),
      edge,
      radius,
    ).map((sum, i) => sum / Math.max(1e-4, total[i] as number)),
  );
}

/** Paints the hair of the crop in locks of few tones, without a trace of the background at its border. RGBA. */
export function paintHair({ rgb, edge }: FaceCrop, matte: Plane): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let i = 0; i < edge * edge; i++) for (let c = 0; c < 3; c++) pixels[i * 4 + c] = rgb[i * 3 + c] as number;
  // The border is thrown away twice: what is almost hair still holds light from behind.
  const inner = blur(
    matte.map((value) => (value > SURE ? 1 : 0)),
    edge,
    2,
  );
  const sure = inner.map((value) => (value > 0.9 ? 1 : 1e-5));
  const near = spreadColors(pixels, edge, sure, Math.round(edge * 0.008));
  const far = spreadColors(pixels, edge, sure, Math.round(edge * 0.035));
  const reach = blur(sure, edge, Math.round(edge * 0.008));
  for (let i = 0; i < edge * edge; i++) {
    const own = Math.max(0, Math.min(1, ((inner[i] as number) - 0.6) * 2.5));
    const close = Math.min(1, (reach[i] as number) * 12);
    for (let c = 0; c < 3; c++) {
      const spread = (near[c]?.[i] ?? 0) * close + (far[c]?.[i] ?? 0) * (1 - close);
      pixels[i * 4 + c] = (pixels[i * 4 + c] as number) * own + spread * (1 - own);
    }
  }
  for (const radius of BRUSH) kuwahara(pixels, edge, edge, Math.max(2, Math.round(edge * radius)), 0.92);
  stepTones(pixels, edge, matte);
  for (let i = 0; i < edge * edge; i++) pixels[i * 4 + 3] = 255 * (matte[i] as number);
  return pixels;
}

function stepTones(pixels: Uint8ClampedArray, edge: number, matte: Plane): void {
  const planes = [0, 1, 2].map(() => new Float32Array(edge * edge));
  const [light, red, yellow] = planes as [Plane, Plane, Plane];
  const worn = (i: number) => (matte[i] as number) > 0;
  for (let i = 0; i < edge * edge; i++) {
    if (!worn(i)) continue;
    const [r, g, b] = [pixels[i * 4] as number, pixels[i * 4 + 1] as number, pixels[i * 4 + 2] as number];
    [light[i], red[i], yellow[i]] = rgbToLab([r / 255, g / 255, b / 255]);
  }
  const radius = Math.round(edge * LIGHT_RADIUS);
  const total = blur(matte, edge, radius);
  const broad = blur(
    light.map((value, i) => value * (matte[i] as number)),
    edge,
    radius,
  ).map((sum, i) => sum / Math.max(1e-4, total[i] as number));
  const all = matte.reduce((sum, weight) => sum + weight, 1e-6);
  const meanOf = (plane: Plane) => plane.reduce((sum, value, i) => sum + value * (matte[i] as number), 0) / all;
  const [mean, meanA, meanB] = [meanOf(light), meanOf(red), meanOf(yellow)];
  for (let i = 0; i < edge * edge; i++) {
    if (!worn(i)) continue;
    const lit = ((light[i] as number) - mean - ((broad[i] as number) - mean) * EVENING) * CONTRAST;
    const even = mean + Math.max(-DEEPEST, lit);
    const a = meanA + ((red[i] as number) - meanA) * OWN_CHROMA;
    const b = meanB + ((yellow[i] as number) - meanB) * OWN_CHROMA;
    const tone = Math.round(even / TONE) * TONE;
    const color = labToRgb([even + (tone - even) * STEPPING, a * CHROMA, b * CHROMA]);
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = (color[c] as number) * 255;
  }
}

import { type FaceFrame, MESH } from '../frame.ts';
import { type Lab, median, type Rgb, rgbToLab } from '../oklab.ts';
import { isInside, type Picture, pixelAt } from '../picture.ts';

/** Gain per channel that takes the photo's light to a neutral one. */
export type Gains = Rgb;

/** Brightness that the white of an eye has in even light. */
const SCLERA = 188;
/**
 * Only a clearly dark photo is brightened, and less than the eyes suggest: whites of eyes lie in shadow, and a
 * guess that is too light would bleach a dark skin.
 */
const CLEARLY_DARK = 1.3;
const EXPOSURE_TRUST = 0.85;
const MAX_EXPOSURE = 1.7;

function scleraPixels(picture: Picture, frame: FaceFrame): Rgb[] {
  const irisRadius = frame.widthPx * 0.038;
  return MESH.lids.flatMap((lids, side) => {
    const polygon = lids.map(frame.point);
    const iris = frame.point(MESH.irises[side]?.[0] ?? 0);
    const xs = polygon.map((point) => point[0]);
    const ys = polygon.map((point) => point[1]);
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const step = Math.max(0.5, (x1 - x0) / 40);
    const found: Rgb[] = [];
    for (let y = Math.min(...ys); y < Math.max(...ys); y += step)
      for (let x = x0; x < x1; x += step) {
        if (Math.hypot(x - iris[0], y - iris[1]) < irisRadius || !isInside(polygon, x, y)) continue;
        const pixel = pixelAt(picture, x, y);
        if (pixel) found.push(pixel);
      }
    return found;
  });
}

/** A mild grey-world balance of the whole picture, and the exposure from the whites of the eyes. */
export function lightGains(picture: Picture, frame: FaceFrame): Gains {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 2 < picture.data.length; at += 3 * 37, count++)
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (picture.data[at + c] as number);
  const means = sums.map((sum) => Math.max(1, sum / count));
  const grey = means.reduce((sum, mean) => sum + mean, 0) / 3;
  const whites = scleraPixels(picture, frame).sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  const brightest = whites.slice(Math.floor(whites.length * 0.6), Math.floor(whites.length * 0.92));
  const white = median(brightest.map((pixel) => (pixel[0] + pixel[1] + pixel[2]) / 3));
  const darkness = whites.length > 12 && white > 0 ? SCLERA / white : 1;
  const exposure = Math.max(1, Math.min(MAX_EXPOSURE, (darkness / CLEARLY_DARK) ** EXPOSURE_TRUST));
  const gain = (mean: number) => exposure * Math.max(0.9, Math.min(1.12, 1 + (grey / mean - 1) * 0.3));
  return [gain(means[0] as number), gain(means[1] as number), gain(means[2] as number)];
}

export const balanced = (pixel: Rgb, gains: Gains): Lab =>
  rgbToLab([pixel[0] * gains[0], pixel[1] * gains[1], pixel[2] * gains[2]]);

import type { Crop } from './model';

const FULL_FRAME: Crop = { x: 0, y: 0, width: 1, height: 1 };
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The crop in whole pixels of a `widthPx` × `heightPx` picture, clamped to it; never empty. */
export function toCropBox(crop: Crop = FULL_FRAME, widthPx: number, heightPx: number) {
  const left = Math.round(clamp(crop.x, 0, 1) * (widthPx - 1));
  const top = Math.round(clamp(crop.y, 0, 1) * (heightPx - 1));
  return {
    left,
    top,
    width: clamp(Math.round(crop.width * widthPx), 1, widthPx - left),
    height: clamp(Math.round(crop.height * heightPx), 1, heightPx - top),
  };
}

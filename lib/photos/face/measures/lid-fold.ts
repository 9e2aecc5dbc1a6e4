import type { FaceFrame } from '../frame.ts';
import { median, rgbToLab } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';

/** The middle of both upper lids in the mesh. */
const LIDS = [161, 160, 159, 158, 157, 388, 387, 386, 385, 384];
const ROWS = 30;
/** Length of a scan from the lashes upwards, and half its width, in face widths. */
const [REACH, HALF_WIDTH] = [0.11, 0.01];
/** A fold's shadow is darker than the skin on both sides by more than this (OKLab lightness). */
const SHADOW = 0.02;
/** Skin this far up a scan, and as light as this share of its lightest part, begins right at the lashes. */
const [NEAR, SMOOTH] = [0.2, 0.88];

/** Lightness from the lashes upwards. */
function scanLid(picture: Picture, { point, up, right, widthPx }: FaceFrame, index: number): readonly number[] {
  const [x, y] = point(index);
  return Array.from({ length: ROWS }, (_, row) => {
    const rise = (row / (ROWS - 1)) * REACH * widthPx;
    const across = [-1, 0, 1].map((side) => {
      const aside = side * HALF_WIDTH * widthPx;
      const pixel = pixelAt(picture, x + up[0] * rise + right[0] * aside, y + up[1] * rise + right[1] * aside);
      return rgbToLab(pixel ?? [0, 0, 0])[0];
    });
    return across.reduce((sum, value) => sum + value) / across.length;
  });
}

/** Depth of the deepest dip between two lighter places of the lower two thirds. */
function findShadow(rows: readonly number[]): number {
  const depths = rows.slice(2, (ROWS * 2) / 3).map((value, i) => {
    const at = i + 2;
    return Math.min(Math.max(...rows.slice(0, at)), Math.max(...rows.slice(at + 1, ROWS * 0.8))) - value;
  });
  return Math.max(0, ...depths);
}

/** Depth of the shadow in the crease of the upper lids, 0 for smooth ones (OKLab lightness). */
export const scanLids = (picture: Picture, frame: FaceFrame): number =>
  median(LIDS.map((index) => findShadow(scanLid(picture, frame, index))));

/**
 * Whether the upper lids are clearly smooth, with no fold between lashes and brow. Blurred or shaded lids count as
 * folded: most are.
 */
export function hasSmoothLids(picture: Picture, frame: FaceFrame): boolean {
  const scans = LIDS.map((index) => scanLid(picture, frame, index));
  const usual = Array.from({ length: ROWS }, (_, row) => median(scans.map((rows) => rows[row] ?? 0)));
  const near = usual[Math.round(ROWS * NEAR)] ?? 0;
  return median(scans.map(findShadow)) < SHADOW && near > SMOOTH * Math.max(...usual);
}

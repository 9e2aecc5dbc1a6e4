import { type FaceFrame, MESH } from '../frame.ts';
import { filterByLightness, type Lab, medianLab } from '../oklab.ts';
import { isInside, type Picture, pixelAt } from '../picture.ts';
import { applyGains } from './light.ts';
import { WHITES } from './thresholds.ts';

/** The colours between the lids of one eye. `exposure` brightens an under-exposed photo. */
function sampleEye(picture: Picture, frame: FaceFrame, side: 0 | 1, exposure: number): Lab[] {
  const lids = MESH.lids[side].map(frame.point);
  const [xs, ys] = [lids.map(([x]) => x), lids.map(([, y]) => y)];
  const step = Math.max(0.7, frame.widthPx * WHITES.step);
  const colors: Lab[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += step)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
      const pixel = isInside(lids, x, y) ? pixelAt(picture, x, y) : null;
      if (pixel) colors.push(applyGains(pixel, [exposure, exposure, exposure]));
    }
  return colors;
}

/**
 * The white of each eye as the photo shows it, without the spark of a lamp: the only things in a face that are alike in
 * everybody, so they tell the light on it. An eye that is nearly closed has none.
 */
export const measureWhites = (picture: Picture, frame: FaceFrame, exposure: number): readonly Lab[] =>
  ([0, 1] as const)
    .map((side) => sampleEye(picture, frame, side, exposure))
    .filter((colors) => colors.length > WHITES.fewest)
    .map((colors) => medianLab(filterByLightness(colors, ...WHITES.lightest)));

/**
 * Lightness of the better lit white; null where both are lid, lashes or shadow: a white of the eye is neither dark nor
 * coloured.
 */
export function findLitWhite(whites: readonly Lab[]): number | null {
  const seen = whites.filter(([light, a, b]) => light > WHITES.darkest && Math.hypot(a, b) < WHITES.mostColour);
  return seen.length > 0 ? Math.max(...seen.map(([light]) => light)) : null;
}

import type { FaceReading } from '@/lib/photos';
import type { FaceCrop } from '../face-crop';
import { CHIN } from '../landmarks';
import type { Plane } from '../raster';
import { hairMatte } from './hair-matte';
import { paintHair } from './hair-paint';

/** Maximum share of the mask at the photo's border: if the head is cut off, we draw the hair instead. */
const MOST_CUT = 0.004;
/** Area of the hair in areas of the face. */
const AREA = [0.22, 3.2] as const;
/** Maximum share of undecided pixels; more means that the mask found no edge. */
const MOST_DOUBT = 0.42;
/** Both halves of the head need hair; a mask with one side only looks broken. */
const LEAST_BALANCE = 0.42;
const SURE_COLOR = 0.55;

/** Long hair must show below the chin, in areas of the face; otherwise the mask has lost it. */
const LEAST_BELOW = 0.1;

/** Whether the extracted hair is good enough to use. */
function isClean({ edge, covered, landmarks }: FaceCrop, matte: Plane, inside: Plane, isLong: boolean): boolean {
  let [area, doubt, cut, left, right, below] = [0, 0, 0, 0, 0, 0];
  const chin = (landmarks[CHIN]?.[1] ?? 0) * edge;
  const middle = ((landmarks[234]?.[0] ?? 0) + (landmarks[454]?.[0] ?? 0)) / 2;
  for (let i = 0; i < matte.length; i++) {
    const value = matte[i] as number;
    area += value;
    if (value > 0.15 && value < 0.85) doubt++;
    if (i > chin) below += value;
    const x = i % edge;
    if (value > 0.3 && (covered[i] === 0 || x === 0 || x === edge - 1 || i < edge || i >= edge * (edge - 1))) cut++;
    if (x < middle) left += value;
    else right += value;
  }
  const face = inside.reduce((sum, value) => sum + value, 1);
  return (
    area > face * AREA[0] &&
    area < face * AREA[1] &&
    doubt < area * MOST_DOUBT &&
    cut <= area * MOST_CUT &&
    (!isLong || below > face * LEAST_BELOW) &&
    Math.min(left, right) > Math.max(left, right) * LEAST_BALANCE
  );
}

/** The child's own hair, painted (RGBA rows of the head's crop); null when the photo does not show it well. */
export function ownHair(crop: FaceCrop, inside: Plane, reading: FaceReading): Uint8ClampedArray | null {
  const shown =
    reading.headwear.value === 'none' &&
    reading.hairLength.value !== 'bald' &&
    reading.hairColor.confidence >= SURE_COLOR;
  if (!shown) return null;
  const matte = hairMatte(crop, inside, reading);
  return isClean(crop, matte, inside, reading.hairLength.value === 'long') ? paintHair(crop, matte) : null;
}

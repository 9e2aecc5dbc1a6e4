import { type Crop, PHOTO_LIMITS } from '../model';
import type { ScannedFace } from './scan-photo';

type Size = { readonly width: number; readonly height: number };

/** Edge of the crop relative to the face's box: head, hair and shoulders fill the guide. */
const WIDE_FACTOR = 3.1;
/** A tighter crop would cut off the hair. */
const TIGHT_FACTOR = 2;
/** The box starts at the brows, so the centre of head and hair is slightly higher. */
const VERTICAL_SHIFT = 0.12;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square of `edgePx` around a face, shifted to lie within the photo. */
function square({ box }: ScannedFace, edgePx: number, size: Size): Crop {
  const [width, height] = [edgePx / size.width, edgePx / size.height];
  const x = box.x + box.width / 2 - width / 2;
  const y = box.y + box.height / 2 - box.height * VERTICAL_SHIFT - height / 2;
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height };
}

const contains = (crop: Crop, { box }: ScannedFace): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > crop.x && x < crop.x + crop.width && y > crop.y && y < crop.y + crop.height;
};

/**
 * Proposes a crop for one face of a photo: a square of the guide's size, smaller if that excludes other faces, never
 * below the server's minimum. `size` in pixels.
 */
export function proposeCrop(face: ScannedFace, others: readonly ScannedFace[], size: Size): Crop {
  const shorter = Math.min(size.width, size.height);
  const facePx = face.box.width * size.width;
  const least = Math.min(shorter, Math.max(PHOTO_LIMITS.minEdgePx, facePx * TIGHT_FACTOR));
  let edge = clamp(facePx * WIDE_FACTOR, least, shorter);
  while (edge > least && others.some((other) => contains(square(face, edge, size), other))) {
    edge = Math.max(least, edge * 0.92);
  }
  return square(face, edge, size);
}

import { type Crop, PHOTO_LIMITS } from '../model';
import type { SeenFace } from './look';

type Size = { readonly width: number; readonly height: number };

/** Edge of the frame over the face's box: the head with its hair and shoulders fills the guide. */
const ROOMY = 3.1;
/** Nearer than this the hair would be cut off. */
const TIGHT = 2;
/** The box begins at the brows: the middle of head and hair lies a little above its own. */
const LIFT = 0.12;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square of `edgePx` around a face, moved to lie within the photo. */
function square({ box }: SeenFace, edgePx: number, size: Size): Crop {
  const [width, height] = [edgePx / size.width, edgePx / size.height];
  const x = box.x + box.width / 2 - width / 2;
  const y = box.y + box.height / 2 - box.height * LIFT - height / 2;
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height };
}

const holds = (crop: Crop, { box }: SeenFace): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > crop.x && x < crop.x + crop.width && y > crop.y && y < crop.y + crop.height;
};

/**
 * The part of a photo to propose for one of its faces: a square, as large as the guide wants it, smaller where that
 * leaves other faces out, never under what the server takes. `size` in pixels.
 */
export function frameAround(face: SeenFace, others: readonly SeenFace[], size: Size): Crop {
  const shorter = Math.min(size.width, size.height);
  const facePx = face.box.width * size.width;
  const least = Math.min(shorter, Math.max(PHOTO_LIMITS.minEdgePx, facePx * TIGHT));
  let edge = clamp(facePx * ROOMY, least, shorter);
  while (edge > least && others.some((other) => holds(square(face, edge, size), other))) {
    edge = Math.max(least, edge * 0.92);
  }
  return square(face, edge, size);
}

import { countFaces } from '../face-rules';
import { type Crop, PHOTO_LIMITS } from '../model';
import type { Light } from './measure';
import type { PhotoScan, ScannedFace } from './scan-photo';

/** Measurements of a photo, or of the cropped part that is sent. */
export type PhotoMetrics = {
  /** Shorter edge in pixels of the photo as it is sent. */
  readonly edgePx: number;
  /** Number of relevant faces, without people in the background. `null`: no detection ran. */
  readonly faces: number | null;
  readonly face: (ScannedFace & { readonly widthPx: number }) | null;
  /** Of the face, or of the whole picture if there is none. */
  readonly light: Light;
  readonly detail: number;
};

type Size = { readonly width: number; readonly height: number };
const FULL_FRAME: Crop = { x: 0, y: 0, width: 1, height: 1 };

const isInside = ({ box }: ScannedFace, crop: Crop): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= crop.x && x <= crop.x + crop.width && y >= crop.y && y <= crop.y + crop.height;
};

/** The relevant faces in a part of the photo, widest first (`face-rules.ts`). */
export const filterRelevantFaces = (faces: readonly ScannedFace[], crop: Crop = FULL_FRAME): readonly ScannedFace[] =>
  countFaces(
    faces.filter((face) => isInside(face, crop)),
    ({ across }) => across,
  );

/** `size` is the whole photo's in pixels, as it is sent (`PHOTO_LIMITS.sentEdgePx`); `crop` is the part to measure. */
export function measurePhoto(look: PhotoScan, size: Size, crop: Crop | null): PhotoMetrics {
  const part = crop ?? FULL_FRAME;
  const [width, height] = [part.width * size.width, part.height * size.height];
  // The server measures the face in the picture that it stores.
  const kept = Math.min(1, PHOTO_LIMITS.keptEdgePx / Math.max(width, height));
  const counted = look.faces && filterRelevantFaces(look.faces, part);
  const face = counted?.[0];
  return {
    edgePx: Math.round(Math.min(width, height)),
    faces: counted ? counted.length : null,
    face: face ? { ...face, widthPx: face.across * Math.max(size.width, size.height) * kept } : null,
    light: face?.light ?? look.light,
    detail: face?.detail ?? look.detail,
  };
}

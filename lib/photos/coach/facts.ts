import { countFaces } from '../face-rules';
import { type Crop, PHOTO_LIMITS } from '../model';
import type { Look, SeenFace } from './look';
import type { Light } from './measure';

/** What matters of a photo, or of the part of it that is sent. */
export type PhotoFacts = {
  /** Shorter edge, in pixels of the photo as it is sent. */
  readonly edgePx: number;
  /** Faces that count: passers-by in the background do not. `null`: nobody has looked. */
  readonly faces: number | null;
  readonly face: (SeenFace & { readonly widthPx: number }) | null;
  /** Of the face, or of the whole picture where there is none. */
  readonly light: Light;
  readonly detail: number;
};

type Size = { readonly width: number; readonly height: number };
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const isInside = ({ box }: SeenFace, crop: Crop): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= crop.x && x <= crop.x + crop.width && y >= crop.y && y <= crop.y + crop.height;
};

/** The faces in a part of the photo that count, widest first (`face-rules.ts`). */
export const countedFaces = (faces: readonly SeenFace[], crop: Crop = WHOLE): readonly SeenFace[] =>
  countFaces(
    faces.filter((face) => isInside(face, crop)),
    ({ across }) => across,
  );

/** `size` is the whole photo's in pixels, as it is sent (`PHOTO_LIMITS.sentEdgePx`); `crop` the part of it that counts. */
export function factsOf(look: Look, size: Size, crop: Crop | null): PhotoFacts {
  const part = crop ?? WHOLE;
  const [width, height] = [part.width * size.width, part.height * size.height];
  // The server measures the face in the picture that it keeps.
  const kept = Math.min(1, PHOTO_LIMITS.keptEdgePx / Math.max(width, height));
  const counted = look.faces && countedFaces(look.faces, part);
  const face = counted?.[0];
  return {
    edgePx: Math.round(Math.min(width, height)),
    faces: counted ? counted.length : null,
    face: face ? { ...face, widthPx: face.across * Math.max(size.width, size.height) * kept } : null,
    light: face?.light ?? look.light,
    detail: face?.detail ?? look.detail,
  };
}

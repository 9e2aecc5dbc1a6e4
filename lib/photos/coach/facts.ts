import { type Crop, PHOTO_LIMITS } from '../model';
import type { Look, SeenFace } from './look';
import type { Light } from './measure';
import { FACE_RULES } from './thresholds';

/** What matters of a photo, or of the part of it that is sent. */
export type PhotoFacts = {
  /** Shorter edge, in pixels of the photo. */
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

/** The faces in a part of the photo that count, widest first: surely faces, and none far smaller than the first. */
export function countedFaces(faces: readonly SeenFace[], crop: Crop = WHOLE): readonly SeenFace[] {
  const inside = faces.filter((face) => face.score >= FACE_RULES.found && isInside(face, crop));
  const widest = Math.max(0, ...inside.map(({ box }) => box.width));
  const [first, ...others] = inside.sort((a, b) => b.box.width - a.box.width);
  const comparable = others.filter(
    ({ box, score }) => score >= FACE_RULES.second && box.width > widest * FACE_RULES.comparable,
  );
  return first ? [first, ...comparable] : [];
}

/** `size` is the whole photo's in pixels; `crop` the part that is sent. */
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
    face: face ? { ...face, widthPx: face.box.width * size.width * kept * FACE_RULES.faceOfBox } : null,
    light: face?.light ?? look.light,
    detail: face?.detail ?? look.detail,
  };
}

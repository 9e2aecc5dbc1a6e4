import {
  bestOf,
  type Crop,
  countedFaces,
  factsOf,
  frameAround,
  type Look,
  PHOTO_LIMITS,
  type SeenFace,
  type Verdict,
  verdictOf,
} from '@/lib/photos';
import { LOOK_EDGE_PX, type Size, sentSize } from './picture-facts';
import type { ReadyPhoto } from './prepare-photo';

/** One of the photos that the parent thinks of sending; all but the chosen one stay on this device. */
export type Candidate = {
  readonly id: string;
  readonly photo: ReadyPhoto;
  /** `null` while nobody has looked yet, or where this browser cannot show the photo. */
  readonly look: Look | null;
  readonly crop: Crop | null;
  /** A look at the cropped part alone, as the server will see it; `null` until it was looked at. */
  readonly closer: Look | null;
  readonly verdict: Verdict | null;
  /** When it was picked, in milliseconds since 1970. */
  readonly at: number;
};
export type Candidates = {
  readonly all: readonly Candidate[];
  /** The parent's own choice; without one, the best is proposed. */
  readonly chosenId: string | null;
};

export const NO_CANDIDATES: Candidates = { all: [], chosenId: null };
/** More than this nobody compares on a phone. */
const MOST_CANDIDATES = 6;
/** A frame that would leave away less than this is not worth cutting. */
const WORTH_CUTTING = 0.86;
/** A larger head than this nobody wants. */
const MOST_ZOOM = 6;

const best = ({ all }: Candidates): Candidate | undefined => all[bestOf(all.map(({ verdict }) => verdict))];

/** What to recommend among several: the best, if a face can be drawn well from it; nothing for one alone. */
export function proposed(candidates: Candidates): Candidate | null {
  const one = candidates.all.length > 1 ? best(candidates) : undefined;
  return one?.verdict?.good ? one : null;
}

/** The photo that would be sent now. */
export const chosen = (candidates: Candidates): Candidate | null =>
  candidates.all.find(({ id }) => id === candidates.chosenId) ?? best(candidates) ?? null;

/** The frame to begin with: around the only face, where it is small in the picture; else the whole photo. */
export function firstFrame(look: Look, { size }: ReadyPhoto): Crop | null {
  if (!size || !look.faces) return null;
  const [face, ...others] = countedFaces(look.faces);
  if (!face || others.length > 0) return null;
  const frame = frameAround(face, [], sentSize(size));
  return (frame.width * size.width) / Math.min(size.width, size.height) < WORTH_CUTTING ? frame : null;
}

/** The faces that are known, at their places in the whole photo. */
const facesOf = ({ look, closer }: Candidate) => closer?.faces ?? look?.faces ?? [];

/** The faces of the part that would be sent, of which one is the child's. */
export const facesToChoose = (candidate: Candidate): readonly SeenFace[] =>
  countedFaces(facesOf(candidate), candidate.crop ?? undefined);

/**
 * A frame that gives the server a larger face than the whole photo does; `null` where cropping cannot help, since it
 * adds no pixels: only a photo that would be scaled down gains by it.
 */
export function frameForSize(candidate: Candidate): Crop | null {
  const { photo, look } = candidate;
  const [face] = facesToChoose(candidate);
  if (!photo.size || !look || !face) return null;
  const size = sentSize(photo.size);
  const crop = frameAround(face, [], size);
  return verdictOf(factsOf({ ...look, faces: [face] }, size, crop)).findings.includes('smallFace') ? null : crop;
}

/** A face that nobody saw may be seen in a part of the photo, where the copy that is looked at shows only half of it. */
export const mayHideFace = ({ photo }: Candidate): boolean => {
  if (!photo.size) return false;
  const { width, height } = sentSize(photo.size);
  return Math.max(width, height) > 2 * LOOK_EDGE_PX;
};

/** How far the cropper may enlarge a photo: never under what the server takes. */
export function mostZoom({ photo: { size } }: Candidate): number {
  if (!size) return 1;
  const { width, height } = sentSize(size);
  // Two pixels more, since edges are rounded.
  return Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / (PHOTO_LIMITS.minEdgePx + 2)));
}

/** Can cropping mend what the server refused? */
export function mendedByCrop(refusal: string, candidate: Candidate): boolean {
  if (candidate.photo.url === null) return false;
  if (refusal === 'photo_several_faces') return true;
  if (refusal === 'photo_face_too_small') return frameForSize(candidate) !== null;
  return refusal === 'photo_no_face' && mayHideFace(candidate);
}

/** A frame around one of several faces that leaves the others out. */
export const frameOf = (face: SeenFace, candidate: Candidate): Crop | null =>
  candidate.photo.size
    ? frameAround(
        face,
        facesOf(candidate).filter((other) => other !== face),
        sentSize(candidate.photo.size),
      )
    : null;

const judged = (candidate: Candidate): Candidate => {
  const { look, closer, photo, crop } = candidate;
  const seen = closer ?? look;
  return { ...candidate, verdict: seen && photo.size ? verdictOf(factsOf(seen, sentSize(photo.size), crop)) : null };
};

type Change = Partial<Pick<Candidate, 'photo' | 'look' | 'crop' | 'closer'>>;

/** Changes one of them and judges it anew; what was seen of another crop is forgotten. */
export const changed = ({ all, chosenId }: Candidates, id: string, change: Change): Candidates => ({
  all: all.map((one) =>
    one.id === id ? judged({ ...one, ...('crop' in change && { closer: null }), ...change }) : one,
  ),
  chosenId,
});

/** Takes in what a look told; `frame` (`firstFrame`) is proposed, unless the parent has made one meanwhile. */
export function seen(candidates: Candidates, id: string, look: Look, frame: Crop | null): Candidates {
  const one = candidates.all.find((candidate) => candidate.id === id);
  return one ? changed(candidates, id, { look, crop: one.crop ?? frame }) : candidates;
}

/** Adds a photo; beyond the most that are kept, the oldest that is not chosen goes. */
export function added(candidates: Candidates, candidate: Candidate): Candidates {
  const { chosenId } = candidates;
  const all = [...candidates.all, candidate];
  const leaving = all.length > MOST_CANDIDATES ? all.find(({ id }) => id !== chosenId) : undefined;
  return { all: all.filter((one) => one !== leaving), chosenId };
}

export const without = ({ all, chosenId }: Candidates, id: string): Candidates => ({
  all: all.filter((one) => one.id !== id),
  chosenId: chosenId === id ? null : chosenId,
});

/** Clockwise quarter turns that put a sideways face upright. */
export function turnsToUpright({ look }: Candidate): number {
  const face = look?.faces?.[0];
  return face ? (4 - Math.round(face.roll / (Math.PI / 2))) % 4 : 0;
}

/** What a look at one part of a photo tells of the whole: its faces at their places there. `size` in pixels. */
export const placed = (look: Look, { x, y, width, height }: Crop, size: Size): Look => ({
  ...look,
  faces:
    look.faces?.map((face) => ({
      ...face,
      across: (face.across * Math.max(width * size.width, height * size.height)) / Math.max(size.width, size.height),
      box: {
        x: x + face.box.x * width,
        y: y + face.box.y * height,
        width: face.box.width * width,
        height: face.box.height * height,
      },
    })) ?? null,
});

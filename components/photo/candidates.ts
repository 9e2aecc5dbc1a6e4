import {
  bestOf,
  type Crop,
  countedFaces,
  factsOf,
  frameAround,
  type Look,
  type SeenFace,
  type Verdict,
  verdictOf,
} from '@/lib/photos';
import type { ReadyPhoto } from './prepare-photo';

/** One of the photos that the parent thinks of sending; all but the chosen one stay on this device. */
export type Candidate = {
  readonly id: string;
  readonly photo: ReadyPhoto;
  /** `null` while nobody has looked yet, or where this browser cannot show the photo. */
  readonly look: Look | null;
  readonly crop: Crop | null;
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

/** The best of several that were looked at; nothing to propose for one alone. */
export function proposed({ all }: Candidates): Candidate | null {
  return all.length > 1 ? (all[bestOf(all.map(({ verdict }) => verdict))] ?? null) : null;
}

/** The photo that would be sent now. */
export const chosen = (candidates: Candidates): Candidate | null =>
  candidates.all.find(({ id }) => id === candidates.chosenId) ?? proposed(candidates) ?? candidates.all[0] ?? null;

/** The frame to begin with: around the only face, where it is small in the picture; else the whole photo. */
function firstFrame(look: Look, { size }: ReadyPhoto): Crop | null {
  if (!size || !look.faces) return null;
  const [face, ...others] = countedFaces(look.faces);
  if (!face || others.length > 0) return null;
  const frame = frameAround(face, [], size);
  return (frame.width * size.width) / Math.min(size.width, size.height) < WORTH_CUTTING ? frame : null;
}

/** A frame around one of several faces that leaves the others out. */
export const frameOf = (face: SeenFace, { photo, look }: Candidate): Crop | null =>
  photo.size && look?.faces
    ? frameAround(
        face,
        look.faces.filter((other) => other !== face),
        photo.size,
      )
    : null;

const judged = (candidate: Candidate): Candidate => {
  const { look, photo, crop } = candidate;
  return { ...candidate, verdict: look && photo.size ? verdictOf(factsOf(look, photo.size, crop)) : null };
};

type Change = Partial<Pick<Candidate, 'photo' | 'look' | 'crop'>>;

/** Changes one of them and judges it anew. */
export const changed = ({ all, chosenId }: Candidates, id: string, change: Change): Candidates => ({
  all: all.map((one) => (one.id === id ? judged({ ...one, ...change }) : one)),
  chosenId,
});

/** Takes in what a look told; a frame around the face is proposed, unless the parent has made one. */
export function seen(candidates: Candidates, id: string, look: Look): Candidates {
  const one = candidates.all.find((candidate) => candidate.id === id);
  return one ? changed(candidates, id, { look, crop: one.crop ?? firstFrame(look, one.photo) }) : candidates;
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

/** What a look at one part of a photo tells of the whole: its faces at their places there. */
export const placed = (look: Look, { x, y, width, height }: Crop): Look => ({
  ...look,
  faces:
    look.faces?.map((face) => ({
      ...face,
      box: {
        x: x + face.box.x * width,
        y: y + face.box.y * height,
        width: face.box.width * width,
        height: face.box.height * height,
      },
    })) ?? null,
});

import {
  assessPhoto,
  type Crop,
  filterRelevantFaces,
  findBestIndex,
  measurePhoto,
  PHOTO_LIMITS,
  type PhotoAssessment,
  type PhotoScan,
  proposeCrop,
  type ScannedFace,
} from '@/lib/photos';
import { ANALYSIS_EDGE_PX, type Size, uploadSize } from './photo-size';
import type { ReadyPhoto } from './prepare-photo';

/** A photo that the parent considers. Only the selected one leaves this device. */
export type Candidate = {
  readonly id: string;
  readonly photo: ReadyPhoto;
  /** `null` until the photo is analyzed, and if this browser cannot decode it. */
  readonly analysis: PhotoScan | null;
  readonly crop: Crop | null;
  /** Analysis of the cropped part as the server will see it; `null` until it is done. */
  readonly cropAnalysis: PhotoScan | null;
  readonly verdict: PhotoAssessment | null;
  /** When it was picked, in milliseconds since 1970. */
  readonly pickedAt: number;
};
export type Candidates = {
  readonly all: readonly Candidate[];
  /** The parent's selection; without one we propose the best. */
  readonly selectedId: string | null;
};

export const NO_CANDIDATES: Candidates = { all: [], selectedId: null };
/** More photos do not fit on a phone. */
const MAX_CANDIDATES = 6;
/** A crop that keeps more than this share of the photo is not worth proposing. */
const MAX_USEFUL_CROP = 0.86;
/** Enough zoom for a face to fill the frame. */
const MAX_ZOOM = 6;

const bestCandidate = ({ all }: Candidates): Candidate | undefined =>
  all[findBestIndex(all.map(({ verdict }) => verdict))];

/** The photo we recommend among several: the best one if its face is good enough. `null` for a single photo. */
export function recommendedCandidate(candidates: Candidates): Candidate | null {
  const one = candidates.all.length > 1 ? bestCandidate(candidates) : undefined;
  return one?.verdict?.good ? one : null;
}

/** The photo that would be sent now. */
export const selectedCandidate = (candidates: Candidates): Candidate | null =>
  candidates.all.find(({ id }) => id === candidates.selectedId) ?? bestCandidate(candidates) ?? null;

/** The first crop: around the only face if it is small in the picture; `null` means the whole photo. */
export function initialCrop(look: PhotoScan, { size }: ReadyPhoto): Crop | null {
  if (!size || !look.faces) return null;
  const [face, ...others] = filterRelevantFaces(look.faces);
  if (!face || others.length > 0) return null;
  const frame = proposeCrop(face, [], uploadSize(size));
  return (frame.width * size.width) / Math.min(size.width, size.height) < MAX_USEFUL_CROP ? frame : null;
}

/** Known faces in coordinates of the whole photo. */
const knownFaces = ({ analysis: look, cropAnalysis }: Candidate) => cropAnalysis?.faces ?? look?.faces ?? [];

/** Faces in the part that would be sent, of which one is the child's. */
export const selectableFaces = (candidate: Candidate): readonly ScannedFace[] =>
  filterRelevantFaces(knownFaces(candidate), candidate.crop ?? undefined);

/**
 * A crop that gives the server a larger face than the whole photo does; `null` if cropping does not help. Cropping adds
 * no pixels, so it helps only if the photo would be scaled down.
 */
export function cropForLargerFace(candidate: Candidate): Crop | null {
  const { photo, analysis: look } = candidate;
  const [face] = selectableFaces(candidate);
  if (!photo.size || !look || !face) return null;
  const size = uploadSize(photo.size);
  const crop = proposeCrop(face, [], size);
  return assessPhoto(measurePhoto({ ...look, faces: [face] }, size, crop)).findings.includes('smallFace') ? null : crop;
}

/** Whether a crop may show a face that the analysis missed, because it used a much smaller copy of the photo. */
export const mayContainSmallFace = ({ photo }: Candidate): boolean => {
  if (!photo.size) return false;
  const { width, height } = uploadSize(photo.size);
  return Math.max(width, height) > 2 * ANALYSIS_EDGE_PX;
};

/** Maximum zoom of the cropper, so that the crop never becomes smaller than the server accepts. */
export function maxCropZoom({ photo: { size } }: Candidate): number {
  if (!size) return 1;
  const { width, height } = uploadSize(size);
  // Two pixels more, because edges are rounded.
  return Math.min(MAX_ZOOM, Math.max(1, Math.min(width, height) / (PHOTO_LIMITS.minEdgePx + 2)));
}

/** Whether cropping can fix the server's rejection. */
export function isFixableByCrop(refusal: string, candidate: Candidate): boolean {
  if (candidate.photo.url === null) return false;
  if (refusal === 'photo_several_faces') return true;
  if (refusal === 'photo_face_too_small') return cropForLargerFace(candidate) !== null;
  return refusal === 'photo_no_face' && mayContainSmallFace(candidate);
}

/** A crop around one of several faces that excludes the others. */
export const cropAroundFace = (face: ScannedFace, candidate: Candidate): Crop | null =>
  candidate.photo.size
    ? proposeCrop(
        face,
        knownFaces(candidate).filter((other) => other !== face),
        uploadSize(candidate.photo.size),
      )
    : null;

function assessCandidate({ analysis, cropAnalysis, photo, crop }: Omit<Candidate, 'verdict'>): PhotoAssessment | null {
  // A look at the crop without the detector knows less than the look at the whole photo.
  const scan = cropAnalysis?.faces ? cropAnalysis : (analysis ?? cropAnalysis);
  return scan && photo.size ? assessPhoto(measurePhoto(scan, uploadSize(photo.size), crop)) : null;
}

const withVerdict = (candidate: Candidate): Candidate => ({ ...candidate, verdict: assessCandidate(candidate) });

type CandidateChange = Partial<Pick<Candidate, 'photo' | 'analysis' | 'crop' | 'cropAnalysis'>>;

/** Updates a candidate and its verdict. A new crop discards the analysis of the old one. */
export const updateCandidate = ({ all, selectedId }: Candidates, id: string, change: CandidateChange): Candidates => ({
  all: all.map((one) =>
    one.id === id ? withVerdict({ ...one, ...('crop' in change && { cropAnalysis: null }), ...change }) : one,
  ),
  selectedId,
});

/** Stores an analysis. Applies the proposed crop unless the parent has made one in the meantime. */
export function applyAnalysis(candidates: Candidates, id: string, analysis: PhotoScan, frame: Crop | null): Candidates {
  const one = candidates.all.find((candidate) => candidate.id === id);
  return one ? updateCandidate(candidates, id, { analysis, crop: one.crop ?? frame }) : candidates;
}

/**
 * Stores the analysis of a crop, unless the parent has changed the crop in the meantime. A crop of ours (`proposed`)
 * that would make the server refuse a photo that it accepts as a whole is dropped.
 */
export function applyCropAnalysis(
  candidates: Candidates,
  id: string,
  { crop, analysis, proposed }: { readonly crop: Crop; readonly analysis: PhotoScan; readonly proposed: boolean },
): Candidates {
  const one = candidates.all.find((candidate) => candidate.id === id);
  if (!one || one.crop !== crop || !one.photo.size) return candidates;
  const cropAnalysis = mapToWholePhoto(analysis, crop, one.photo.size);
  const whole = assessCandidate({ ...one, crop: null, cropAnalysis: null });
  const isWorse = assessCandidate({ ...one, cropAnalysis })?.refusal && whole?.refusal === null;
  return updateCandidate(candidates, id, proposed && isWorse ? { crop: null } : { cropAnalysis });
}

/** Adds a photo. Beyond the maximum it removes the oldest one that is not selected. */
export function addCandidate(candidates: Candidates, candidate: Candidate): Candidates {
  const { selectedId } = candidates;
  const all = [...candidates.all, candidate];
  const leaving = all.length > MAX_CANDIDATES ? all.find(({ id }) => id !== selectedId) : undefined;
  return { all: all.filter((one) => one !== leaving), selectedId };
}

export const removeCandidate = ({ all, selectedId }: Candidates, id: string): Candidates => ({
  all: all.filter((one) => one.id !== id),
  selectedId: selectedId === id ? null : selectedId,
});

/** Clockwise quarter turns that rotate a sideways face upright. */
export function quarterTurnsToUpright({ analysis: look }: Candidate): number {
  const face = look?.faces?.[0];
  return face ? (4 - Math.round(face.roll / (Math.PI / 2))) % 4 : 0;
}

/** Converts the analysis of a crop to coordinates of the whole photo. `size` is in pixels. */
export const mapToWholePhoto = (look: PhotoScan, { x, y, width, height }: Crop, size: Size): PhotoScan => ({
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

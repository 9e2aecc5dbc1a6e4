import type { KnownFaces } from '../coach/known-faces.ts';
import type { FaceReading, PhotoErrorCode } from '../model';
import { readFaceDetails } from './face-shape/face-details.ts';
import { createFrontFace } from './face-shape/front-face.ts';
import { findSingleFace } from './find-face.ts';
import { createFaceFrame, type FaceFrame, getRoll, getYaw, MESH } from './frame.ts';
import { readHairShape } from './hair-shape/read-hair-shape.ts';
import type { Network } from './matte/model.ts';
import { computePersonMatte } from './matte/person.ts';
import { readBrowPixels } from './measures/brow-pixels.ts';
import { hasSmoothLids } from './measures/lid-fold.ts';
import type { FaceModels } from './models.ts';
import type { Picture } from './picture.ts';
import { reducePicture } from './picture-size.ts';
import { calibrateTraits } from './traits/calibration.ts';
import { readTraits } from './traits/read-traits.ts';

/** Edge of the copy that is read; landmarks are returned in pixels of the photo. */
export const READ_EDGE = 1024;
/** Width over height of the average face mesh. */
const AVERAGE_ROUNDNESS = 0.82;

/** `minFacePx`: least width of a face in pixels of the photo. */
export type FaceLimits = { readonly minFacePx: number };
type ReadOptions = {
  readonly models: FaceModels;
  readonly limits: FaceLimits;
  /** The faces of this photo, where they are known. */
  readonly faces?: KnownFaces | null;
};

function toBox({ point }: FaceFrame, scale: number): FaceReading['box'] {
  const xs = MESH.oval.map((index) => point(index)[0] * scale);
  const ys = MESH.oval.map((index) => point(index)[1] * scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Everything that one face says. `scale` is pixels of the photo for one of the picture's. */
function readFound(picture: Picture, frame: FaceFrame, scale: number, network: Network): FaceReading {
  const person = computePersonMatte(picture, frame, network);
  const traits = readTraits(picture, frame, person);
  return {
    box: toBox(frame, scale),
    landmarks: frame.mesh.map(([x, y]) => [x * scale, y * scale] as const),
    front: createFrontFace(frame.mesh),
    yaw: getYaw(frame),
    roll: getRoll(frame),
    roundness: { value: frame.widthPx / frame.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    brows: readBrowPixels(picture, frame),
    smoothLids: hasSmoothLids(picture, frame),
    details: readFaceDetails(picture, frame, person),
    ...traits,
    ...calibrateTraits(traits),
    hairShape: readHairShape(picture, frame, person, traits),
  };
}

/**
 * Reads the single face of an upright photo: position, rotation and traits with confidences. Computes no
 * descriptor. Runs wherever JavaScript and WebAssembly do, in a browser's worker as on the server: pixels
 * and models come in, nothing is sent or stored. A code when there is no single face of sufficient width.
 */
export async function readFaceFromPicture(photo: Picture, options: ReadOptions): Promise<FaceReading | PhotoErrorCode> {
  const picture = reducePicture(photo, READ_EDGE);
  const scale = photo.width / picture.width;
  const { models, limits, faces = null } = options;
  const mesh = await findSingleFace(picture, limits.minFacePx / scale, models.faces, faces);
  return typeof mesh === 'string' ? mesh : readFound(picture, createFaceFrame(mesh), scale, models.matte);
}

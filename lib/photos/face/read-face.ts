import type { FaceDetection } from '../coach/blaze-face.ts';
import { countFaces, FACE_RULES, faceWidth } from '../face-rules.ts';
import type { FaceReading, PhotoErrorCode } from '../model';
import type { DetectedFace, FaceFinder, Mesh } from './detect.ts';
import { createFaceFrame, type FaceFrame, getRoll, getYaw, MESH } from './frame.ts';
import { readHairShape } from './hair-shape/read-hair-shape.ts';
import type { Network } from './matte/model.ts';
import { computePersonMatte, scaleMatte } from './matte/person.ts';
import { readBrowPixels } from './measures/brow-pixels.ts';
import { hasSmoothLids } from './measures/lid-fold.ts';
import type { FaceModels } from './models.ts';
import type { Picture } from './picture.ts';
import { reducePicture, type Turn, turnPicture } from './picture-size.ts';
import { calibrateTraits } from './traits/calibration.ts';
import { readTraits } from './traits/read-traits.ts';

/** Edge of the copy that is read; landmarks are returned in pixels of the photo. */
export const READ_EDGE = 1024;
const QUARTER_TURNS: readonly Turn[] = [0, 90, 270, 180];
/** Upright faces score near 1; upside down faces are also found, with scores of 0.4 to 0.7. */
const SURE_SCORE = 0.85;
/** Width over height of the average face mesh. */
const AVERAGE_ROUNDNESS = 0.82;

/** `minFacePx`: least width of a face in pixels of the photo. */
export type FaceLimits = { readonly minFacePx: number };
type ReadOptions = { readonly models: FaceModels; readonly limits: FaceLimits };

/** Maps a point of the turned copy back to the original of `width` × `height`. */
function turnPointBack([x, y, z]: Mesh[number], turn: Turn, { width, height }: Picture): Mesh[number] {
  if (turn === 90) return [y, height - x, z];
  if (turn === 270) return [width - y, x, z];
  return turn === 180 ? [width - x, height - y, z] : [x, y, z];
}

/** The turn with the highest face score, and its faces. */
async function findFaces(picture: Picture, { detectFaces }: FaceFinder) {
  let best = { copy: picture, turn: 0 as Turn, certainty: 0, faces: [] as readonly DetectedFace[] };
  for (const turn of QUARTER_TURNS) {
    const copy = turnPicture(picture, turn);
    const faces = await detectFaces(copy);
    const certainty = Math.max(0, ...faces.map(({ score }) => score));
    if (certainty > best.certainty) best = { copy, turn, certainty, faces };
    if (best.certainty > SURE_SCORE) break;
  }
  return best;
}

const getCenter = (points: readonly (readonly [number, number, ...number[]])[]) =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length) as [number, number];

/** The mesh closest to a face of the detector. */
function findNearestMesh({ box }: FaceDetection, faces: readonly DetectedFace[]): Mesh | undefined {
  const distance = ({ mesh }: DetectedFace) => {
    const [x, y] = getCenter(mesh);
    return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  };
  return [...faces].sort((a, b) => distance(a) - distance(b))[0]?.mesh;
}

/** The only face of the copy, as the rules of `face-rules.ts` count them; `scale` is pixels of the photo for one of the copy's. */
async function findSingleFace(
  picture: Picture,
  scale: number,
  { models, limits }: ReadOptions,
): Promise<FaceFrame | PhotoErrorCode> {
  const { copy, turn, faces } = await findFaces(picture, models.faces);
  const [seen, ...others] = countFaces(await models.faces.detectFaceBoxes(copy), faceWidth);
  // A mesh may fit a face that the detector scores too low.
  const found = seen ? findNearestMesh(seen, faces) : faces[0]?.mesh;
  if (!found) return 'photo_no_face';
  if (others.length > 0) return 'photo_several_faces';
  const frame = createFaceFrame(found.map((point) => turnPointBack(point, turn, picture)));
  const least = limits.minFacePx * (1 - FACE_RULES.measuringError);
  return (seen ? faceWidth(seen) : frame.widthPx) * scale < least ? 'photo_face_too_small' : frame;
}

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
    yaw: getYaw(frame),
    roll: getRoll(frame),
    roundness: { value: frame.widthPx / frame.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    brows: readBrowPixels(picture, frame),
    smoothLids: hasSmoothLids(picture, frame),
    ...traits,
    ...calibrateTraits(traits),
    hairShape: readHairShape(picture, frame, person, traits),
    person: scaleMatte(person, scale),
  };
}

/**
 * Reads the single face of an upright photo: position, rotation, traits with confidences, and where the person is.
 * Computes no descriptor. Runs wherever JavaScript and WebAssembly do, in a browser's worker as on the server: pixels
 * and models come in, nothing is sent or stored. A code when there is no single face of sufficient width.
 */
export async function readFaceFromPicture(photo: Picture, options: ReadOptions): Promise<FaceReading | PhotoErrorCode> {
  const picture = reducePicture(photo, READ_EDGE);
  const scale = photo.width / picture.width;
  const frame = await findSingleFace(picture, scale, options);
  return typeof frame === 'string' ? frame : readFound(picture, frame, scale, options.models.matte);
}

import sharp from 'sharp';
import type { FaceDetection } from '../coach/blaze-face.ts';
import { countFaces, FACE_RULES, faceWidth } from '../face-rules.ts';
import type { FaceReading, PhotoErrorCode } from '../model';
import { type DetectedFace, detectFaceBoxes, detectFaces, type Mesh } from './detect.ts';
import { createFaceFrame, type FaceFrame, getRoll, getYaw, MESH } from './frame.ts';
import { readHairShape } from './hair-shape/read-hair-shape.ts';
import { computePersonMatte, MATTE_EDGE } from './matte/person.ts';
import { readBrowPixels } from './measures/brow-pixels.ts';
import { hasSmoothLids } from './measures/lid-fold.ts';
import type { Picture } from './picture.ts';
import { readTraits } from './traits/read-traits.ts';

/** Edge of the models' input copy; landmarks are returned in pixels of the photo. */
const MODEL_EDGE = 1024;
const QUARTER_TURNS = [0, 90, 270, 180] as const;
/** Upright faces score near 1; upside down faces are also found, with scores of 0.4 to 0.7. */
const SURE_SCORE = 0.85;
/** Width over height of the average face mesh. */
const AVERAGE_ROUNDNESS = 0.82;

const MATTING = { edge: MATTE_EDGE, compute: computePersonMatte } as const;

type Limits = { readonly minFacePx: number };

async function loadRotated(jpeg: Uint8Array, turn: number): Promise<Picture> {
  const upright = sharp(jpeg).resize({
    width: MODEL_EDGE,
    height: MODEL_EDGE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await upright.rotate(turn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Maps a point of the rotated copy back to the original of `width` × `height`. */
function rotatePointBack([x, y, z]: Mesh[number], turn: number, width: number, height: number): Mesh[number] {
  if (turn === 90) return [y, height - x, z];
  if (turn === 270) return [width - y, x, z];
  return turn === 180 ? [width - x, height - y, z] : [x, y, z];
}

/** The rotation with the highest face score, and its faces. */
async function findFaces(jpeg: Uint8Array, picture: Picture) {
  let best = { copy: picture, turn: 0, certainty: 0, faces: [] as readonly DetectedFace[] };
  for (const turn of QUARTER_TURNS) {
    const copy = turn === 0 ? picture : await loadRotated(jpeg, turn);
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

function toBox({ point }: FaceFrame, scale: number): FaceReading['box'] {
  const xs = MESH.oval.map((index) => point(index)[0] * scale);
  const ys = MESH.oval.map((index) => point(index)[1] * scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Reads the single face of a normalized photo; the rules of `face-rules.ts` check that there is one of sufficient size.
 */
export async function readSingleFace(jpeg: Uint8Array, limits: Limits): Promise<FaceReading | PhotoErrorCode> {
  const picture = await loadRotated(jpeg, 0).catch(() => null);
  if (!picture) return 'photo_broken';
  const { copy, turn, faces } = await findFaces(jpeg, picture);
  const [seen, ...others] = countFaces(await detectFaceBoxes(copy), faceWidth);
  // A mesh may fit a face that the detector scores too low.
  const found = seen ? findNearestMesh(seen, faces) : faces[0]?.mesh;
  if (!found) return 'photo_no_face';
  if (others.length > 0) return 'photo_several_faces';
  const { width = picture.width } = await sharp(jpeg).metadata();
  const scale = width / picture.width;
  const first = createFaceFrame(found.map((point) => rotatePointBack(point, turn, picture.width, picture.height)));
  const least = limits.minFacePx * (1 - FACE_RULES.measuringError);
  if ((seen ? faceWidth(seen) : first.widthPx) * scale < least) return 'photo_face_too_small';
  const traits = readTraits(picture, first);
  const yaw = getYaw(first);
  return {
    box: toBox(first, scale),
    landmarks: first.mesh.map(([x, y]) => [x * scale, y * scale] as const),
    yaw,
    roll: getRoll(first),
    roundness: { value: first.widthPx / first.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    brows: readBrowPixels(picture, first),
    smoothLids: hasSmoothLids(picture, first),
    ...traits,
    hairShape: readHairShape(
      picture,
      first.mesh.map(([x, y]) => [x, y] as const),
      yaw,
      traits,
      MATTING,
    ),
  };
}

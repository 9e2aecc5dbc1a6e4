import sharp from 'sharp';
import type { FoundFace } from '../coach/blaze.ts';
import { countFaces, FACE_RULES, faceWidth } from '../face-rules.ts';
import type { FaceReading, PhotoProblem } from '../model';
import { type DetectedFace, detectFaces, type Mesh, seeFaces } from './detect.ts';
import { type FaceFrame, faceFrame, MESH, rollOf, yawOf } from './frame.ts';
import type { Picture } from './picture.ts';
import { readTraits } from './traits/read-traits.ts';

/** The models see a copy of this edge; the landmarks are given in pixels of the photo. */
const LOOK_EDGE = 1024;
const QUARTER_TURNS = [0, 90, 270, 180] as const;
/** The right way up the models are all but certain; upside down they see a face too, but doubt it (0.4 to 0.7). */
const SURE_SCORE = 0.85;
/** Face width over height of the average mesh. */
const AVERAGE_ROUNDNESS = 0.82;

type Limits = { readonly minFacePx: number };

async function look(jpeg: Uint8Array, turn: number): Promise<Picture> {
  const upright = sharp(jpeg).resize({ width: LOOK_EDGE, height: LOOK_EDGE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await upright.rotate(turn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Maps a point of the turned copy back to the unturned one of `width` × `height`. */
function turnBack([x, y, z]: Mesh[number], turn: number, width: number, height: number): Mesh[number] {
  if (turn === 90) return [y, height - x, z];
  if (turn === 270) return [width - y, x, z];
  return turn === 180 ? [width - x, height - y, z] : [x, y, z];
}

/** The side on which the models are surest of a face, and how far the copy was turned for it. */
async function findFaces(jpeg: Uint8Array, picture: Picture) {
  let best = { copy: picture, turn: 0, certainty: 0, faces: [] as readonly DetectedFace[] };
  for (const turn of QUARTER_TURNS) {
    const copy = turn === 0 ? picture : await look(jpeg, turn);
    const faces = await detectFaces(copy);
    const certainty = Math.max(0, ...faces.map(({ score }) => score));
    if (certainty > best.certainty) best = { copy, turn, certainty, faces };
    if (best.certainty > SURE_SCORE) break;
  }
  return best;
}

const middleOf = (points: readonly (readonly [number, number, ...number[]])[]) =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length) as [number, number];

/** The mesh of a face that the detector saw: the one that lies nearest. */
function meshOf({ box }: FoundFace, faces: readonly DetectedFace[]): Mesh | undefined {
  const distance = ({ mesh }: DetectedFace) => {
    const [x, y] = middleOf(mesh);
    return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  };
  return [...faces].sort((a, b) => distance(a) - distance(b))[0]?.mesh;
}

function boxOf({ point }: FaceFrame, scale: number): FaceReading['box'] {
  const xs = MESH.oval.map((index) => point(index)[0] * scale);
  const ys = MESH.oval.map((index) => point(index)[1] * scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Looks for the one face in a normalised photo; whether it is one, and large enough, say the rules of `face-rules.ts`. */
export async function readFaceOf(jpeg: Uint8Array, limits: Limits): Promise<FaceReading | PhotoProblem> {
  const picture = await look(jpeg, 0).catch(() => null);
  if (!picture) return 'photo_broken';
  const { copy, turn, faces } = await findFaces(jpeg, picture);
  const [seen, ...others] = countFaces(await seeFaces(copy), faceWidth);
  // What the detector doubts, a mesh may still fit.
  const found = seen ? meshOf(seen, faces) : faces[0]?.mesh;
  if (!found) return 'photo_no_face';
  if (others.length > 0) return 'photo_several_faces';
  const { width = picture.width } = await sharp(jpeg).metadata();
  const scale = width / picture.width;
  const first = faceFrame(found.map((point) => turnBack(point, turn, picture.width, picture.height)));
  const least = limits.minFacePx * (1 - FACE_RULES.measuringError);
  if ((seen ? faceWidth(seen) : first.widthPx) * scale < least) return 'photo_face_too_small';
  return {
    box: boxOf(first, scale),
    landmarks: first.mesh.map(([x, y]) => [x * scale, y * scale] as const),
    yaw: yawOf(first),
    roll: rollOf(first),
    roundness: { value: first.widthPx / first.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    ...readTraits(picture, first),
  };
}

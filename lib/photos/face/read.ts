import sharp from 'sharp';
import type { FaceReading, PhotoProblem } from '../model';
import { type DetectedFace, detectFaces, type Mesh } from './detect.ts';
import { type FaceFrame, faceFrame, MESH, rollOf, yawOf } from './frame.ts';
import type { Picture } from './picture.ts';
import { readTraits } from './traits/read-traits.ts';

/** The models see a copy of this edge; the landmarks are given in pixels of the photo. */
const LOOK_EDGE = 1024;
const QUARTER_TURNS = [0, 90, 270, 180] as const;
/** The right way up the models are all but certain; upside down they see a face too, but doubt it (0.4 to 0.7). */
const SURE_SCORE = 0.85;
/** A second face at least this wide, relative to the first, is not a passer-by. */
const COMPARABLE = 0.6;
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

async function findFaces(jpeg: Uint8Array, picture: Picture): Promise<DetectedFace[]> {
  let [best, certainty] = [[] as DetectedFace[], 0];
  for (const turn of QUARTER_TURNS) {
    const faces = await detectFaces(turn === 0 ? picture : await look(jpeg, turn));
    const surest = Math.max(0, ...faces.map(({ score }) => score));
    if (surest > certainty) {
      const back = (mesh: Mesh) => mesh.map((point) => turnBack(point, turn, picture.width, picture.height));
      best = faces.map(({ mesh, score }) => ({ mesh: back(mesh), score }));
      certainty = surest;
    }
    if (certainty > SURE_SCORE) break;
  }
  return best;
}

function boxOf({ point }: FaceFrame, scale: number): FaceReading['box'] {
  const xs = MESH.oval.map((index) => point(index)[0] * scale);
  const ys = MESH.oval.map((index) => point(index)[1] * scale);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Looks for the one face in a normalised photo. */
export async function readFaceOf(jpeg: Uint8Array, limits: Limits): Promise<FaceReading | PhotoProblem> {
  const picture = await look(jpeg, 0).catch(() => null);
  if (!picture) return 'photo_broken';
  const frames = (await findFaces(jpeg, picture)).map(({ mesh }) => faceFrame(mesh));
  const [first, second] = frames.sort((a, b) => b.widthPx - a.widthPx);
  if (!first) return 'photo_no_face';
  if (second && second.widthPx > first.widthPx * COMPARABLE) return 'photo_several_faces';
  const { width = picture.width } = await sharp(jpeg).metadata();
  const scale = width / picture.width;
  if (first.widthPx * scale < limits.minFacePx) return 'photo_face_too_small';
  return {
    box: boxOf(first, scale),
    landmarks: first.mesh.map(([x, y]) => [x * scale, y * scale] as const),
    yaw: yawOf(first),
    roll: rollOf(first),
    roundness: { value: first.widthPx / first.heightPx / AVERAGE_ROUNDNESS, confidence: 0.6 },
    ...readTraits(picture, first),
  };
}

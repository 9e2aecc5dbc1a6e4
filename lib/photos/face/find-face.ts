import type { FaceDetection } from '../coach/blaze-face.ts';
import { getHeadTurn } from '../coach/face-axes.ts';
import { findFaces, rotateClockwise } from '../coach/find-faces.ts';
import { type KnownFaces, scaleFaces } from '../coach/known-faces.ts';
import { countFaces, FAULT_CODES, faceWidth, listFaceFaults, SERVER_SLACK } from '../face-rules.ts';
import type { PhotoErrorCode } from '../model';
import type { DetectedFace, FaceFinder, Mesh } from './detect.ts';
import type { Picture, Point } from './picture.ts';

/** Quarter turns, clockwise, in the order in which photos lie. */
const TURNS = [0, 1, 3, 2] as const;
/** The mesh of an upright face scores near 1; of one upside down 0.4 to 0.7. */
const SURE_SCORE = 0.85;
/** A mesh belongs to a face if their centres are nearer than this, in widths of the face. */
const MAX_APART = 0.6;
/** Edge of the part around a face in which a mesh is searched when the whole picture shows none, in widths. */
const CLOSE_UP = 2.4;

/** Maps a point of a copy, rotated clockwise by `turns`, back to the picture of `width` × `height`. */
function rotateBack(
  [x, y, z]: Mesh[number],
  turns: number,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Mesh[number] {
  if (turns === 1) return [y, height - x, z];
  if (turns === 3) return [width - y, x, z];
  return turns === 2 ? [width - x, height - y, z] : [x, y, z];
}

type Place = { readonly center: Point; readonly width: number };

/** Where a face of a rotated copy is in the upright picture. */
function locate({ box, ...face }: FaceDetection, turns: number, picture: Picture): Place {
  const [x, y] = rotateBack([box.x + box.width / 2, box.y + box.height / 2, 0], turns, picture);
  return { center: [x, y], width: faceWidth(face) };
}

const getCenter = (mesh: Mesh): Point => {
  const mean = (axis: 0 | 1) => mesh.reduce((sum, point) => sum + point[axis], 0) / mesh.length;
  return [mean(0), mean(1)];
};

/** The mesh nearest to a place, among those that lie on it. */
function findMeshAt(place: Place, faces: readonly DetectedFace[]): DetectedFace | undefined {
  const apart = ({ mesh }: DetectedFace) => {
    const [x, y] = getCenter(mesh);
    return Math.hypot(x - place.center[0], y - place.center[1]);
  };
  const [nearest] = [...faces].sort((a, b) => apart(a) - apart(b));
  return nearest && apart(nearest) < MAX_APART * place.width ? nearest : undefined;
}

/** The most certain mesh at a place, searched in all rotations until one is sure. */
async function fitMesh(picture: Picture, place: Place, { detectFaces }: FaceFinder): Promise<Mesh | undefined> {
  let best: DetectedFace | undefined;
  let copies: readonly Picture[] = [picture];
  for (const turns of TURNS) {
    while (copies.length <= turns) copies = [...copies, rotateClockwise(copies[copies.length - 1] as Picture, 3)];
    const faces = await detectFaces(copies[turns] as Picture);
    const upright = faces.map(({ mesh, score }) => ({
      mesh: mesh.map((point) => rotateBack(point, turns, picture)),
      score,
    }));
    const found = findMeshAt(place, upright);
    if (found && found.score > (best?.score ?? 0)) best = found;
    if ((best?.score ?? 0) > SURE_SCORE) break;
  }
  return best?.mesh;
}

/** The part of a picture around a place, and its position. */
function cutOut(picture: Picture, { center, width }: Place): { readonly part: Picture; readonly at: Point } {
  const half = (CLOSE_UP * width) / 2;
  const [left, top] = center.map((value) => Math.max(0, Math.round(value - half))) as [number, number];
  const columns = Math.max(1, Math.min(picture.width, Math.round(center[0] + half)) - left);
  const rows = Math.max(1, Math.min(picture.height, Math.round(center[1] + half)) - top);
  const data = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1) {
    const from = ((top + row) * picture.width + left) * 3;
    data.set(picture.data.subarray(from, from + columns * 3), row * columns * 3);
  }
  return { part: { data, width: columns, height: rows }, at: [left, top] };
}

/** Searches the mesh in a close-up: the mesh model's own detector misses some faces in a whole picture. */
async function fitMeshCloseUp(picture: Picture, place: Place, finder: FaceFinder): Promise<Mesh | undefined> {
  const { part, at } = cutOut(picture, place);
  const inPart = { center: [place.center[0] - at[0], place.center[1] - at[1]] as const, width: place.width };
  const mesh = await fitMesh(part, inPart, finder);
  return mesh?.map(([x, y, z]) => [x + at[0], y + at[1], z] as const);
}

/**
 * A face's mesh in an upright picture, or why the rules refuse the picture. `minFacePx` in pixels of this picture;
 * `known`: the faces of a copy of it, which are then not detected again.
 */
export async function findSingleFace(
  picture: Picture,
  minFacePx: number,
  finder: FaceFinder,
  known: KnownFaces | null = null,
): Promise<Mesh | PhotoErrorCode> {
  const { turns, faces } = known
    ? { turns: known.turns, faces: scaleFaces(known, picture) }
    : await findFaces(picture, 3, finder.detectFaceBoxes);
  const relevant = countFaces(faces, faceWidth, SERVER_SLACK);
  const [first] = relevant;
  const counted = {
    count: relevant.length,
    widthPx: first ? faceWidth(first) : 0,
    turn: first ? getHeadTurn(first) : 0,
  };
  const [fault] = listFaceFaults(counted, minFacePx, SERVER_SLACK);
  if (fault || !first) return FAULT_CODES[fault ?? 'noFace'];
  const place = locate(first, turns, picture);
  return (await fitMesh(picture, place, finder)) ?? (await fitMeshCloseUp(picture, place, finder)) ?? 'photo_no_face';
}

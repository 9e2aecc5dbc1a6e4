import { faceWidth } from '../face-rules';
import type { FaceDetection } from './blaze-face';
import {
  getEyeAxis,
  getHeadTurn,
  type Light,
  measureCloth,
  measureDetail,
  measureEyeShade,
  measureLight,
} from './measure';
import type { Area, Raster } from './raster';

/** A detected face with its measurements; the box is in fractions of the picture. */
export type ScannedFace = {
  readonly box: Area;
  /** Width from ear to ear (`faceWidth`), as a share of the picture's longer edge. */
  readonly across: number;
  /** Confidence of the detector, 0 to 1. */
  readonly score: number;
  /** `getHeadTurn`, `getEyeAxis`, `measureEyeShade` and `measureCloth`. */
  readonly turn: number;
  readonly roll: number;
  readonly shade: number;
  readonly cloth: number;
  readonly light: Light;
  readonly detail: number;
};

/** All measurements of one scan. */
export type PhotoScan = {
  /** Widest first; `null` without a face detector on this device. */
  readonly faces: readonly ScannedFace[] | null;
  /** Of the whole picture. */
  readonly light: Light;
  readonly detail: number;
};

/** Finds faces in a picture, in its own pixels. */
export type FaceDetector = (picture: Raster) => Promise<readonly FaceDetection[]>;

/** Upside down the detector also finds faces, but with lower scores. */
const CERTAIN_SCORE = 0.72;
/** A blurred face scores low in every rotation: another rotation wins only by a clear margin. */
const MIN_SCORE_GAIN = 0.15;
const QUARTER_TURN = Math.PI / 2;

/** Rotates the picture a quarter turn clockwise. */
function rotateClockwise({ data, width, height }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      to[column * height + (height - 1 - row)] = from[row * width + column] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width: height, height: width };
}

/** Maps a box of the picture rotated clockwise by `turns` quarters back to the original; both in fractions. */
function rotateBoxBack({ x, y, width, height }: Area, turns: number): Area {
  let box = { x, y, width, height };
  for (let turn = 0; turn < turns; turn += 1) {
    box = { x: box.y, y: 1 - box.x - box.width, width: box.height, height: box.width };
  }
  return box;
}

function toScannedFace(picture: Raster, face: FaceDetection, turns: number): ScannedFace {
  const { x, y, width, height } = face.box;
  const box = {
    x: x / picture.width,
    y: y / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
  const roll = getEyeAxis(face).roll - turns * QUARTER_TURN;
  return {
    box: rotateBoxBack(box, turns),
    across: faceWidth(face) / Math.max(picture.width, picture.height),
    score: face.score,
    turn: getHeadTurn(face),
    roll: Math.atan2(Math.sin(roll), Math.cos(roll)),
    shade: measureEyeShade(picture, face),
    cloth: measureCloth(picture, face),
    light: measureLight(picture, face.box),
    detail: measureDetail(picture, face.box),
  };
}

/** Detects faces, also in rotated copies while none is certain. */
async function detectFaces(upright: Raster, find: FaceDetector): Promise<readonly ScannedFace[]> {
  let picture = upright;
  let best = { picture, turns: 0, certainty: 0, faces: [] as readonly FaceDetection[] };
  for (let turns = 0; turns < 4; turns += 1) {
    const faces = await find(picture);
    const certainty = Math.max(0, ...faces.map(({ score }) => score));
    if (certainty > best.certainty + (turns > 0 && best.certainty > 0 ? MIN_SCORE_GAIN : 0))
      best = { picture, turns, certainty, faces };
    if (certainty >= CERTAIN_SCORE) break;
    picture = rotateClockwise(picture);
  }
  return best.faces.map((face) => toScannedFace(best.picture, face, best.turns));
}

/** Scans an upright copy of a photo, about 1,000 px wide; without a detector it measures only light and sharpness. */
export async function scanPhoto(picture: Raster, find: FaceDetector | null): Promise<PhotoScan> {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  return {
    faces: find && (await detectFaces(picture, find)),
    light: measureLight(picture, whole),
    detail: measureDetail(picture, whole),
  };
}

import { faceWidth } from '../face-rules';
import type { FaceDetection } from './blaze-face';
import { getEyeAxis, getHeadTurn } from './face-axes';
import { type FoundFaces, findFaces } from './find-faces';
import { type Light, measureCloth, measureDetail, measureEyeShade, measureLight } from './measure';
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

const QUARTER_TURN = Math.PI / 2;

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

/** Measures an upright copy of a photo, about 1,000 px wide, and the faces found in it; `null`: none were searched. */
export function measureScan(upright: Raster, found: FoundFaces<Raster> | null): PhotoScan {
  const whole = { x: 0, y: 0, width: upright.width, height: upright.height };
  return {
    faces: found ? found.faces.map((face) => toScannedFace(found.picture, face, found.turns)) : null,
    light: measureLight(upright, whole),
    detail: measureDetail(upright, whole),
  };
}

/** Scans an upright copy of a photo, about 1,000 px wide; without a detector it measures only light and sharpness. */
export const scanPhoto = async (picture: Raster, find: FaceDetector | null): Promise<PhotoScan> =>
  measureScan(picture, find && (await findFaces(picture, 4, find)));

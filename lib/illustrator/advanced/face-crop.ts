import sharp from 'sharp';
import type { FaceReading } from '@/lib/photos';
import { CHIN, FOREHEAD_TOP, STORED_LANDMARKS } from './landmarks';

type Point = readonly [number, number];
/** The face upright in a square: three bytes a pixel, and the mesh points in its pixels. */
export type FaceCrop = {
  readonly rgb: Uint8Array;
  readonly edge: number;
  readonly landmarks: Readonly<Record<string, [number, number]>>;
  /** 1 where the square lies inside the photo; elsewhere the photo's border is repeated. */
  readonly covered: Uint8Array;
};

/** Edge of a square in pixels, and the share of it that the face's height takes. */
type CropSize = { readonly edge: number; readonly faceShare: number };
export const FACE_CROP: CropSize = { edge: 640, faceShare: 0.62 };
/** The head with its hair, almost down to the shoulders. */
export const HEAD_CROP: CropSize = { edge: 640, faceShare: 0.4 };

/**
 * A decoded photo at the resolution that the crops need: three bytes per pixel, and its size relative to the original.
 */
type Photo = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

const faceHeightPx = ({ landmarks }: FaceReading) => {
  const [top, chin] = [landmarks[FOREHEAD_TOP] ?? [0, 0], landmarks[CHIN] ?? [0, 0]];
  return Math.max(1, Math.hypot(top[0] - chin[0], top[1] - chin[1]));
};

export async function decodeForCrop(jpeg: Uint8Array, reading: FaceReading): Promise<Photo> {
  const whole = sharp(jpeg);
  const { width = 1 } = await whole.metadata();
  const scale = Math.min(1, (FACE_CROP.edge * FACE_CROP.faceShare * 1.25) / faceHeightPx(reading));
  const sized = scale < 1 ? whole.resize({ width: Math.max(1, Math.round(width * scale)) }) : whole;
  const { data, info } = await sized.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: info.width / width };
}

/** Turns, scales and cuts the photo so that forehead to chin stands upright in the middle of the square. */
export function cropFace(photo: Photo, { landmarks }: FaceReading, { edge, faceShare }: CropSize): FaceCrop {
  const point = (index: number): Point => {
    const [x, y] = landmarks[index] ?? [0, 0];
    return [x * photo.scale, y * photo.scale];
  };
  const [top, chin] = [point(FOREHEAD_TOP), point(CHIN)];
  const height = Math.hypot(top[0] - chin[0], top[1] - chin[1]);
  const down: Point = [(chin[0] - top[0]) / height, (chin[1] - top[1]) / height];
  const right: Point = [down[1], -down[0]];
  const center: Point = [(top[0] + chin[0]) / 2, (top[1] + chin[1]) / 2];
  const pxPerPx = height / (faceShare * edge);

  const rgb = new Uint8Array(edge * edge * 3);
  const covered = new Uint8Array(edge * edge);
  const at = (x: number, y: number, c: number) => photo.data[(y * photo.width + x) * 3 + c] ?? 0;
  for (let i = 0; i < edge * edge; i++) {
    const u = ((i % edge) - edge / 2) * pxPerPx;
    const v = (Math.floor(i / edge) - edge / 2) * pxPerPx;
    const [px, py] = [center[0] + right[0] * u + down[0] * v, center[1] + right[1] * u + down[1] * v];
    const x = Math.max(0, Math.min(photo.width - 1.001, px));
    const y = Math.max(0, Math.min(photo.height - 1.001, py));
    covered[i] = x === px && y === py ? 1 : 0;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [du, dv] = [x - column, y - row];
    for (let c = 0; c < 3; c++) {
      const upper = at(column, row, c) * (1 - du) + at(column + 1, row, c) * du;
      const lower = at(column, row + 1, c) * (1 - du) + at(column + 1, row + 1, c) * du;
      rgb[i * 3 + c] = upper * (1 - dv) + lower * dv;
    }
  }
  const place = (index: number): [number, number] => {
    const [dx, dy] = [point(index)[0] - center[0], point(index)[1] - center[1]];
    const along = (axis: Point) => Math.round(((dx * axis[0] + dy * axis[1]) / pxPerPx + edge / 2) * 100) / 100;
    return [along(right), along(down)];
  };
  return { rgb, edge, covered, landmarks: Object.fromEntries(STORED_LANDMARKS.map((index) => [index, place(index)])) };
}

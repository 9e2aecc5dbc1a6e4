import sharp from 'sharp';
import type { FaceReading } from '@/lib/photos';
import { CHIN, KEPT, TOP } from './landmarks';

type Point = readonly [number, number];
/** The face upright in a square: three bytes a pixel, and the mesh points in its pixels. */
export type FaceCrop = {
  readonly rgb: Uint8Array;
  readonly edge: number;
  readonly landmarks: Readonly<Record<string, [number, number]>>;
};

/** Edge of the square and the share of it that the face's height takes. */
const EDGE = 640;
const FACE_SHARE = 0.62;

/** Turns, scales and cuts the photo so that forehead to chin stands upright in the middle of the square. */
export async function cropFace(jpeg: Uint8Array, { landmarks }: FaceReading): Promise<FaceCrop> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const point = (index: number): Point => landmarks[index] ?? [0, 0];
  const [top, chin] = [point(TOP), point(CHIN)];
  const height = Math.hypot(top[0] - chin[0], top[1] - chin[1]);
  const down: Point = [(chin[0] - top[0]) / height, (chin[1] - top[1]) / height];
  const right: Point = [down[1], -down[0]];
  const center: Point = [(top[0] + chin[0]) / 2, (top[1] + chin[1]) / 2];
  const pxPerPx = height / (FACE_SHARE * EDGE);

  const rgb = new Uint8Array(EDGE * EDGE * 3);
  const at = (x: number, y: number, c: number) => data[(y * info.width + x) * 3 + c] ?? 0;
  for (let i = 0; i < EDGE * EDGE; i++) {
    const u = ((i % EDGE) - EDGE / 2) * pxPerPx;
    const v = (Math.floor(i / EDGE) - EDGE / 2) * pxPerPx;
    const x = Math.max(0, Math.min(info.width - 1.001, center[0] + right[0] * u + down[0] * v));
    const y = Math.max(0, Math.min(info.height - 1.001, center[1] + right[1] * u + down[1] * v));
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
    const along = (axis: Point) => Math.round(((dx * axis[0] + dy * axis[1]) / pxPerPx + EDGE / 2) * 100) / 100;
    return [along(right), along(down)];
  };
  return { rgb, edge: EDGE, landmarks: Object.fromEntries(KEPT.map((index) => [index, place(index)])) };
}

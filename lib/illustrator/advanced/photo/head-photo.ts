import sharp from 'sharp';
import type { FaceReading } from '@/lib/photos';
import { CHIN, FOREHEAD_TOP, LIDS } from '../landmarks';
import type { Planes } from '../planes/lab';
import type { Point } from '../planes/plane';

/** Edge of the upright square around the head, and height of the face (mesh 10 to 152) in it, pixels. */
export const EDGE = 960;
export const FACE = 400;
/** Share of the eye line in the roll; the rest is the mesh's, which leans with the turn of the head. */
const EYE_LINE = 0.6;
/** A finer photo is reduced first, so that no pixel is skipped. */
const REDUCED_FROM = 1.3;
/** Above the photo its uppermost rows are stretched by this factor: mirrored whole, a forehead would come in. */
export const MIRRORED_ROWS = 0.3;

/** The head in its own proportions, upright in the middle of a square. */
export type HeadPhoto = {
  /** sRGB, 0 to 1. */
  readonly rgb: Planes;
  readonly edge: number;
  /** Height of the face, pixels. */
  readonly face: number;
  /** All points of the mesh, pixels of the square. */
  readonly landmarks: readonly Point[];
  /** Rows of the square in which the photo begins and ends. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** 1 where the photo reaches; what is above it counts too. */
  readonly covered: Uint8Array;
  /** Pixels of the photo for one of the square: over 1 the photo is finer than needed. */
  readonly fineness: number;
};

const reflect = (value: number, size: number) => {
  const v = Math.abs(value);
  return v < size ? v : Math.max(0, 2 * size - 2 - v);
};

/** How the square lies in the photo: centre and one pixel's step to the right and down, pixels of the photo. */
type Frame = { readonly middle: Point; readonly cos: number; readonly sin: number; readonly step: number };

function computeFrame({ landmarks, roll }: FaceReading): Frame {
  const [top, chin] = [landmarks[FOREHEAD_TOP], landmarks[CHIN]];
  const [left, right] = [landmarks[LIDS[0][0][0]], landmarks[LIDS[1][0][8]]];
  const eyeLine = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const angle = eyeLine * EYE_LINE + roll * (1 - EYE_LINE);
  return {
    middle: [(top[0] + chin[0]) / 2, (top[1] + chin[1]) / 2],
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    step: Math.max(1e-3, Math.hypot(top[0] - chin[0], top[1] - chin[1]) / FACE),
  };
}

type Picture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Reads the square out of the photo, bilinear. `frame` is in pixels of `picture`. */
function readSquare({ data, width, height }: Picture, { middle, cos, sin, step }: Frame) {
  const rgb: Planes = [new Float32Array(EDGE ** 2), new Float32Array(EDGE ** 2), new Float32Array(EDGE ** 2)];
  const covered = new Uint8Array(EDGE ** 2);
  for (let y = 0, i = 0; y < EDGE; y++)
    for (let x = 0; x < EDGE; x++, i++) {
      const dx = (x - EDGE / 2) * step;
      const dy = (y - EDGE / 2) * step;
      const across = middle[0] + dx * cos - dy * sin;
      const down = middle[1] + dx * sin + dy * cos;
      covered[i] = across >= 0 && across < width && down < height ? 1 : 0;
      const px = reflect(across, width - 1);
      const py = reflect(down < 0 ? -down * MIRRORED_ROWS : down, height - 1);
      const column = Math.max(0, Math.min(width - 2, Math.floor(px)));
      const row = Math.max(0, Math.min(height - 2, Math.floor(py)));
      const [u, v] = [px - column, py - row];
      const from = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = data[from + c] * (1 - u) + data[from + c + 3] * u;
        const lower = data[from + width * 3 + c] * (1 - u) + data[from + width * 3 + c + 3] * u;
        rgb[c][i] = (upper * (1 - v) + lower * v) / 255;
      }
    }
  return { rgb, covered };
}

/** Cuts the head out of the photo by one rotation and one scale: nothing is stretched. */
export async function cutHead(jpeg: Uint8Array, reading: FaceReading): Promise<HeadPhoto> {
  const frame = computeFrame(reading);
  const whole = sharp(jpeg);
  const { width = 1 } = await whole.metadata();
  const wanted = frame.step > REDUCED_FROM ? Math.round(width / frame.step) : width;
  const { data, info } = await (wanted < width ? whole.resize({ width: wanted }) : whole)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const k = info.width / width;
  const { cos, sin } = frame;
  const scaled: Frame = { ...frame, middle: [frame.middle[0] * k, frame.middle[1] * k], step: frame.step * k };
  const toRow = (down: number) => EDGE / 2 + (down - scaled.middle[1]) / scaled.step;
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - frame.middle[0]) / frame.step, (y - frame.middle[1]) / frame.step];
    return [EDGE / 2 + dx * cos + dy * sin, EDGE / 2 - dx * sin + dy * cos];
  };
  return {
    ...readSquare({ data, width: info.width, height: info.height }, scaled),
    edge: EDGE,
    face: FACE,
    landmarks: reading.landmarks.map(place),
    firstRow: Math.max(0, toRow(0)),
    lastRow: Math.min(EDGE, toRow(info.height)),
    fineness: frame.step,
  };
}

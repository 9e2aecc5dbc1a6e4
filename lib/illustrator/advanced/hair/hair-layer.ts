import { createCanvas } from '@napi-rs/canvas';
import type { FaceLayer, HeadPicture } from '../../figure/face-layer';
import { BROW_PAIRS, CHIN, FOREHEAD_TOP, OVAL, OVAL_PAIRS } from '../landmarks';
import { FACE_CHIN, FACE_TOP, HALF_WIDTH, type Pins } from '../pins';
import type { PreparedMeta } from '../prepared-face';
import { smoothstep } from '../raster';
import { type LayerSize, splineWarp, type Texture, warpLayer } from '../warp';

type Point = readonly [number, number];

/** Wide enough for big hair, and a little coarser than the face: locks are broad strokes. */
const SIZE: LayerSize = { reach: 96, pxPerUnit: 4 };
/** Rings around the head that hold the outline of the hair while the face turns, in radii of the face. */
const RINGS = [1.5, 2.1, 2.8] as const;
const RING_POINTS = 20;
/** The illustrated head is wide already: hair stands out from it by less than in the photo. */
const STANDS_OUT = [0.5, 0.62] as const;
/** The warp stretches soft borders: what is opaque from here to there is drawn as the border. */
const BORDER = [0.28, 0.72] as const;
/** Darkness of the hair's inside, and how far it stays within the outline, pixels. */
const SHADE = 0.62;
const INSET = 4;
/** The inside is drawn coarser than the hair by this. */
const COARSE = 2;
/** Half width and height of the skull with a little hair, head units. */
const SKULL = [55, 56] as const;
/** How far the outline goes back when the face turns, head units at a full turn. */
const BACKWARDS = -5;

/** The child's own hair on the turned head: it follows the face at the hairline and keeps its outline. */
export function hairLayer(hair: Texture, meta: PreparedMeta, pins: Pins, turn: number): FaceLayer['hair'] {
  const at = (index: number): Point => meta.landmarks[index] ?? [0, 0];
  const scale = meta.hair?.scale ?? 1;
  const inHair = ([x, y]: Point): Point => [
    (x - meta.edge / 2) * scale + hair.edge / 2,
    (y - meta.edge / 2) * scale + hair.edge / 2,
  ];
  const followed = [...new Set([...OVAL_PAIRS.flat(), ...BROW_PAIRS.flat(), FOREHEAD_TOP, CHIN])];
  const head: Point[] = followed.map(pins.placed);
  const picture: Point[] = followed.map((index) => inHair(at(index)));

  const xs = OVAL.map((index) => at(index)[0]);
  const [left, right, top, chin] = [Math.min(...xs), Math.max(...xs), at(FOREHEAD_TOP)[1], at(CHIN)[1]];
  const [halfWidth, halfHeight] = [(right - left) / 2, (chin - top) / 2];
  const [middleX, middleY] = [(left + right) / 2, (top + chin) / 2];
  const headY = (FACE_TOP + FACE_CHIN) / 2;
  const headHalf = (FACE_CHIN - FACE_TOP) / 2;
  for (const radius of RINGS)
    for (let i = 0; i < RING_POINTS; i++) {
      const angle = (2 * Math.PI * i) / RING_POINTS;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [across, down] = [1 + (radius - 1) * STANDS_OUT[0], 1 + (radius - 1) * STANDS_OUT[1]];
      picture.push(inHair([middleX + c * radius * halfWidth, middleY + s * radius * halfHeight]));
      head.push([c * across * HALF_WIDTH + BACKWARDS * turn, headY + s * down * headHalf]);
    }

  const pixels = warpLayer(hair, splineWarp(head, picture, SIZE));
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i] as number;
    if (alpha > 0 && alpha < 255) pixels[i] = 255 * smoothstep(...BORDER, alpha / 255);
  }
  return { over: toPicture(pixels), behind: shadowOf(pixels) };
}

const EDGE = 2 * SIZE.reach * SIZE.pxPerUnit;

function toPicture(pixels: Uint8ClampedArray): HeadPicture {
  const canvas = createCanvas(EDGE, EDGE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(EDGE, EDGE);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return { canvas, pxPerUnit: SIZE.pxPerUnit, originPx: [EDGE / 2, EDGE / 2] };
}

/** The inside of the hair in shade: whatever lies between its outer borders, so that no gap opens beside the face. */
function shadowOf(pixels: Uint8ClampedArray): HeadPicture {
  const canvas = createCanvas(EDGE / COARSE, EDGE / COARSE);
  const context = canvas.getContext('2d');
  const alphaAt = (x: number, y: number) => pixels[(y * EDGE + x) * 4 + 3] as number;
  const sum = [0, 0, 0];
  let count = 1e-6;
  const rows: [y: number, first: number, last: number][] = [];
  for (let y = 0; y < EDGE; y += COARSE) {
    let [first, last] = [EDGE, -1];
    for (let x = 0; x < EDGE; x += COARSE) {
      if (alphaAt(x, y) < 200) continue;
      first = Math.min(first, x);
      last = x;
      count++;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (pixels[(y * EDGE + x) * 4 + c] as number);
    }
    if (last - first > 2 * INSET) rows.push([y, first + INSET, last - INSET]);
  }
  // Above the skull nothing is filled: two puffs have air between them.
  const unit = SIZE.pxPerUnit / COARSE;
  const middle = EDGE / 2 / COARSE;
  context.beginPath();
  context.ellipse(middle, middle, SKULL[0] * unit, SKULL[1] * unit, 0, 0, 2 * Math.PI);
  context.rect(0, middle, EDGE / COARSE, middle);
  context.clip();
  context.fillStyle = `rgb(${sum.map((value) => Math.round((value / count) * SHADE)).join(',')})`;
  for (const [y, first, last] of rows) context.fillRect(first / COARSE, y / COARSE, (last - first) / COARSE, 1);
  return {
    canvas,
    pxPerUnit: SIZE.pxPerUnit / COARSE,
    originPx: [EDGE / 2 / COARSE, EDGE / 2 / COARSE],
  };
}

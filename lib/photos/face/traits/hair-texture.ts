import type { FaceFrame } from '../frame.ts';
import { type Picture, pixelAt } from '../picture.ts';
import type { Cell } from './head-grid.ts';

/** Samples per face height, and the height of the sampled square in face heights. */
const PITCH = 1 / 120;
const EDGE = 288;
/** Fewer samples of hair say nothing. */
const FEWEST = 400;

/** How hair looks close up: energy is relative to its lightness, directions are those of strands. */
export type HairTexture = {
  /** Contrast of strands: detail of about 1/60 and 1/30 of the face's height. */
  readonly middle: number;
  readonly coarse: number;
  /** 1 where the strands in an area of 1/25, or 1/10, of the face's height are parallel, 0 where they are random. */
  readonly grainNear: number;
  readonly grainFar: number;
};

const clampIndex = (at: number) => Math.max(0, Math.min(EDGE - 1, at));

/** Square root of the luminance on a square around the head, in rows. */
function sampleLight(picture: Picture, frame: FaceFrame): Float32Array {
  const light = new Float32Array(EDGE * EDGE);
  const ratio = frame.heightPx / frame.widthPx;
  for (let i = 0; i < light.length; i++) {
    const u = ((i % EDGE) + 0.5 - EDGE / 2) * PITCH * ratio;
    const v = 0.1 - (Math.floor(i / EDGE) + 0.5 - EDGE / 2) * PITCH;
    const [x, y] = frame.at(u, v);
    const column = Math.max(0, Math.min(picture.width - 1, x));
    const [r, g, b] = pixelAt(picture, column, Math.max(0, Math.min(picture.height - 1, y))) ?? [0, 0, 0];
    light[i] = Math.sqrt((0.3 * r + 0.59 * g + 0.11 * b) / 255);
  }
  return light;
}

/** Two passes of a box of `radius` in both directions: close to a Gaussian. */
function blur(field: Float32Array, radius: number): Float32Array {
  let from = field;
  for (let pass = 0; pass < 4; pass++) {
    const to = new Float32Array(field.length);
    const along = pass % 2 ? EDGE : 1;
    const across = pass % 2 ? 1 : EDGE;
    for (let line = 0; line < EDGE; line++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += from[line * across + clampIndex(k) * along] as number;
      for (let at = 0; at < EDGE; at++) {
        to[line * across + at * along] = sum / (2 * radius + 1);
        sum += from[line * across + clampIndex(at + radius + 1) * along] as number;
        sum -= from[line * across + clampIndex(at - radius) * along] as number;
      }
    }
    from = to;
  }
  return from;
}

/** Cells of hair as samples, without those near the outline, where hair and background meet. */
function selectInside(cells: readonly Cell[], frame: FaceFrame): Float32Array {
  const ratio = frame.heightPx / frame.widthPx;
  const mask = new Float32Array(EDGE * EDGE);
  const half = 2;
  for (const { u, v } of cells) {
    const column = Math.round(u / ratio / PITCH + EDGE / 2 - 0.5);
    const row = Math.round((0.1 - v) / PITCH + EDGE / 2 - 0.5);
    for (let y = row - half; y <= row + half; y++)
      for (let x = column - half; x <= column + half; x++)
        if (x >= 0 && y >= 0 && x < EDGE && y < EDGE) mask[y * EDGE + x] = 1;
  }
  return blur(mask, 3).map((share) => (share > 0.97 ? 1 : 0));
}

function average(field: Float32Array, mask: Float32Array): number {
  let [sum, count] = [0, 1e-6];
  for (let i = 0; i < field.length; i++) {
    sum += (field[i] as number) * (mask[i] as number);
    count += mask[i] as number;
  }
  return sum / count;
}

/** Squares and product of the gradient, each divided by its strength, so that a few highlights do not outvote the rest. */
function measureGradients(light: Float32Array) {
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(light.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = EDGE; i < light.length - EDGE; i++) {
    const dx = (light[i + 1] as number) - (light[i - 1] as number);
    const dy = (light[i + EDGE] as number) - (light[i - EDGE] as number);
    const size = Math.hypot(dx, dy) + 0.01;
    xx[i] = (dx * dx) / size;
    yy[i] = (dy * dy) / size;
    xy[i] = (dx * dy) / size;
  }
  return [xx, yy, xy] as const;
}

/** Coherence of the structure tensor within `radius` samples. */
function measureParallel(gradients: ReturnType<typeof measureGradients>, mask: Float32Array, radius: number): number {
  const [xx, yy, xy] = gradients.map((field) => blur(field, radius)) as [Float32Array, Float32Array, Float32Array];
  const parallel = new Float32Array(xx.length);
  for (let i = 0; i < parallel.length; i++) {
    const [x, y] = [xx[i] as number, yy[i] as number];
    parallel[i] = Math.hypot(x - y, 2 * (xy[i] as number)) / (x + y + 1e-4);
  }
  return average(parallel, mask);
}

/** The contrast of what is finer than `soft` and coarser than `sharp`, relative to the hair's lightness. */
function measureBand(sharp: Float32Array, soft: Float32Array, mask: Float32Array, usual: number): number {
  const squares = sharp.map((value, i) => (value - (soft[i] as number)) ** 2);
  return Math.sqrt(average(squares, mask)) / usual;
}

/** Measures the texture of the hair; all zero where less than a handful of it is seen. */
export function measureHairTexture(picture: Picture, frame: FaceFrame, hair: readonly Cell[]): HairTexture {
  const light = sampleLight(picture, frame);
  const mask = selectInside(hair, frame);
  if (mask.reduce((sum, one) => sum + one, 0) < FEWEST) return { middle: 0, coarse: 0, grainNear: 0, grainFar: 0 };
  const [near, middle, far] = [1, 2, 4].map((radius) => blur(light, radius)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const usual = average(light, mask) + 0.05;
  // Strands without the shading of the whole head.
  const gradients = measureGradients(near.map((value, i) => value - (far[i] as number)));
  return {
    middle: measureBand(near, middle, mask, usual),
    coarse: measureBand(middle, far, mask, usual),
    grainNear: measureParallel(gradients, mask, 2),
    grainFar: measureParallel(gradients, mask, 6),
  };
}

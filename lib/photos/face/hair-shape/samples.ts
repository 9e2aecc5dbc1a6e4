import { MESH } from '../frame.ts';
import { type Lab, rgbToLab } from '../oklab.ts';
import { isInside, type Picture, type Point, pixelAt } from '../picture.ts';
import { CELLS, type Field, GRID, xAt, yAt } from './grid.ts';
import type { HeadFrame } from './head-frame.ts';

/** How surely each pixel of a square sRGB picture of `edge` pixels is the person, 0 to 1. */
export type Matting = { readonly edge: number; readonly compute: (rgb: Uint8Array) => Float32Array };

/** The photo around the head, sample by sample. */
export type Samples = {
  /** Colour; null outside the photo. */
  readonly colors: ReadonlyArray<Lab | null>;
  readonly person: Field;
  /** Within the outline of the face mesh. */
  readonly inFace: Uint8Array;
};

const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value));

/** The head and its surroundings as input of the matte; pixels outside the photo repeat its border. */
function computePerson(picture: Picture, frame: HeadFrame, { edge, compute }: Matting): Field {
  const rgb = new Uint8Array(edge * edge * 3);
  const [width, height] = [GRID.columns * GRID.cell, GRID.rows * GRID.cell];
  for (let i = 0; i < edge * edge; i++) {
    const x = GRID.left + (((i % edge) + 0.5) / edge) * width;
    const y = GRID.top + ((Math.floor(i / edge) + 0.5) / edge) * height;
    const [px, py] = frame.toPhoto(x, y);
    rgb.set(pixelAt(picture, clamp(px, picture.width), clamp(py, picture.height)) ?? [0, 0, 0], i * 3);
  }
  const matte = compute(rgb);
  return Float32Array.from({ length: CELLS }, (_, i) => {
    const column = Math.floor((((i % GRID.columns) + 0.5) / GRID.columns) * edge);
    const row = Math.floor(((Math.floor(i / GRID.columns) + 0.5) / GRID.rows) * edge);
    return matte[row * edge + column] as number;
  });
}

const NEAR = [
  [-0.3, -0.3],
  [0.3, -0.3],
  [-0.3, 0.3],
  [0.3, 0.3],
  [0, 0],
] as const;

/** Mean colour of a sample's pixels. */
function sampleColor(picture: Picture, frame: HeadFrame, x: number, y: number): Lab | null {
  let [r, g, b, count] = [0, 0, 0, 0];
  for (const [dx, dy] of NEAR) {
    const pixel = pixelAt(picture, ...frame.toPhoto(x + dx * GRID.cell, y + dy * GRID.cell));
    if (!pixel) continue;
    r += pixel[0];
    g += pixel[1];
    b += pixel[2];
    count++;
  }
  return count ? rgbToLab([r / count, g / count, b / count]) : null;
}

/** Samples the head upright, in the places of the drawn head. */
export function sampleHead(picture: Picture, landmarks: readonly Point[], frame: HeadFrame, matting: Matting): Samples {
  const oval = MESH.oval.map((index) => frame.fromPhoto(landmarks[index] ?? [0, 0]));
  const indices = Array.from({ length: CELLS }, (_, i) => i);
  return {
    colors: indices.map((i) => sampleColor(picture, frame, xAt(i), yAt(i))),
    person: computePerson(picture, frame, matting),
    inFace: Uint8Array.from(indices, (i) => (isInside(oval, xAt(i), yAt(i)) ? 1 : 0)),
  };
}

import { MESH } from '../frame.ts';
import { getPersonAt, type PersonMatte } from '../matte/person.ts';
import { type Lab, rgbToLab } from '../oklab.ts';
import { isInside, type Picture, type Point, pixelAt } from '../picture.ts';
import { CELLS, type Field, GRID, xAt, yAt } from './grid.ts';
import type { HeadFrame } from './head-frame.ts';

/** The photo around the head, sample by sample. */
export type Samples = {
  /** Colour; null outside the photo. */
  readonly colors: ReadonlyArray<Lab | null>;
  readonly person: Field;
  /** Within the outline of the face mesh. */
  readonly inFace: Uint8Array;
};

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
export function sampleHead(
  picture: Picture,
  landmarks: readonly Point[],
  frame: HeadFrame,
  person: PersonMatte,
): Samples {
  const oval = MESH.oval.map((index) => frame.fromPhoto(landmarks[index] ?? [0, 0]));
  const indices = Array.from({ length: CELLS }, (_, i) => i);
  return {
    colors: indices.map((i) => sampleColor(picture, frame, xAt(i), yAt(i))),
    person: Float32Array.from(indices, (i) => getPersonAt(person, ...frame.toPhoto(xAt(i), yAt(i)))),
    inFace: Uint8Array.from(indices, (i) => (isInside(oval, xAt(i), yAt(i)) ? 1 : 0)),
  };
}

import { type FaceFrame, MESH } from '../frame.ts';
import { getPersonAt, type PersonMatte } from '../matte/person.ts';
import type { Lab } from '../oklab.ts';
import { isInside, type Picture, pixelAt } from '../picture.ts';
import { applyGains, type Gains } from './light.ts';

/** Cells along each edge of the grid, and the edge in face heights. */
const CELLS = 128;
const SPAN = 2.9;

/** One sample of the picture around the head. */
export type Cell = {
  /** After white balance. */
  readonly color: Lab;
  /** Probability of belonging to the person, 0 to 1. */
  readonly person: number;
  /** Face widths to the right and face heights upwards from the centre of the face. */
  readonly u: number;
  readonly v: number;
  /** Distance from the face in its own shape; about 1 on the hairline. */
  readonly ring: number;
  readonly inFace: boolean;
};
/** Cells in rows from the top of the head down; null outside the picture. */
export type HeadGrid = { readonly cells: ReadonlyArray<Cell | null>; readonly edge: number };

const getPosition = (frame: FaceFrame, index: number, edge: number) => {
  const offset = (step: number) => ((step + 0.5) / edge - 0.5) * SPAN;
  const u = (offset(index % edge) * frame.heightPx) / frame.widthPx;
  const v = 0.02 - offset(Math.floor(index / edge));
  return { u, v, at: frame.at(u, v) };
};

/** Samples the head and its surroundings, rotated upright in the face's own axes. */
export function createHeadGrid(picture: Picture, frame: FaceFrame, person: PersonMatte, gains: Gains): HeadGrid {
  const oval = MESH.oval.map(frame.point);
  const cells = Array.from({ length: CELLS * CELLS }, (_, index): Cell | null => {
    const { u, v, at } = getPosition(frame, index, CELLS);
    const pixel = pixelAt(picture, at[0], at[1]);
    if (!pixel) return null;
    return {
      color: applyGains(pixel, gains),
      person: getPersonAt(person, ...at),
      u,
      v,
      ring: Math.hypot(u / 0.56, (v - 0.06) / 0.62),
      inFace: isInside(oval, at[0], at[1]),
    };
  });
  return { cells, edge: CELLS };
}

import type { FaceDetection } from './blaze-face';
import type { FoundFaces } from './find-faces';

// Node also runs this file without compiling (see `face-thread.ts`): erasable types only, no value imports.

type Size = { readonly width: number; readonly height: number };
type Point = readonly [x: number, y: number];

/** The faces that were found in a picture, for a copy of it in another size. */
export type KnownFaces = Pick<FoundFaces<unknown>, 'turns' | 'faces'> & {
  /** Longest edge of the picture in which they were found, in its pixels. */
  readonly edgePx: number;
};

const getEdge = ({ width, height }: Size): number => Math.max(width, height);

/** What to remember of found faces. */
export const toKnownFaces = ({ picture, turns, faces }: FoundFaces<Size>): KnownFaces => ({
  turns,
  faces,
  edgePx: getEdge(picture),
});

/** Known faces in pixels of a copy. */
export function scaleFaces({ faces, edgePx }: KnownFaces, copy: Size): readonly FaceDetection[] {
  const scale = getEdge(copy) / edgePx;
  const point = ([x, y]: Point): Point => [x * scale, y * scale];
  const pair = ([left, right]: readonly [Point, Point]) => [point(left), point(right)] as const;
  return faces.map(({ box: { x, y, width, height }, score, eyes, nose, mouth, ears }) => ({
    box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
    score,
    eyes: pair(eyes),
    nose: point(nose),
    mouth: point(mouth),
    ears: pair(ears),
  }));
}

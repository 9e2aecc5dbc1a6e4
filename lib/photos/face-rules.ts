/**
 * What a photo's face must be, for the coach in the browser and the reader on the server alike, so that neither
 * promises what the other refuses. Both look at a copy of the same size with the same detector; sizes are measured
 * from its key points. Node runs this file as it is (see `face-thread.ts`): erasable types, no imports of values.
 */
export const FACE_RULES = {
  /** Score from which there is a face, and from which a second one is surely another person. */
  found: 0.5,
  second: 0.6,
  /** A second face at least this wide, relative to the first, is not a passer-by. */
  comparable: 0.6,
  /**
   * Width from ear to ear over the diagonal of two lengths that every face shows: eye to eye, and eyes to mouth.
   * Measured on forty children at four sizes; the detector's box errs three times as much in wide pictures.
   */
  earsOfFeatures: 1.46,
  /** The server measures a copy that was compressed once more: it takes faces that are this share narrower. */
  measuringError: 0.04,
  /** Beyond this the nose lies outside of both ears: a profile, in which no face can be read. */
  profile: 1.5,
} as const;

type Point = readonly [x: number, y: number];
type Features = { readonly eyes: readonly [left: Point, right: Point]; readonly mouth: Point };

/** Width of a face from ear to ear, in the unit of its points. */
export function faceWidth({ eyes: [left, right], mouth }: Features): number {
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const apart = Math.hypot(right[0] - left[0], right[1] - left[1]);
  return FACE_RULES.earsOfFeatures * Math.hypot(apart, Math.hypot(mouth[0] - x, mouth[1] - y));
}

/** The faces that count, widest first: surely faces, and none far smaller than the first. */
export function countFaces<Face extends { readonly score: number }>(
  faces: readonly Face[],
  widthOf: (face: Face) => number,
): readonly Face[] {
  const found = faces.filter(({ score }) => score >= FACE_RULES.found);
  const [first, ...others] = found.sort((a, b) => widthOf(b) - widthOf(a));
  if (!first) return [];
  const least = widthOf(first) * FACE_RULES.comparable;
  return [first, ...others.filter((face) => face.score >= FACE_RULES.second && widthOf(face) > least)];
}

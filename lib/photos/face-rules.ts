/**
 * Requirements for a photo's face, shared by the browser's advice and the server's reader, so that both decide alike.
 * Both use a copy of the same size and the same detector; sizes come from its key points. Node runs this file without
 * compiling (see `face-thread.ts`): erasable types only, no value imports.
 */
export const FACE_RULES = {
  /** Minimum score of a face, and of a second one that surely is another person. */
  found: 0.5,
  second: 0.6,
  /** A second face at least this wide relative to the first is not a bystander. */
  comparable: 0.6,
  /**
   * Width from ear to ear over the diagonal of two lengths visible in every face: eye to eye, and eyes to mouth.
   * Measured on forty children at four sizes; the detector's box has three times the error in wide pictures.
   */
  earsOfFeatures: 1.46,
  /** The server measures a recompressed copy, so it accepts faces that are narrower by this factor. */
  measuringError: 0.04,
  /** Above this the nose is outside both ears: a profile, which cannot be read. */
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

/** The relevant faces, widest first: certain ones that are not much smaller than the first. */
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

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
  /** Above this the nose is outside both ears: a profile, which cannot be read. */
  profile: 1.5,
} as const;

/** By how much a rule is loosened: added to scores and shares, as a factor of widths and turns. */
type Slack = { readonly score: number; readonly share: number; readonly width: number; readonly turn: number };

/** The browser applies the rules as they are. */
const NO_SLACK: Slack = { score: 0, share: 0, width: 0, turn: 0 };
/**
 * The server measures a copy that was scaled and compressed again, so it loosens every rule a little: a photo that just
 * passes in the browser is never refused after the upload. Largest differences on forty children, sharp, blurred and
 * small: 0.015 of a score, 1.6 % of a width, 7 % of a turn near a profile.
 */
export const SERVER_SLACK: Slack = { score: 0.03, share: 0.012, width: 0.04, turn: 0.25 };

type Point = readonly [x: number, y: number];
type Features = { readonly eyes: readonly [left: Point, right: Point]; readonly mouth: Point };

/** Width of a face from ear to ear, in the unit of its points. */
export function faceWidth({ eyes: [left, right], mouth }: Features): number {
  const [x, y] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const apart = Math.hypot(right[0] - left[0], right[1] - left[1]);
  return FACE_RULES.earsOfFeatures * Math.hypot(apart, Math.hypot(mouth[0] - x, mouth[1] - y));
}

/**
 * The relevant faces, widest first: certain ones that are not much smaller than the first. The first may be uncertain,
 * unless a certain one of comparable width stands beside it: then it is a pattern of clothes or background.
 */
export function countFaces<Face extends { readonly score: number }>(
  faces: readonly Face[],
  widthOf: (face: Face) => number,
  slack = NO_SLACK,
): readonly Face[] {
  const found = faces.filter(({ score }) => score >= FACE_RULES.found - slack.score);
  const [widest, ...others] = found.sort((a, b) => widthOf(b) - widthOf(a));
  if (!widest) return [];
  const least = widthOf(widest) * (FACE_RULES.comparable + slack.share);
  const comparable = others.filter((face) => face.score >= FACE_RULES.second + slack.score && widthOf(face) > least);
  return widest.score < FACE_RULES.second && comparable.length > 0 ? comparable : [widest, ...comparable];
}

/** Why no hero can be drawn from the faces of a photo, most important first. */
const FACE_FAULTS = ['noFace', 'severalFaces', 'profile', 'smallFace'] as const;
export type FaceFault = (typeof FACE_FAULTS)[number];

/** The error code of each fault, which the parent sees after an upload. */
export const FAULT_CODES = {
  noFace: 'photo_no_face',
  severalFaces: 'photo_several_faces',
  profile: 'photo_no_face',
  smallFace: 'photo_face_too_small',
} as const satisfies Readonly<Record<FaceFault, string>>;

/** What the rules look at: the number of relevant faces, and the width in pixels and the turn of the widest. */
type CountedFaces = {
  readonly count: number;
  /** From ear to ear, in pixels of the picture that is kept. */
  readonly widthPx: number;
  /** `getHeadTurn`. */
  readonly turn: number;
};

/** The faults of a photo's faces, most important first. */
export function listFaceFaults(
  { count, widthPx, turn }: CountedFaces,
  minFacePx: number,
  slack = NO_SLACK,
): readonly FaceFault[] {
  const faults: Readonly<Record<FaceFault, boolean>> = {
    noFace: count === 0,
    severalFaces: count > 1,
    profile: count > 0 && Math.abs(turn) > FACE_RULES.profile * (1 + slack.turn),
    smallFace: count > 0 && widthPx < minFacePx * (1 - slack.width),
  };
  return FACE_FAULTS.filter((fault) => faults[fault]);
}

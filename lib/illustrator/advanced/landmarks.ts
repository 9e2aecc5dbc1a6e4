/** Points of the face mesh (MediaPipe's canonical numbering) that pin the photo to the illustrated head. */
type Pair = readonly [left: number, right: number];

/** Points on the left of the picture with their mirror images. */
export const EYE_PAIRS: readonly Pair[] = [
  [33, 263],
  [133, 362],
  [159, 386],
  [145, 374],
  [468, 473],
];
export const BROW_PAIRS: readonly Pair[] = [
  [70, 300],
  [105, 334],
  [107, 336],
];
export const NOSE_PAIRS: readonly Pair[] = [[98, 327]];
export const NOSE_MIDDLE = [168, 6, 1, 2] as const;
export const MOUTH_PAIRS: readonly Pair[] = [[61, 291]];
export const MOUTH_MIDDLE = [0, 13, 14, 17] as const;
export const OVAL_PAIRS: readonly Pair[] = [
  [148, 377],
  [172, 397],
  [58, 288],
  [132, 361],
  [234, 454],
  [127, 356],
  [21, 251],
  [103, 332],
  [149, 378],
  [136, 365],
];
export const TOP = 10;
export const CHIN = 152;
export const CHEEK_PAIR: Pair = [50, 280];

/** The contour of the face in order. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Centre of each iris and a point of its rim. */
export const IRISES: readonly Pair[] = [
  [468, 469],
  [473, 474],
];

const pairs = [IRISES, EYE_PAIRS, BROW_PAIRS, NOSE_PAIRS, MOUTH_PAIRS, OVAL_PAIRS, [CHEEK_PAIR]].flat(2);
/** Every point that a prepared face keeps. */
export const KEPT: readonly number[] = [
  ...new Set([...pairs, ...NOSE_MIDDLE, ...MOUTH_MIDDLE, TOP, CHIN, ...OVAL]),
].sort((a, b) => a - b);

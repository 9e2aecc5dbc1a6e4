/** Points of the face mesh (MediaPipe's canonical numbering) that pin the photo to the illustrated head. */
type Pair = readonly [left: number, right: number];

/** Pairs: points on the left of the picture with their mirror images. */
export const NOSE_PAIRS: readonly Pair[] = [[98, 327]];
export const NOSE_MIDDLE = [168, 6, 1, 2] as const;

/** Edges of the lips from the left of the picture to the right, from the top down. */
export const LIPS = [
  [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
] as const;
/** Upper and lower lid of both eyes, from the left of the picture to the right. */
export const LIDS = [
  [
    [33, 246, 161, 160, 159, 158, 157, 173, 133],
    [33, 7, 163, 144, 145, 153, 154, 155, 133],
  ],
  [
    [362, 398, 384, 385, 386, 387, 388, 466, 263],
    [362, 382, 381, 380, 374, 373, 390, 249, 263],
  ],
] as const;
/** Middle of the brows, from the outer to the inner end. */
export const BROW_PAIRS: readonly Pair[] = [
  [70, 300],
  [105, 334],
  [107, 336],
];
/** The edges of the brows that face the eyes, from left to right. */
export const BROW_UNDERSIDES = [
  [46, 53, 52, 65, 55],
  [285, 295, 282, 283, 276],
] as const;
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
export const FOREHEAD_TOP = 10;
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

const pairs = [IRISES, BROW_PAIRS, NOSE_PAIRS, OVAL_PAIRS, [CHEEK_PAIR]].flat(2);
const curves = [LIPS, LIDS.flat(), BROW_UNDERSIDES].flat(2);
/** Every point that a prepared face keeps. */
export const STORED_LANDMARKS: readonly number[] = [
  ...new Set([...pairs, ...curves, ...NOSE_MIDDLE, FOREHEAD_TOP, CHIN, ...OVAL]),
].sort((a, b) => a - b);

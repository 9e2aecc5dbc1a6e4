/** Points of the face mesh (MediaPipe's canonical numbering). Left and right are those of the picture. */

/** Edges of the lips from the left of the picture to the right, from the top down. */
export const LIPS = [
  [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
  [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
  [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
  [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
] as const;
const outline = (upper: readonly number[], lower: readonly number[]) => [...upper, ...lower.slice(1, -1).reverse()];
export const LIP_OUTLINE: readonly number[] = outline(LIPS[0], LIPS[3]);
export const INNER_MOUTH: readonly number[] = outline(LIPS[1], LIPS[2]);

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
/** Outer, middle and inner point of both brows. */
export const BROWS = [
  [70, 105, 107],
  [300, 334, 336],
] as const;
/** Centre of each iris and four points of its rim; the left of the picture first, as always. */
export const IRIS_RINGS = [
  [473, 474, 475, 476, 477],
  [468, 469, 470, 471, 472],
] as const;
export const IRIS_CENTERS = [IRIS_RINGS[0][0], IRIS_RINGS[1][0]] as const;
export const CHEEKS = [50, 280] as const;
export const FOREHEAD_TOP = 10;
export const CHIN = 152;
export const NOSE_TIP = 1;
/** Where the face is widest, at the ears. */
export const SIDES = [234, 454] as const;
/** Lowest points of the contour beside the ears. */
export const LOBES = [132, 361] as const;

/** The contour of the face in order. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Every point that a prepared head keeps: what its drawing moves, closes or covers. */
export const STORED_LANDMARKS: readonly number[] = [
  ...new Set([...LIDS.flat(2), ...BROWS.flat(), ...SIDES, ...LOBES, ...OVAL, ...IRIS_CENTERS, CHIN, NOSE_TIP, 61, 291]),
].sort((a, b) => a - b);

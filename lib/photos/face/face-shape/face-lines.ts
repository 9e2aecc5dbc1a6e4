/**
 * A point of a face that looks straight ahead: x from the middle line outwards, y downwards from the middle between the
 * eyes, depth towards the viewer. Unit: square root of the area of the face's outline, about its width.
 */
export type FacePoint = readonly [x: number, y: number, depth: number];

/** The lines of the right half (as seen) of a symmetrical face, by numbers of MediaPipe's canonical mesh. */
export const FACE_LINES = {
  /** From the chin over jaw, cheek and temple to the middle of the forehead. */
  outline: [152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454, 356, 389, 251, 284, 332, 297, 338, 10],
  /** From the inner to the outer corner; so is the lower lid. */
  upperLid: [362, 398, 384, 385, 386, 387, 388, 466, 263],
  lowerLid: [362, 382, 381, 380, 374, 373, 390, 249, 263],
  iris: [473],
  /** From the inner to the outer end. */
  browUpper: [336, 296, 334, 293, 300],
  browLower: [285, 295, 282, 283, 276],
  /** Down the middle from the root to where the nose meets the lip; the tip is the sixth point, the base the eighth. */
  noseRidge: [168, 6, 197, 195, 5, 4, 1, 2],
  /** The wing from above its crease downwards and inwards to the nostril's base. */
  noseWing: [279, 278, 294, 327, 326],
  /** From the middle to the corner; the inner lines bound the opening. */
  upperLipOuter: [0, 267, 269, 270, 409, 291],
  upperLipInner: [13, 312, 311, 310, 415, 308],
  lowerLipInner: [14, 317, 402, 318, 324, 308],
  lowerLipOuter: [17, 314, 405, 321, 375, 291],
  /** The fullest place of the cheek and the cheekbone. */
  cheek: [425, 280],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type FaceLineName = keyof typeof FACE_LINES;
export type FaceLines = Readonly<Record<FaceLineName, readonly FacePoint[]>>;

export const FACE_LINE_NAMES = Object.keys(FACE_LINES) as readonly FaceLineName[];

/** One value for each line. */
export function mapLines<Value>(lineOf: (name: FaceLineName) => Value): Record<FaceLineName, Value> {
  return Object.fromEntries(FACE_LINE_NAMES.map((name) => [name, lineOf(name)])) as Record<FaceLineName, Value>;
}

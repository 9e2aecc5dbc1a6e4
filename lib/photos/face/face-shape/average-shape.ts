/**
 * The average child's face: how a child's drawn face differs from the average face of its age, in coarse numbers of the
 * drawing, rounded to tenths from -1 to 1 and limited, from which no photo can be made (rulings, "Photos and names").
 * Positive is more, wider, lower or longer.
 */
export const AVERAGE_FACE = {
  /** Width of the whole face against its height. */
  faceWidth: 0,
  temples: 0,
  /** Width at the mouth. */
  cheeks: 0,
  jaw: 0,
  chinWidth: 0,
  /** Length of the chin below the lips. */
  chin: 0,
  /** How low the eyes lie. */
  eyeHeight: 0,
  eyeGap: 0,
  eyeWidth: 0,
  eyeOpening: 0,
  /** Positive when the outer corner is higher. */
  eyeTilt: 0,
  /** Where the upper lid is highest: positive towards the outer corner. */
  lidPeak: 0,
  /** How round the lower lid is. */
  lowerLid: 0,
  /** Depth of the crease of the upper lid: -1 for a smooth lid without one. */
  lidFold: 0,
  /** How high the brows lie above the eyes. */
  browLift: 0,
  /** Positive when the outer end is higher. */
  browSlope: 0,
  browArch: 0,
  browGap: 0,
  browThickness: 0,
  browDarkness: 0,
  noseWidth: 0,
  noseLength: 0,
  /** Positive turns the tip up. */
  noseTip: 0,
  /** Width of the ball of the nose against its wings. */
  noseBall: 0,
  /** How low the mouth lies. */
  mouthHeight: 0,
  mouthWidth: 0,
  upperLip: 0,
  lowerLip: 0,
  /** Depth of the bow of the upper lip. */
  lipBow: 0,
  /** How far the corners of the mouth rise: the mood of the photo. */
  smile: 0,
  /** How far the lips are apart: the mood of the photo. */
  mouthOpening: 0,
  /** How much of the teeth is seen; -1 for none. */
  teeth: 0,
  /** How far the ears stand out. */
  ears: 0,
};
export type FaceShapeName = keyof typeof AVERAGE_FACE;
export type FaceShape = Record<FaceShapeName, number>;

export const FACE_SHAPE_NAMES = Object.keys(AVERAGE_FACE) as readonly FaceShapeName[];

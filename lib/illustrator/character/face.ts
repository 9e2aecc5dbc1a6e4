/**
 * How a child's drawn face differs from the face that its traits draw: coarse numbers of the drawing, not of the photo.
 * They are rounded to tenths, exaggerated and limited to what the style bears, so no face can be told from them; they
 * are no descriptor (rulings, "Photos and names"). 0 leaves the drawing as the traits make it.
 */
export const USUAL_FACE = {
  /** Width against height of the whole head. */
  faceWidth: 0,
  forehead: 0,
  jaw: 0,
  /** Length of the chin. */
  chin: 0,
  /** How low the eyes lie. */
  eyeHeight: 0,
  eyeGap: 0,
  eyeWidth: 0,
  eyeOpening: 0,
  browLift: 0,
  /** Height of the outer end against the inner one. */
  browSlope: 0,
  browArch: 0,
  browDarkness: 0,
  noseWidth: 0,
  noseLength: 0,
  /** Positive turns the tip up. */
  noseTip: 0,
  /** How low the mouth lies. */
  mouthHeight: 0,
  /** How far the corners of the mouth rise. */
  smile: 0,
  /** Volume of the lips; at 0 and below only the line of the mouth is drawn. */
  upperLip: 0,
  lowerLip: 0,
  /** How far a joyful mouth opens. */
  mouthOpening: 0,
};
export type FaceOffsets = Record<keyof typeof USUAL_FACE, number>;

export const FACE_OFFSET_NAMES = Object.keys(USUAL_FACE) as readonly (keyof FaceOffsets)[];

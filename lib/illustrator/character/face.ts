import { z } from 'zod';

/** From -1 to 1: as little and as much as the style can bear. */
const offset = z.number().min(-1).max(1).default(0);

/**
 * How a child's drawn face differs from the face that its traits draw: coarse numbers of the drawing, not of the photo.
 * They are rounded to tenths, exaggerated and limited to what the style bears, so no face can be told from them; they
 * are no descriptor (rulings, "Photos and names"). 0 leaves the drawing as the traits make it.
 */
export const faceSchema = z.object({
  /** Width against height of the whole head. */
  faceWidth: offset,
  forehead: offset,
  jaw: offset,
  /** Length of the chin. */
  chin: offset,
  /** How low the eyes lie. */
  eyeHeight: offset,
  eyeGap: offset,
  eyeWidth: offset,
  eyeOpening: offset,
  browLift: offset,
  /** Height of the outer end against the inner one. */
  browSlope: offset,
  browArch: offset,
  browDarkness: offset,
  noseWidth: offset,
  noseLength: offset,
  /** Positive turns the tip up. */
  noseTip: offset,
  /** How low the mouth lies. */
  mouthHeight: offset,
  /** How far the corners of the mouth rise. */
  smile: offset,
  /** Volume of the lips; at 0 and below only the line of the mouth is drawn. */
  upperLip: offset,
  lowerLip: offset,
  /** How far a joyful mouth opens. */
  mouthOpening: offset,
});
export type FaceOffsets = z.infer<typeof faceSchema>;

/** No difference from the traits. */
export const USUAL_FACE: FaceOffsets = faceSchema.parse({});

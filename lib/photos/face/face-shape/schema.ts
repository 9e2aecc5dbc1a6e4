import { z } from 'zod';

/**
 * From -1 to 1 in tenths: a tenth is a quarter of a standard deviation among children, 0 the average child of the age.
 */
const tenth = z.number().min(-1).max(1).multipleOf(0.1).default(0);

/**
 * How a child's drawn face differs from the average face of its age: coarse numbers of the drawing, rounded to tenths
 * and limited, from which no photo can be made (rulings, "Photos and names"). Positive is more, wider, lower
 * or longer.
 */
export const faceShapeSchema = z.object({
  /** Width of the whole face against its height. */
  faceWidth: tenth,
  temples: tenth,
  /** Width at the mouth. */
  cheeks: tenth,
  jaw: tenth,
  chinWidth: tenth,
  /** Length of the chin below the lips. */
  chin: tenth,
  /** How low the eyes lie. */
  eyeHeight: tenth,
  eyeGap: tenth,
  eyeWidth: tenth,
  eyeOpening: tenth,
  /** Positive when the outer corner is higher. */
  eyeTilt: tenth,
  /** Where the upper lid is highest: positive towards the outer corner. */
  lidPeak: tenth,
  /** How round the lower lid is. */
  lowerLid: tenth,
  /** Depth of the crease of the upper lid: -1 for a smooth lid without one. */
  lidFold: tenth,
  /** How high the brows lie above the eyes. */
  browLift: tenth,
  /** Positive when the outer end is higher. */
  browSlope: tenth,
  browArch: tenth,
  browGap: tenth,
  browThickness: tenth,
  browDarkness: tenth,
  noseWidth: tenth,
  noseLength: tenth,
  /** Positive turns the tip up. */
  noseTip: tenth,
  /** Width of the ball of the nose against its wings. */
  noseBall: tenth,
  /** How low the mouth lies. */
  mouthHeight: tenth,
  mouthWidth: tenth,
  upperLip: tenth,
  lowerLip: tenth,
  /** Depth of the bow of the upper lip. */
  lipBow: tenth,
  /** How far the corners of the mouth rise: the mood of the photo. */
  smile: tenth,
  /** How far the lips are apart: the mood of the photo. */
  mouthOpening: tenth,
  /** How much of the teeth is seen; -1 for none. */
  teeth: tenth,
  /** How far the ears stand out. */
  ears: tenth,
});
export type FaceShape = z.infer<typeof faceShapeSchema>;
export type FaceShapeName = keyof FaceShape;

export const FACE_SHAPE_NAMES = Object.keys(faceShapeSchema.shape) as readonly FaceShapeName[];

/** The average child's face. */
export const AVERAGE_FACE: FaceShape = faceShapeSchema.parse({});

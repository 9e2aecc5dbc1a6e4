import { z } from 'zod';
import { faceShapeSchema, hairShapeSchema } from '@/lib/photos';
import { faceSchema } from './face-schema';
import { familySchema } from './family';
import { hex } from './hex';
import { BROW_SHAPES, EYE_SHAPES, GLASSES, HAIR_STYLES, HEADWEAR, NOSES } from './trait-values';

/**
 * A child's features as parameters: everything the illustrator needs to draw the same character on every page. The
 * parent approves it once; it is the immutable input of every picture of a book.
 */
export const childSchema = z.object({
  age: z.number().int().min(1).max(10),
  gender: z.enum(['boy', 'girl']),
  skin: hex,
  hairColor: hex,
  hairStyle: z.enum(HAIR_STYLES),
  /** The child's own hair as the photo shows it, in place of the style; a parent who chooses a style removes it. */
  hairShape: hairShapeSchema.optional(),
  eyeColor: hex,
  eyeShape: z.enum(EYE_SHAPES).default('round'),
  browShape: z.enum(BROW_SHAPES).default('soft'),
  /** 1 is the usual size. */
  earSize: z.number().min(0.75).max(1.35).default(1),
  nose: z.enum(NOSES).default('button'),
  /** 0 narrow to 1 round. */
  cheeks: z.number().min(0).max(1).default(0.5),
  /** Radians; positive lifts the outer corners. */
  eyeTilt: z.number().min(-0.2).max(0.2).default(0),
  /** 1 is the average of the style. */
  eyeSize: z.number().min(0.8).max(1.2).default(1),
  browWeight: z.number().min(0.6).max(1.6).default(1),
  mouthWidth: z.number().min(0.8).max(1.25).default(1),
  freckles: z.boolean().default(false),
  dimples: z.boolean().default(false),
  gapTooth: z.boolean().default(false),
  glasses: z.enum(GLASSES).default('none'),
  glassesColor: hex.default('#33507a'),
  headwear: z.enum(HEADWEAR).default('none'),
  headwearColor: hex.default('#3d64a8'),
  hearingAid: z.boolean().default(false),
  wheelchair: z.boolean().default(false),
  /** What the photo adds to the traits of the face; a trait that the parent chooses replaces its numbers. */
  face: faceSchema.optional(),
  /** The child's own face as the second edition draws it; heroes of before have none and keep their drawing. */
  faceShape: faceShapeSchema.optional(),
});
/** A child without the people around it. */
export type Child = z.infer<typeof childSchema>;

export const characterSchema = childSchema.extend({
  /** The child's own people and pets, as far as the parent told how they look. */
  family: familySchema.optional(),
  /** The second hero of a story that is told of two or three, and the third one. */
  second: childSchema.optional(),
  third: childSchema.optional(),
});
export type Character = z.infer<typeof characterSchema>;

import { z } from 'zod';
import { BALDNESS, BEARDS, DOG_EARS, type FamilyRole } from './family-roles';
import { hex } from './hex';
import { GLASSES, HAIR_STYLES, HEADWEAR } from './trait-values';

/**
 * How a relative looks, in tones and small pictures that the parent chooses; the device can choose some of them from a
 * grown-up's photo (`relativeFromReading`). What is not chosen follows the hero, whom relatives resemble.
 */
export const relativeSchema = z
  .object({
    gender: z.enum(['boy', 'girl']),
    skin: hex,
    hairColor: hex,
    hairStyle: z.enum(HAIR_STYLES),
    eyeColor: hex,
    glasses: z.enum(GLASSES),
    headwear: z.enum(HEADWEAR),
    beard: z.enum(BEARDS),
    baldness: z.enum(BALDNESS),
  })
  .partial();
export type Relative = z.infer<typeof relativeSchema>;

/** How a pet looks: its fur, and the colour of muzzle, chest and paws where they have another. */
const petSchema = z.object({ fur: hex, marks: hex.optional() });
const dogSchema = petSchema.extend({ ears: z.enum(DOG_EARS).optional() });
export type Pet = z.infer<typeof dogSchema>;

export const familySchema = z
  .object({
    mother: relativeSchema,
    father: relativeSchema,
    grandmother: relativeSchema,
    grandfather: relativeSchema,
    brother: relativeSchema,
    sister: relativeSchema,
    baby: relativeSchema,
    dog: dogSchema,
    cat: petSchema,
  } satisfies Record<FamilyRole, unknown>)
  .partial();
export type Family = z.infer<typeof familySchema>;

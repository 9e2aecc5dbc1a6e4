import { z } from 'zod';
import { GLASSES, HAIR_STYLES, HEADWEAR, hex } from './trait-values';

/** People of a family whom stories know, and their pets. */
export const RELATIVES = ['mother', 'father', 'grandmother', 'grandfather', 'brother', 'sister', 'baby'] as const;
export type RelativeRole = (typeof RELATIVES)[number];
export const PETS = ['dog', 'cat'] as const;
export type PetRole = (typeof PETS)[number];
export const FAMILY_ROLES = [...RELATIVES, ...PETS] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];

export const BEARDS = ['none', 'short', 'full', 'moustache'] as const;

/**
 * How a relative looks, chosen by the parent from tones and small pictures: nothing of it comes from a photo. What is
 * not chosen follows the hero, whom relatives resemble.
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
  })
  .partial();
export type Relative = z.infer<typeof relativeSchema>;

/** How a pet looks: its fur, and the colour of muzzle, chest and paws where they have another. */
export const petSchema = z.object({ fur: hex, marks: hex.optional() });
export type Pet = z.infer<typeof petSchema>;

export const familySchema = z
  .object({
    mother: relativeSchema,
    father: relativeSchema,
    grandmother: relativeSchema,
    grandfather: relativeSchema,
    brother: relativeSchema,
    sister: relativeSchema,
    baby: relativeSchema,
    dog: petSchema,
    cat: petSchema,
  } satisfies Record<FamilyRole, unknown>)
  .partial();
export type Family = z.infer<typeof familySchema>;

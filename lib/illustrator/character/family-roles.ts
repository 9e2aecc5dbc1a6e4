/** People of a family whom stories know, and their pets. */
export const RELATIVES = ['mother', 'father', 'grandmother', 'grandfather', 'brother', 'sister', 'baby'] as const;
export type RelativeRole = (typeof RELATIVES)[number];
export const PETS = ['dog', 'cat'] as const;
export type PetRole = (typeof PETS)[number];
export const FAMILY_ROLES = [...RELATIVES, ...PETS] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];

export const BEARDS = ['none', 'short', 'full', 'moustache'] as const;
/** How much hair a grown-up has lost. */
export const BALDNESS = ['none', 'top', 'whole'] as const;
/** How a dog holds its ears, as its breed does. */
export const DOG_EARS = ['hanging', 'upright', 'folded'] as const;
export type DogEars = (typeof DOG_EARS)[number];

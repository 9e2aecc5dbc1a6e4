import {
  BALDNESS,
  BEARDS,
  type Character,
  DOG_EARS,
  type Family,
  type FamilyRole,
  GLASSES,
  type HairStyle,
  HEADWEAR,
  PETS,
  type Pet,
  type ReadRelative,
  type Relative,
} from '@/lib/illustrator';
import { hairStylesFor } from '../traits/hair-style-order';

export type PetRole = (typeof PETS)[number];
export type PersonRole = Exclude<FamilyRole, PetRole>;

export const isPet = (role: FamilyRole): role is PetRole => PETS.some((pet) => pet === role);

const WOMAN: readonly HairStyle[] = [
  'longWavy',
  'longStraight',
  'longFringe',
  'bob',
  'halfUp',
  'ponytail',
  'bun',
  'pixie',
  'curlyLong',
  'curlyShort',
  'afro',
  'locs',
  'braids',
];
const MAN: readonly HairStyle[] = [
  'short',
  'sideFringe',
  'tousled',
  'curlyShort',
  'coilyShort',
  'afro',
  'locs',
  'shaved',
];
/** A photo shows hair and not gender: everybody can have every style, the likelier ones first. */
const likelierFirst = (likely: readonly HairStyle[]): readonly HairStyle[] => [
  ...new Set([...likely, ...WOMAN, ...MAN]),
];
const BABY: readonly HairStyle[] = ['wisps', 'short', 'tousled', 'curlyShort', 'coilyShort', 'puffs', 'shaved'];

/** Hair styles to choose from, the likelier ones first. */
export const HAIR_STYLES_BY_ROLE: Readonly<Record<PersonRole, readonly HairStyle[]>> = {
  mother: likelierFirst(WOMAN),
  father: likelierFirst(MAN),
  grandmother: likelierFirst(['bun', 'bob', 'pixie', 'curlyShort']),
  grandfather: likelierFirst(MAN),
  brother: hairStylesFor('boy'),
  sister: hairStylesFor('girl'),
  baby: BABY,
};

/** Traits that are chosen from small pictures or words, by role; nobody gets a head covering unless the parent chooses it. */
export const OPTIONS = { glasses: GLASSES, headwear: HEADWEAR, beard: BEARDS, ears: DOG_EARS } as const;

const GROWN_UPS = ['mother', 'father', 'grandmother', 'grandfather'] as const satisfies readonly FamilyRole[];
export type GrownUpRole = (typeof GROWN_UPS)[number];

/** A grown-up's face is their own: a photo is read only with their leave, and says no more than could be chosen. */
export const isGrownUp = (role: FamilyRole): role is GrownUpRole => GROWN_UPS.some((grownUp) => grownUp === role);

export const isWoman = (role: GrownUpRole): boolean => role === 'mother' || role === 'grandmother';

/** How much hair somebody can have lost; nothing to choose for a child. */
export function listBaldness(role: PersonRole): readonly (typeof BALDNESS)[number][] {
  if (!isGrownUp(role)) return [];
  return hasTrait(role, 'beard') ? BALDNESS : BALDNESS.filter((baldness) => baldness !== 'top');
}

/** Whether a trait can be chosen for somebody. */
export function hasTrait(role: PersonRole, trait: 'beard' | 'gender' | 'glasses' | 'headwear'): boolean {
  if (trait === 'beard') return role === 'father' || role === 'grandfather';
  if (trait === 'gender') return role === 'baby';
  return role !== 'baby';
}

/** Grey, until the parent says otherwise. */
const ELDER_HAIR = '#9a948d';

/** The tone that is marked before the parent chooses one: relatives resemble the hero. */
export const getTone = (
  { skin, hairColor, eyeColor }: Character,
  role: PersonRole,
  trait: 'skin' | 'hairColor' | 'eyeColor',
): string => {
  const isElder = role === 'grandmother' || role === 'grandfather';
  return { skin, hairColor: isElder ? ELDER_HAIR : hairColor, eyeColor }[trait];
};

/** Colours of dogs and cats. */
export const FURS = [
  { name: 'black', hex: '#2b2426' },
  { name: 'chocolate', hex: '#5b3a2a' },
  { name: 'brown', hex: '#9a6238' },
  { name: 'golden', hex: '#d8934e' },
  { name: 'ginger', hex: '#d9793a' },
  { name: 'cream', hex: '#ecd3a8' },
  { name: 'white', hex: '#f3efe8' },
  { name: 'gray', hex: '#8d8a98' },
] as const;

const CREAM = '#ecd3a8';
/** How a pet looks before the parent chooses. */
const USUAL: Readonly<Record<PetRole, Pet>> = {
  dog: { fur: '#d8934e', marks: CREAM },
  cat: { fur: '#8d8a98', marks: CREAM },
};

export const getPet = (family: Family | undefined, role: PetRole): Pet => family?.[role] ?? USUAL[role];

/** The family after a change of how one of them looks. */
export const describeMember = (family: Family | undefined, role: FamilyRole, looks: Relative | Pet): Family => ({
  ...family,
  [role]: isPet(role) ? looks : { ...family?.[role], ...looks },
});

/** The family after a photo: what it left in doubt stays as it was, and so does a bald head that the parent chose. */
export function applyReading(family: Family | undefined, role: GrownUpRole, { looks }: ReadRelative): Family {
  const { hairStyle: _, ...withoutStyle } = looks;
  const isBald = (family?.[role]?.baldness ?? 'none') !== 'none';
  return describeMember(family, role, isBald ? withoutStyle : looks);
}

/** The family once one of them looks as the story draws them again; none once that is everybody. */
export function removeMember(family: Family | undefined, role: FamilyRole): Family | undefined {
  const { [role]: _, ...rest } = family ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
}

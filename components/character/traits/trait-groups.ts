import type { Character } from '@/lib/illustrator';

/** Features that a parent can correct, by group. `marks` are the yes-or-no features. */
const TRAIT_GROUPS = {
  hair: ['hairStyle', 'hairColor'],
  skin: ['skin'],
  eyes: ['eyeColor', 'eyeShape', 'eyeSize', 'eyeTilt'],
  face: ['browShape', 'browWeight', 'nose', 'cheeks', 'mouthWidth', 'earSize'],
  extras: ['glasses', 'glassesColor', 'headwear', 'headwearColor', 'marks'],
} as const;
type TraitGroups = typeof TRAIT_GROUPS;
export type TraitName = TraitGroups[keyof TraitGroups][number];
export type GroupName = 'check' | keyof TraitGroups;

export const BOOLEAN_TRAITS = ['freckles', 'dimples', 'gapTooth', 'hearingAid', 'wheelchair'] as const;

const TRAITS: readonly TraitName[] = Object.values(TRAIT_GROUPS).flat();

/** Groups to show. Features that the photo did not show clearly come first in a group of their own. */
export function groupsFor(unsure: readonly string[]): ReadonlyMap<GroupName, readonly TraitName[]> {
  const check = TRAITS.filter((trait) => unsure.includes(trait));
  const rest = Object.entries(TRAIT_GROUPS) as [keyof TraitGroups, readonly TraitName[]][];
  return new Map<GroupName, readonly TraitName[]>([...(check.length ? [['check', check] as const] : []), ...rest]);
}

/** Whether the trait applies: a colour only if there is something to colour. */
export function isApplicable(trait: TraitName, { glasses, headwear }: Character): boolean {
  if (trait === 'glassesColor') return glasses !== 'none';
  return trait !== 'headwearColor' || headwear !== 'none';
}

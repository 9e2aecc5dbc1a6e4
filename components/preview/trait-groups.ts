import type { Character } from '@/lib/illustrator';

/** Features of the hero that a parent can correct, in the groups of the passport. `marks` are the yes-or-no ones. */
const GROUPED = {
  hair: ['hairStyle', 'hairColor'],
  skin: ['skin'],
  eyes: ['eyeColor', 'eyeShape', 'eyeSize', 'eyeTilt'],
  face: ['browShape', 'browWeight', 'nose', 'cheeks', 'mouthWidth', 'earSize'],
  extras: ['glasses', 'glassesColor', 'headwear', 'headwearColor', 'marks'],
} as const;
type Grouped = typeof GROUPED;
export type TraitName = Grouped[keyof Grouped][number];
export type GroupName = 'check' | keyof Grouped;

export const MARKS = ['freckles', 'dimples', 'gapTooth', 'hearingAid', 'wheelchair'] as const;

const TRAITS: readonly TraitName[] = Object.values(GROUPED).flat();

/** The groups to show; what the photo did not tell well comes first, under a heading of its own. */
export function groupsFor(unsure: readonly string[]): ReadonlyMap<GroupName, readonly TraitName[]> {
  const check = TRAITS.filter((trait) => unsure.includes(trait));
  const rest = Object.entries(GROUPED) as [keyof Grouped, readonly TraitName[]][];
  return new Map<GroupName, readonly TraitName[]>([...(check.length ? [['check', check] as const] : []), ...rest]);
}

/** A colour is asked for where there is something to colour. */
export function isAsked(trait: TraitName, { glasses, headwear }: Character): boolean {
  if (trait === 'glassesColor') return glasses !== 'none';
  return trait !== 'headwearColor' || headwear !== 'none';
}

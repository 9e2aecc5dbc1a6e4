import type { Character } from '../../character/character';

/** A choice that stays with the child: the same every time, another for another child. */
export function selectForCharacter<T>({ skin, hairColor, age, gender }: Character, choices: readonly T[]): T {
  let hash = gender === 'girl' ? 7 : 3;
  for (const letter of skin + hairColor) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return choices[(hash + age) % choices.length] as T;
}

const VOLUMINOUS = new Set([
  'afro',
  'puffs',
  'braids',
  'spaceBuns',
  'ponytail',
  'sidePonytail',
  'locs',
  'curlyLong',
  'bun',
]);

/** Hair that stands further from the middle of the head than this (head units) fits under no hood. */
const WIDEST_UNDER_HOOD = 74;

const isVoluminous = ({ hairStyle, hairShape }: Character): boolean =>
  hairShape ? Math.max(...hairShape.radii) > WIDEST_UNDER_HOOD : VOLUMINOUS.has(hairStyle);

/** Whether the hair goes under a hood. */
export const fitsHood = (character: Character): boolean =>
  character.headwear !== 'hijab' && character.headwear !== 'kippah' && !isVoluminous(character);

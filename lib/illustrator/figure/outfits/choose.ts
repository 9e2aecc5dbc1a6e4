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

/** Whether the hair goes under a hood. */
export const fitsHood = ({ hairStyle, headwear }: Character): boolean =>
  headwear !== 'hijab' && headwear !== 'kippah' && !VOLUMINOUS.has(hairStyle);

import { type Character, characterSchema, type HairStyle } from './character';
import type { CharacterGuess, ChildFacts } from './character-from-photo';

const BABY_AGE = 1;

function hairStyle({ age, gender }: ChildFacts): HairStyle {
  if (age <= BABY_AGE) return 'wisps';
  return gender === 'girl' ? 'bob' : 'tousled';
}

/** What makes a child that child: without a photo all of it is for the parent to say. */
const MAIN_TRAITS: readonly (keyof Character)[] = ['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses'];

/** A child to begin with where there is no photo; the middle of each palette, nothing taken for granted. */
export function defaultCharacter(child: ChildFacts): CharacterGuess {
  const character = characterSchema.parse({
    ...child,
    skin: '#e0a678',
    hairColor: '#5d3d26',
    eyeColor: '#6a4526',
    hairStyle: hairStyle(child),
  });
  return { character, unsure: MAIN_TRAITS };
}

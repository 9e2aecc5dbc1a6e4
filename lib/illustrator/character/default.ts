import { AVERAGE_FACE } from '@/lib/photos';
import { type Character, characterSchema } from './character';
import type { CharacterGuess, ChildTraits } from './from-photo/character';
import type { HairStyle } from './trait-values';

const BABY_AGE = 1;

function hairStyle({ age, gender }: ChildTraits): HairStyle {
  if (age <= BABY_AGE) return 'wisps';
  return gender === 'girl' ? 'bob' : 'tousled';
}

/** Features that make a child recognizable; without a photo the parent has to set all of them. */
const MAIN_TRAITS: readonly (keyof Character)[] = ['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses'];

/** Initial character without a photo: the middle of each palette. */
export function defaultCharacter(child: ChildTraits): CharacterGuess {
  const character = characterSchema.parse({
    ...child,
    skin: '#e0a678',
    hairColor: '#5d3d26',
    eyeColor: '#6a4526',
    hairStyle: hairStyle(child),
    faceShape: AVERAGE_FACE,
  });
  return { character, unsure: MAIN_TRAITS };
}

import { characterSchema } from '@/lib/illustrator';

/** The hero of the tests of illustrators. */
export const HERO = characterSchema.parse({
  age: 5,
  gender: 'boy',
  skin: '#c68e65',
  hairColor: '#33241d',
  hairStyle: 'tousled',
  eyeColor: '#6a4226',
});

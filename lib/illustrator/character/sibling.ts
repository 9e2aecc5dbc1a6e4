import { AVERAGE_FACE } from '@/lib/photos';
import { type Character, type Child, characterSchema } from './character';
import type { HairStyle } from './trait-values';

/** Hair of an added hero by gender: the first style that no other hero has, so that those who look alike differ. */
const STYLES: Readonly<Record<Child['gender'], readonly [HairStyle, HairStyle, HairStyle]>> = {
  boy: ['short', 'tousled', 'sideFringe'],
  girl: ['ponytail', 'bob', 'braids'],
};
const BABY_AGE = 1;

/** An added hero before the parent chose anything: the first one's colours, and a face and hair of its own. */
export function siblingOf(
  hero: Character,
  { age, gender }: Pick<Child, 'age' | 'gender'>,
  others: readonly Child[] = [],
): Child {
  const { skin, hairColor, eyeColor } = hero;
  const [usual, ...more] = STYLES[gender];
  const taken = [hero, ...others].flatMap(({ hairShape, hairStyle }) => (hairShape ? [] : [hairStyle]));
  const style = [usual, ...more].find((one) => !taken.includes(one)) ?? usual;
  const {
    family: _family,
    second: _second,
    third: _third,
    ...child
  } = characterSchema.parse({
    age,
    gender,
    skin,
    hairColor,
    eyeColor,
    hairStyle: age <= BABY_AGE ? 'wisps' : style,
    faceShape: AVERAGE_FACE,
  });
  return child;
}

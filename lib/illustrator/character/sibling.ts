import { AVERAGE_FACE } from '@/lib/photos';
import { type Character, type Child, characterSchema } from './character';
import type { HairStyle } from './trait-values';

/** Hair of a second hero by gender: the first style that the hero does not have, so that two who look alike differ. */
const STYLES: Readonly<Record<Child['gender'], readonly [HairStyle, HairStyle]>> = {
  boy: ['short', 'tousled'],
  girl: ['ponytail', 'bob'],
};
const BABY_AGE = 1;

/** A second hero before the parent chose anything: the first one's colours, and a face and hair of its own. */
export function siblingOf(
  { skin, hairColor, eyeColor, hairStyle, hairShape }: Character,
  { age, gender }: Pick<Child, 'age' | 'gender'>,
): Child {
  const [usual, other] = STYLES[gender];
  const style = !hairShape && hairStyle === usual ? other : usual;
  const {
    family: _family,
    second: _second,
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

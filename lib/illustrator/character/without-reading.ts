import { AVERAGE_FACE } from '@/lib/photos';
import { type Child, childSchema } from './character';

/** What a parent could have chosen without a photo. */
const chosenSchema = childSchema.pick({
  age: true,
  gender: true,
  skin: true,
  hairColor: true,
  hairStyle: true,
  eyeColor: true,
  freckles: true,
  dimples: true,
  gapTooth: true,
  glasses: true,
  glassesColor: true,
  headwear: true,
  headwearColor: true,
  hearingAid: true,
  wheelchair: true,
});

/** A child without what only a photo can tell: an average face, and hair of the style from the list. */
export const withoutReading = (child: Child): Child =>
  childSchema.parse({ ...chosenSchema.parse(child), faceShape: AVERAGE_FACE });

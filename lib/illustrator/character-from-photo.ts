import type { FaceReading, Trait } from '@/lib/photos';
import { type Character, characterSchema } from './character';
import { shapesOf } from './character-from-photo-face';
import { hairStyleConfidence, hairStyleOf } from './character-from-photo-hair';
import { EYE_TONES, HAIR_TONES, nearestTone, SKIN_TONES } from './character-tones';
import { mix } from './paint/color';

/** What the parent told about the child. */
export type ChildFacts = Pick<Character, 'age' | 'gender'>;
export type CharacterGuess = {
  readonly character: Character;
  /** Features the parent should look at, because the photo does not show them well; the least sure first. */
  readonly unsure: readonly (keyof Character)[];
};

/** Readings less sure than this are asked about. */
const SURE = 0.6;
/** Cloth of a colour that no hair has is drawn as a scarf at once; anything less sure is only asked about. */
const SURE_SCARF = 0.6;
/** How much of the photo's own colour stays beside the palette's: enough for likeness, free of the photo's light. */
const OWN_SKIN = 0.45;
const OWN_HAIR = 0.5;
const OWN_EYES = 0.5;

/** The skin to paint with: the photo's, drawn towards the nearest tone of the palette. */
export const skinFromReading = ({ skin }: FaceReading): string =>
  mix(nearestTone(skin.value, SKIN_TONES, 0.7), skin.value, OWN_SKIN);

/** A small piece of cloth is a kippah on a boy and a headband on a girl, until the parent says otherwise. */
function headwearOf({ headwear }: FaceReading, { gender }: ChildFacts): Character['headwear'] {
  if (headwear.value === 'scarf') return gender === 'girl' && headwear.confidence >= SURE_SCARF ? 'hijab' : 'none';
  if (headwear.value === 'band') return gender === 'boy' ? 'kippah' : 'headband';
  return 'none';
}

/**
 * First guess at the child's features from the reading of the photo; the parent corrects it. What cannot be read
 * from one photo (freckles, dimples, teeth, ears) keeps its default.
 */
export function characterFromReading(reading: FaceReading, child: ChildFacts): CharacterGuess {
  const wearsGlasses = reading.glasses.value && reading.glasses.confidence >= SURE / 2;
  const headwear = headwearOf(reading, child);
  const character = characterSchema.parse({
    ...child,
    ...shapesOf(reading),
    skin: skinFromReading(reading),
    hairColor: mix(nearestTone(reading.hairColor.value, HAIR_TONES, 0.9), reading.hairColor.value, OWN_HAIR),
    eyeColor: mix(nearestTone(reading.eyeColor.value, EYE_TONES, 0.35), reading.eyeColor.value, OWN_EYES),
    hairStyle: hairStyleOf(reading, child),
    glasses: wearsGlasses ? 'round' : 'none',
    ...(wearsGlasses && { glassesColor: reading.glassesColor.value }),
    headwear,
    ...(headwear !== 'none' && { headwearColor: reading.headwearColor.value }),
  });
  const doubts: readonly (readonly [keyof Character, Pick<Trait<unknown>, 'confidence'>])[] = [
    ['skin', reading.skin],
    ['hairColor', reading.hairColor],
    ['hairStyle', { confidence: hairStyleConfidence(reading) }],
    ['eyeColor', reading.eyeColor],
    ['glasses', reading.glasses],
    ['headwear', reading.headwear],
  ];
  const unsure = doubts.filter(([, { confidence }]) => confidence < SURE);
  return { character, unsure: unsure.sort(([, a], [, b]) => a.confidence - b.confidence).map(([feature]) => feature) };
}

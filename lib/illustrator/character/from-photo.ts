import type { FaceReading, Trait } from '@/lib/photos';
import { mix } from '../paint/color';
import { type Character, characterSchema } from './character';
import { faceShapesFromReading } from './from-photo-face';
import { hairShapeFromReading, hairStyleConfidence, hairStyleFromReading, ownHairConfidence } from './from-photo-hair';
import { EYE_TONES, HAIR_TONES, nearestTone, SKIN_TONES } from './tones';

/** What the parent entered about the child. */
export type ChildTraits = Pick<Character, 'age' | 'gender'>;
export type CharacterGuess = {
  readonly character: Character;
  /** Features that the photo does not show well, the least certain first; the parent should check them. */
  readonly unsure: readonly (keyof Character)[];
};

/** Readings below this confidence are marked as uncertain. */
export const MIN_CONFIDENCE = 0.6;
/** We draw a scarf only if the cloth has a colour that no hair has; otherwise we mark it as uncertain. */
const MIN_SCARF_CONFIDENCE = 0.6;
/** Weight of the photo's own colour against the palette's: enough for likeness, without the photo's light. */
const OWN_SKIN = 0.45;
const OWN_HAIR = 0.5;
const OWN_EYES = 0.5;

/** Skin colour for painting: the photo's, moved towards the nearest tone of the palette. */
export const skinFromReading = ({ skin }: FaceReading): string =>
  mix(nearestTone(skin.value, SKIN_TONES, 0.7), skin.value, OWN_SKIN);

/** A small piece of cloth becomes a kippah on a boy and a headband on a girl until the parent corrects it. */
function headwearFromReading({ headwear }: FaceReading, { gender }: ChildTraits): Character['headwear'] {
  if (headwear.value === 'scarf')
    return gender === 'girl' && headwear.confidence >= MIN_SCARF_CONFIDENCE ? 'hijab' : 'none';
  if (headwear.value === 'band') return gender === 'boy' ? 'kippah' : 'headband';
  return 'none';
}

/**
 * First guess at the child's features from the reading of the photo; the parent corrects it. Features that one photo
 * does not show (freckles, dimples, teeth, ears) keep their defaults.
 */
export function characterFromReading(reading: FaceReading, child: ChildTraits): CharacterGuess {
  const wearsGlasses = reading.glasses.value && reading.glasses.confidence >= MIN_CONFIDENCE / 2;
  const headwear = headwearFromReading(reading, child);
  const hairShape = hairShapeFromReading(reading);
  const character = characterSchema.parse({
    ...child,
    ...faceShapesFromReading(reading, child.age),
    skin: skinFromReading(reading),
    hairColor: mix(nearestTone(reading.hairColor.value, HAIR_TONES, 0.9), reading.hairColor.value, OWN_HAIR),
    eyeColor: mix(nearestTone(reading.eyeColor.value, EYE_TONES, 0.35), reading.eyeColor.value, OWN_EYES),
    hairStyle: hairStyleFromReading(reading, child),
    ...(hairShape && { hairShape }),
    glasses: wearsGlasses ? 'round' : 'none',
    ...(wearsGlasses && { glassesColor: reading.glassesColor.value }),
    headwear,
    ...(headwear !== 'none' && { headwearColor: reading.headwearColor.value }),
  });
  const hairConfidence = hairShape ? ownHairConfidence(reading) : hairStyleConfidence(reading);
  const doubts: readonly (readonly [keyof Character, Pick<Trait<unknown>, 'confidence'>])[] = [
    ['skin', reading.skin],
    ['hairColor', reading.hairColor],
    ['hairStyle', { confidence: hairConfidence }],
    ['eyeColor', reading.eyeColor],
    ['glasses', reading.glasses],
    ['headwear', reading.headwear],
  ];
  const unsure = doubts.filter(([, { confidence }]) => confidence < MIN_CONFIDENCE);
  return { character, unsure: unsure.sort(([, a], [, b]) => a.confidence - b.confidence).map(([feature]) => feature) };
}

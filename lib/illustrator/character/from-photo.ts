import type { FaceReading, Trait } from '@/lib/photos';
import { hexToRgb, labToRgb, mix, rgbToHex, rgbToLab } from '../paint/color';
import { type Character, characterSchema } from './character';
import { faceShapesFromReading } from './from-photo-face';
import { hairShapeFromReading, hairStyleConfidence, hairStyleFromReading } from './from-photo-hair';
import { EYE_TONES, HAIR_TONES, nearestTone, TONES } from './tones';

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
/** Hues of skin in OKLab radians, red to yellow, and chroma over lightness for skin under coloured light. */
const SKIN_HUES = [0.3, 1.4] as const;
const MAX_TINTED_SATURATION = 0.1;
/** Least chroma over lightness: skin of middle lightness is never grey; very fair skin has little colour. */
const MIN_SATURATION = { dark: 0.105, fair: 0.03 } as const;
const DARK_TO_FAIR = [0.68, 0.9] as const;
/** Weight of the photo's own colour against the palette's: enough for likeness, without the photo's light. */
const OWN_HAIR = 0.8;
/** Hues of hair in OKLab radians, red to golden; black below this lightness; chroma as in the palette of hair tones. */
const HAIR_HUES = [0.6, 1.4] as const;
const BLACK_HAIR = 0.22;
const HAIR_CHROMA_RATE = 0.19;
const MAX_HAIR_CHROMA = 0.085;
const GREY_HAIR = TONES.hairColor.find(({ name }) => name === 'grey')?.hex;
const CHILD_HAIR_TONES = HAIR_TONES.filter((hex) => hex !== GREY_HAIR);
const OWN_EYES = 0.5;

/**
 * Skin colour for painting: its lightness is as read. A palette would move it, and has moved dark skin towards light.
 * Only what no skin has gives way: a hue of coloured light, and the grey of a dim photo.
 */
export function skinFromReading({ skin }: FaceReading): string {
  const [light, a, b] = rgbToLab(hexToRgb(skin.value));
  const hue = Math.atan2(b, a);
  const warmth = Math.hypot(a, b) / light;
  const least = MIN_SATURATION.dark + (MIN_SATURATION.fair - MIN_SATURATION.dark) * toShare(light, DARK_TO_FAIR);
  if (hue > SKIN_HUES[0] && hue < SKIN_HUES[1]) {
    const chroma = Math.max(warmth, least) * light;
    return rgbToHex(labToRgb([light, Math.cos(hue) * chroma, Math.sin(hue) * chroma]));
  }
  const nearest = Math.abs(hue - SKIN_HUES[0]) < Math.abs(hue - SKIN_HUES[1]) ? SKIN_HUES[0] : SKIN_HUES[1];
  const chroma = Math.max(least, Math.min(warmth, MAX_TINTED_SATURATION)) * light;
  return rgbToHex(labToRgb([light, Math.cos(nearest) * chroma, Math.sin(nearest) * chroma]));
}

/** Where `value` lies between two bounds, 0 to 1. */
const toShare = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/**
 * Hair colour for painting. Shade and cool light take the colour out of a photo's hair, but no child's hair is grey or
 * blue: the lighter it is, the more of its warm colour comes back. Its lightness stays as read.
 */
function hairColorFromReading({ hairColor }: FaceReading): string {
  const mixed = mix(nearestTone(hairColor.value, CHILD_HAIR_TONES, 0.9), hairColor.value, OWN_HAIR);
  const [light, a, b] = rgbToLab(hexToRgb(mixed));
  const chroma = Math.max(Math.hypot(a, b), Math.min(MAX_HAIR_CHROMA, (light - BLACK_HAIR) * HAIR_CHROMA_RATE));
  const hue = Math.min(HAIR_HUES[1], Math.max(HAIR_HUES[0], Math.atan2(b, a)));
  return rgbToHex(labToRgb([light, Math.cos(hue) * chroma, Math.sin(hue) * chroma]));
}

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
  const wearsGlasses = reading.glasses.value && reading.glasses.confidence >= MIN_CONFIDENCE;
  const headwear = headwearFromReading(reading, child);
  const hairShape = hairShapeFromReading(reading);
  const character = characterSchema.parse({
    ...child,
    ...faceShapesFromReading(reading, child.age),
    skin: skinFromReading(reading),
    hairColor: hairColorFromReading(reading),
    eyeColor: mix(nearestTone(reading.eyeColor.value, EYE_TONES, 0.35), reading.eyeColor.value, OWN_EYES),
    hairStyle: hairStyleFromReading(reading, child),
    ...(hairShape && { hairShape }),
    glasses: wearsGlasses ? 'round' : 'none',
    ...(wearsGlasses && { glassesColor: reading.glassesColor.value }),
    headwear,
    ...(headwear !== 'none' && { headwearColor: reading.headwearColor.value }),
  });
  const doubts: readonly (readonly [keyof Character, Pick<Trait<unknown>, 'confidence'>])[] = [
    ['skin', reading.skin],
    ['hairColor', reading.hairColor],
    ['hairStyle', { confidence: hairStyleConfidence(reading, child, hairShape !== null) }],
    ['eyeColor', reading.eyeColor],
    ['glasses', reading.glasses],
    ['headwear', reading.headwear],
  ];
  const unsure = doubts.filter(([, { confidence }]) => confidence < MIN_CONFIDENCE);
  return { character, unsure: unsure.sort(([, a], [, b]) => a.confidence - b.confidence).map(([feature]) => feature) };
}

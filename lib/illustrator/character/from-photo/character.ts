import type { FaceReading, Trait } from '@/lib/photos';
import { hexToRgb, labToRgb, mix, rgbToHex, rgbToLab } from '../../paint/color';
import { clamp } from '../../paint/geometry';
import { type Character, characterSchema } from '../character';
import { HAIR_TONES, nearestTone, TONES } from '../tones';
import { eyeColorFromReading } from './eyes';
import { faceShapesFromReading } from './face';
import { hairShapeFromReading, hairStyleConfidence, hairStyleFromReading } from './hair';
import { faceShapeFromReading } from './shape';
import { skinFromReading } from './skin';

/** What the parent entered about the child. */
export type ChildTraits = Pick<Character, 'age' | 'gender'>;
export type CharacterGuess = {
  readonly character: Character;
  /** Features that the photo does not show well, the least certain first; the parent should check them. */
  readonly unsure: readonly (keyof Character)[];
};

/**
 * Readings below this calibrated confidence are marked as uncertain: more than a third of them are wrong. A higher
 * limit asks more than three of ten parents.
 */
export const MIN_CONFIDENCE = 0.62;
/** Skin a little beside the truth is still the child's: it is asked where it is more likely wrong than right. */
export const MIN_SKIN_CONFIDENCE = 0.5;
/** Lids and locks of hair look like rims: less clear glasses are asked, not drawn. */
const MIN_GLASSES_CONFIDENCE = 0.75;
/** We draw a scarf only if the cloth has a colour that no hair has; otherwise we mark it as uncertain. */
const MIN_SCARF_CONFIDENCE = 0.6;
/** Weight of the photo's own colour against the palette's: enough for likeness, without the photo's light. */
const OWN_HAIR = 0.8;
/** Hues of hair in OKLab radians, red to golden; black below this lightness; chroma as in the palette of hair tones. */
const HAIR_HUES = [0.6, 1.4] as const;
const BLACK_HAIR = 0.2;
const HAIR_CHROMA_RATE = 0.23;
const MAX_HAIR_CHROMA = 0.085;
/** Dark hair is never olive: its yellowest hue, up to which lightness, and over how much more it gives way. */
const DARK_HAIR = { hue: 0.9, to: 0.34, fades: 0.1 } as const;
/** Brown: the hue where the photo shows too little colour to tell, and the chroma from which its own hue counts. */
const USUAL_HAIR_HUE = 0.86;
const SURE_HAIR_CHROMA = 0.03;
const RED_HAIR = { hue: 0.84, chroma: 0.05, light: 0.33, lighter: 0.1, redder: 1.75 } as const;
/** Fair hair is drawn as light as its lit strands, or the drawing's shades turn it to khaki; ash blond has less colour. */
const FAIR_HAIR = { from: 0.5, to: 0.66, lighter: 0.07, hue: 1.3, ash: 0.12 } as const;
const GREY_HAIR = TONES.hairColor.find(({ name }) => name === 'grey')?.hex;
const CHILD_HAIR_TONES = HAIR_TONES.filter((hex) => hex !== GREY_HAIR);

/** Dark hair without any colour (OKLab chroma below this) shines grey; without the sheen it is hardly lighter than this. */
const SHEEN = { chroma: 0.024, dark: 0.25, taken: 0.9 } as const;

/** The lightness of hair without the sky that black hair reflects. */
function withoutSheen(light: number, seen: string): number {
  const [, a, b] = rgbToLab(hexToRgb(seen));
  const grey = clamp(1 - Math.hypot(a, b) / SHEEN.chroma, 0, 1);
  return light - Math.max(0, light - SHEEN.dark) * grey * SHEEN.taken * clamp((FAIR_HAIR.from - light) / 0.1, 0, 1);
}

/**
 * Hair colour for painting. Shade and cool light take the colour out of a photo's hair, but no child's hair is grey or
 * blue: the lighter it is, the more of its warm colour comes back, and its hue counts only as far as it has colour.
 * Red hair shines: it is drawn as light and as red as its lit side. All other lightness stays as read.
 */
function hairColorFromReading({ hairColor, hairLength }: FaceReading): string {
  const mixed = mix(nearestTone(hairColor.value, CHILD_HAIR_TONES, 0.9), hairColor.value, OWN_HAIR);
  const [shown, a, b] = rgbToLab(hexToRgb(mixed));
  const light = withoutSheen(shown, hairColor.value);
  const [own, seenHue] = [Math.hypot(a, b), Math.atan2(b, a)];
  const trust = Math.min(1, own / SURE_HAIR_CHROMA);
  const yellowest =
    DARK_HAIR.hue + (HAIR_HUES[1] - DARK_HAIR.hue) * clamp((light - DARK_HAIR.to) / DARK_HAIR.fades, 0, 1);
  const hue = Math.min(yellowest, Math.max(HAIR_HUES[0], USUAL_HAIR_HUE + (seenHue - USUAL_HAIR_HUE) * trust));
  const isRed = hairLength.value !== 'bald' && own > RED_HAIR.chroma && hue < RED_HAIR.hue && light > RED_HAIR.light;
  const fair = Math.min(1, Math.max(0, (light - FAIR_HAIR.from) / (FAIR_HAIR.to - FAIR_HAIR.from)));
  const least = Math.min(MAX_HAIR_CHROMA, (light - BLACK_HAIR) * HAIR_CHROMA_RATE) * (1 - FAIR_HAIR.ash * fair);
  const chroma = Math.max(own, least);
  const [drawnLight, drawnChroma] = isRed
    ? [light + RED_HAIR.lighter, chroma * RED_HAIR.redder]
    : [light + FAIR_HAIR.lighter * fair, chroma];
  const drawnHue = isRed ? hue : Math.min(FAIR_HAIR.hue, hue);
  return rgbToHex(labToRgb([drawnLight, Math.cos(drawnHue) * drawnChroma, Math.sin(drawnHue) * drawnChroma]));
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
  const wearsGlasses = reading.glasses.value && reading.glasses.confidence >= MIN_GLASSES_CONFIDENCE;
  const headwear = headwearFromReading(reading, child);
  const hairShape = hairShapeFromReading(reading);
  const character = characterSchema.parse({
    ...child,
    ...faceShapesFromReading(reading, child.age),
    faceShape: faceShapeFromReading(reading, child.age),
    skin: skinFromReading(reading),
    hairColor: hairColorFromReading(reading),
    eyeColor: eyeColorFromReading(reading),
    hairStyle: hairStyleFromReading(reading, child),
    ...(hairShape && { hairShape }),
    glasses: wearsGlasses ? 'round' : 'none',
    ...(wearsGlasses && { glassesColor: reading.glassesColor.value }),
    headwear,
    ...(headwear !== 'none' && { headwearColor: reading.headwearColor.value }),
  });
  const doubts: readonly (readonly [keyof Character, Pick<Trait<unknown>, 'confidence'>])[] = [
    ['skin', reading.skin],
    // A shaved head shows hardly any colour.
    ['hairColor', reading.hairLength.value === 'bald' ? { confidence: 1 } : reading.hairColor],
    ['hairStyle', { confidence: hairStyleConfidence(reading, hairShape !== null, child.age) }],
    ['eyeColor', { confidence: Math.min(reading.eyeColor.confidence, reading.lightEyes?.confidence ?? 1) }],
    ['glasses', reading.glasses.value && !wearsGlasses ? { confidence: 0 } : reading.glasses],
    ['headwear', reading.headwear],
  ];
  const unsure = doubts.filter(
    ([feature, { confidence }]) => confidence < (feature === 'skin' ? MIN_SKIN_CONFIDENCE : MIN_CONFIDENCE),
  );
  return { character, unsure: unsure.sort(([, a], [, b]) => a.confidence - b.confidence).map(([feature]) => feature) };
}

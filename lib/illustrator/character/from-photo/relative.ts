import type { FaceReading } from '@/lib/photos';
import { hexToRgb, rgbToLab } from '../../paint/color';
import type { Relative } from '../family';
import { adjustLightness, nearestTone, TONES, type ToneTrait } from '../tones';
import type { HairStyle } from '../trait-values';
import { characterFromReading, MIN_CONFIDENCE } from './character';
import { hairStyleConfidence } from './hair';

/** What a photo can tell of a grown-up; a beard, a bald head and what the head wears are only ever chosen. */
const READ_TRAITS = ['skin', 'hairColor', 'hairStyle', 'eyeColor', 'glasses'] as const;
export type ReadTrait = (typeof READ_TRAITS)[number];

/** What a device read of a grown-up's photo: words that the parent could have chosen too, and nothing else of it. */
export type ReadRelative = {
  readonly looks: Readonly<Pick<Relative, ReadTrait>>;
  /** What the photo does not show clearly: it is left for the parent to choose. */
  readonly unsure: readonly ReadTrait[];
};

/** The oldest whose hair is read; the gender decides only over what the head wears, which no photo does here. */
const GROWN_UP = { age: 10, gender: 'girl' } as const;

/**
 * Grey hair has hardly any colour and is not dark (OKLab). Dark hair without colour shines in the same grey, and ash
 * blond has little colour: between the limits the parent is asked.
 */
const GREY = { chroma: 0.02, light: 0.52 } as const;
const MAYBE_GREY = { chroma: 0.034, light: 0.4 } as const;
/** From this lightness on grey hair is white: the palette's grey at its lightest. */
const WHITE_HAIR = 0.74;

const listTones = (trait: ToneTrait): readonly string[] => TONES[trait].map(({ hex }) => hex);
const GREY_TONE = '#9a948d';
const COLOURED = listTones('hairColor').filter((hex) => hex !== GREY_TONE);

/**
 * Grey, white or the tone nearest to `drawn`, the colour that a child's hair would be drawn in; `null` where grey and
 * another colour cannot be told apart.
 */
function hairToneOf({ hairColor }: FaceReading, drawn: string): string | null {
  const [light, a, b] = rgbToLab(hexToRgb(hairColor.value));
  const chroma = Math.hypot(a, b);
  if (chroma < GREY.chroma && light > GREY.light) return adjustLightness(GREY_TONE, light > WHITE_HAIR ? 1 : 0);
  if (chroma < MAYBE_GREY.chroma && light > MAYBE_GREY.light) return null;
  return nearestTone(drawn, COLOURED, 1);
}

/** Styles that grown-ups are not offered, and the nearest that they are. */
const GROWN_UP_STYLES: Partial<Readonly<Record<HairStyle, HairStyle>>> = { bowlCut: 'sideFringe' };
/** A front view shows gathered hair, but not how a grown-up gathers it. */
const UNTOLD: readonly HairStyle[] = ['puffs', 'spaceBuns', 'braids', 'shaved'];

/**
 * The hairstyle; `null` for hair that is gathered, and for a head without hair: whether it is cropped, shaved or bald is
 * for the family to say. Gender has no part in it.
 */
const tellStyle = (style: HairStyle): HairStyle | null =>
  UNTOLD.includes(style) ? null : (GROWN_UP_STYLES[style] ?? style);

/**
 * The choices that a photo of a grown-up makes for the parent, who corrects them (§10 family). Colours become the nearest
 * tone of the palette, so that nothing is kept which only the photo could tell. Glasses are read, their shape is not: worn
 * ones are left to choose.
 */
export function relativeFromReading(reading: FaceReading): ReadRelative {
  const { skin, hairColor, hairLength, eyeColor, lightEyes, glasses, headwear } = reading;
  const { character } = characterFromReading(reading, GROWN_UP);
  const covered = headwear.value !== 'none';
  const confidences: Readonly<Record<ReadTrait, number>> = {
    skin: skin.confidence,
    hairColor: covered || hairLength.value === 'bald' ? 0 : hairColor.confidence,
    hairStyle: covered ? 0 : hairStyleConfidence(reading, false, GROWN_UP.age),
    eyeColor: Math.min(eyeColor.confidence, lightEyes?.confidence ?? 1),
    glasses: glasses.value ? 0 : glasses.confidence,
  };
  const told: Readonly<{ [Trait in ReadTrait]: Relative[Trait] | null }> = {
    skin: nearestTone(character.skin, listTones('skin'), 1),
    hairColor: hairToneOf(reading, character.hairColor),
    hairStyle: tellStyle(character.hairStyle),
    eyeColor: nearestTone(character.eyeColor, listTones('eyeColor'), 1),
    glasses: 'none',
  };
  const isSure = (trait: ReadTrait) => confidences[trait] >= MIN_CONFIDENCE && told[trait] !== null;
  const sure = READ_TRAITS.filter(isSure).map((trait) => [trait, told[trait]]);
  return { looks: Object.fromEntries(sure), unsure: READ_TRAITS.filter((trait) => !isSure(trait)) };
}

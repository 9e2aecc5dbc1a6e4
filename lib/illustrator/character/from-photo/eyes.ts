import type { FaceReading, Trait } from '@/lib/photos';
import { hexToRgb, labToRgb, mix, rgbToHex, rgbToLab } from '../../paint/color';
import { nearestTone, TONES } from '../tones';

/** OKLab lightness from which hair is fair enough for light eyes to be likely: light brown. */
const FAIR_HAIR = 0.36;
/** Hair of any lightness with this much chroma is red, and goes with light eyes as well. */
const RED_HAIR_CHROMA = 0.075;
/**
 * Limits of OKLab a and b below which an iris is blue, green or grey, and the lightness it has at least. Beside dark
 * hair a grey iris is mostly a dark one that reflects the sky, so the evidence must be stronger.
 */
const COOL = {
  fair: { a: 0.012, b: 0.02, light: 0.28 },
  dark: { a: 0.01, b: -0.012, light: 0.42 },
} as const;
/** In a photo a blue iris is hardly more than grey; beside warm skin it looks blue, so its colour is drawn stronger. */
const COOL_CHROMA_GAIN = 2.6;
const MAX_COOL_CHROMA = 0.07;
/** A light iris is never red: what looks yellow beside brown skin is green. */
const MOST_COOL_RED = -0.006;
/** Lightness of blue, green and grey eyes in the drawing, and how much lighter than in the photo, under lids and lashes. */
const COOL_LIGHT = [0.38, 0.64] as const;
const COOL_LIGHTER = 0.09;
/** Hues (OKLab radians) and least chroma of brown eyes; a yellower one would be olive. Light ones may be nearly grey. */
const WARM_HUES = [0.8, 1.4] as const;
const WARM_CHROMA = { dark: 0.035, fair: 0.02, light: [0.4, 0.46] } as const;
const WARM_LIGHT = [0.26, 0.46] as const;
/** Weight of the photo's own colour against the palette's; brown eyes are alike, so theirs counts more. */
const OWN_COLOR = { cool: 0.5, warm: 0.65 } as const;
/**
 * Skin and lashes colour the light in which a light iris is seen: what they take from its blue (OKLab b), and how yellow
 * an iris is that is not blue at all but green.
 */
const WARM_LIGHT_ON_IRIS = { taken: 0.009, green: 0.012 } as const;
/**
 * A green iris is mixed with grey and hazel: its share of the gain in colour, how much more its own colour counts, and
 * how much of the least green is taken off.
 */
const GREEN = { gain: 0.9, own: 0.2, yellower: 0.5 } as const;

const getTones = (names: readonly string[]) =>
  TONES.eyeColor.filter(({ name }) => names.includes(name)).map(({ hex }) => hex);
const COOL_TONES = getTones(['green', 'blueEyes', 'grey']);
const WARM_TONES = getTones(['darkBrownEyes', 'brownEyes', 'hazel']);

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
/** Where `value` lies between two bounds, 0 to 1. */
const toShare = (value: number, [low, high]: readonly [number, number]) => clamp((value - low) / (high - low), [0, 1]);
const toLab = (hex: string) => rgbToLab(hexToRgb(hex));

function hasFairHair({ hairColor, hairLength }: FaceReading): boolean {
  // A shaved head shows skin, not hair.
  if (hairLength.value === 'bald') return false;
  const [light, a, b] = toLab(hairColor.value);
  return light > FAIR_HAIR || Math.hypot(a, b) > RED_HAIR_CHROMA;
}

/** Light eyes beside black hair are rare: less sure ones, and without a colour (OKLab chroma), are dark eyes in cold light. */
const SURE_LIGHT_EYES = 0.95;
const BLACK_HAIR = 0.3;
const COLOURLESS = 0.012;
/**
 * Brown eyes always have some colour. Beside hair at least this light, an iris with less chroma than this is grey, unless
 * it is surely brown.
 */
const GREY_EYES = { hair: 0.4, chroma: 0.005, sure: 0.98 } as const;
/** A dark iris (OKLab lightness) with hardly any chroma is slate: blue comes back into it only between these bounds. */
const SLATE = { light: [0.34, 0.4], chroma: [0.008, 0.016], gain: 1.4 } as const;

/** Whether the eyes are light: as they were read, unless the light of the photo is likelier. */
function hasLightEyes(
  { eyeColor, hairColor, hairLength }: FaceReading,
  { value, confidence }: Trait<boolean>,
): boolean {
  const [, a, b] = toLab(eyeColor.value);
  const chroma = Math.hypot(a, b);
  const hair = hairLength.value === 'bald' ? null : toLab(hairColor.value)[0];
  if (!value) return hair !== null && hair > GREY_EYES.hair && chroma < GREY_EYES.chroma && confidence < GREY_EYES.sure;
  return !(hair !== null && hair < BLACK_HAIR && confidence < SURE_LIGHT_EYES && chroma < COLOURLESS);
}

function drawCool([light, red, yellow]: readonly [number, number, number]): string {
  const green = clamp(yellow / WARM_LIGHT_ON_IRIS.green, [0, 1]);
  const a = Math.min(MOST_COOL_RED * (1 - GREEN.yellower * green), red);
  const blue = Math.max(toShare(light, SLATE.light), toShare(Math.hypot(red, yellow), SLATE.chroma));
  const b = yellow - WARM_LIGHT_ON_IRIS.taken * (1 - green) * blue;
  const chroma = Math.hypot(a, b);
  const usual = COOL_CHROMA_GAIN * (1 - green * (1 - GREEN.gain));
  const most = SLATE.gain + (usual - SLATE.gain) * blue;
  const gain = Math.min(most, MAX_COOL_CHROMA / Math.max(0.001, chroma));
  const shown = clamp(light + COOL_LIGHTER, COOL_LIGHT);
  const own = rgbToHex(labToRgb([shown, a * gain, b * gain]));
  const [, toneA, toneB] = toLab(
    mix(
      nearestTone(own, COOL_TONES, 0),
      own,
      OWN_COLOR.cool + (1 - OWN_COLOR.cool) * 0.7 * (1 - blue) + GREEN.own * green * blue,
    ),
  );
  // A dark iris has less room for colour.
  const muted = Math.min(1, (MAX_COOL_CHROMA * shown) / COOL_LIGHT[1] / Math.max(0.001, Math.hypot(toneA, toneB)));
  return rgbToHex(labToRgb([shown, toneA * muted, toneB * muted]));
}

function drawWarm([light, a, b]: readonly [number, number, number]): string {
  const least = WARM_CHROMA.dark + (WARM_CHROMA.fair - WARM_CHROMA.dark) * toShare(light, WARM_CHROMA.light);
  const chroma = Math.max(least, Math.hypot(a, b));
  const hue = clamp(Math.atan2(b, a), WARM_HUES);
  const own = rgbToHex(labToRgb([clamp(light, WARM_LIGHT), Math.cos(hue) * chroma, Math.sin(hue) * chroma]));
  return mix(nearestTone(own, WARM_TONES, 0.35), own, OWN_COLOR.warm);
}

/** Eye colour for painting: blue, green and grey eyes are told from brown ones and drawn as clearly as they look. */
export function eyeColorFromReading(reading: FaceReading): string {
  const iris = toLab(reading.eyeColor.value);
  if (reading.lightEyes) return hasLightEyes(reading, reading.lightEyes) ? drawCool(iris) : drawWarm(iris);
  const [light, a, b] = iris;
  const limits = hasFairHair(reading) ? COOL.fair : COOL.dark;
  return light > limits.light && a < limits.a && b < limits.b ? drawCool(iris) : drawWarm(iris);
}

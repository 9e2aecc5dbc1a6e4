import type { FaceReading } from '@/lib/photos';
import { type Character, characterSchema, type HairStyle } from './character';
import { EYE_TONES, HAIR_TONES, nearestTone, SKIN_TONES } from './character-tones';
import { mix } from './paint/color';

/** What the parent told about the child. */
export type ChildFacts = Pick<Character, 'age' | 'gender'>;
export type CharacterGuess = {
  readonly character: Character;
  /** Features the parent should look at, because the photo does not show them well. */
  readonly unsure: readonly (keyof Character)[];
};

/** Readings less sure than this are asked about. */
const SURE = 0.6;
/** How much of the photo's own colour stays beside the palette's: enough for likeness, free of the photo's light. */
const OWN_SKIN = 0.35;
const OWN_HAIR = 0.4;
const BABY_AGE = 2;

/** Averages of the face mesh, in face widths; eye corners in radians. */
const AVERAGE = { mouth: 0.38, eyeTilt: 0.06, broadNose: 0.25, smallNose: 0.17 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function hairStyle({ hairLength, fringe }: FaceReading, { age, gender }: ChildFacts): HairStyle {
  const length = hairLength.value;
  if (length === 'bald') return age <= BABY_AGE ? 'wisps' : 'shaved';
  if (length === 'long') return fringe.value ? 'longFringe' : 'longWavy';
  if (gender === 'girl') return 'bob';
  return length === 'medium' || fringe.value ? 'tousled' : 'sideFringe';
}

/** Mesh distances of the face, free of its size and lean. */
function proportions({ landmarks, roll }: FaceReading) {
  const point = (index: number) => landmarks[index] ?? [0, 0];
  const distance = (a: number, b: number) => Math.hypot(point(a)[0] - point(b)[0], point(a)[1] - point(b)[1]);
  const width = Math.max(1, distance(234, 454));
  const rise = (inner: number, outer: number) => {
    const [dx, dy] = [point(outer)[0] - point(inner)[0], point(outer)[1] - point(inner)[1]];
    const [across, down] = [dx * Math.cos(roll) + dy * Math.sin(roll), dy * Math.cos(roll) - dx * Math.sin(roll)];
    return Math.atan2(-down, Math.abs(across));
  };
  return {
    mouth: distance(61, 291) / width,
    nose: distance(98, 327) / width,
    eyeTilt: (rise(133, 33) + rise(362, 263)) / 2,
  };
}

function noseShape(share: number): Character['nose'] {
  if (share > AVERAGE.broadNose) return 'broad';
  return share < AVERAGE.smallNose ? 'small' : 'button';
}

/** The skin to paint with: the photo's, drawn towards the nearest tone of the palette. */
export const skinFromReading = ({ skin }: FaceReading): string =>
  mix(nearestTone(skin.value, SKIN_TONES, 0.7), skin.value, OWN_SKIN);

/**
 * First guess at the child's features from the reading of the photo; the parent corrects it. Curl cannot be read,
 * so the hair style is always among the `unsure`.
 */
export function characterFromReading(reading: FaceReading, child: ChildFacts): CharacterGuess {
  const { mouth, nose, eyeTilt } = proportions(reading);
  const wearsGlasses = reading.glasses.value && reading.glasses.confidence >= SURE;
  const character = characterSchema.parse({
    ...child,
    skin: skinFromReading(reading),
    hairColor: mix(nearestTone(reading.hairColor.value, HAIR_TONES, 0.9), reading.hairColor.value, OWN_HAIR),
    eyeColor: nearestTone(reading.eyeColor.value, EYE_TONES, 0.35),
    hairStyle: hairStyle(reading, child),
    nose: noseShape(nose),
    cheeks: clamp(0.5 + (reading.roundness.value - 1) * 2.5, 0, 1),
    eyeTilt: clamp(eyeTilt - AVERAGE.eyeTilt, -0.12, 0.12),
    mouthWidth: clamp(1 + (mouth - AVERAGE.mouth) * 1.2, 0.88, 1.15),
    glasses: wearsGlasses ? 'round' : 'none',
  });
  const doubtful: ReadonlyArray<readonly [keyof Character, { confidence: number }]> = [
    ['skin', reading.skin],
    ['hairColor', reading.hairColor],
    ['eyeColor', reading.eyeColor],
    ['glasses', reading.glasses],
  ];
  const unsure = doubtful.filter(([, { confidence }]) => confidence < SURE).map(([feature]) => feature);
  return { character, unsure: [...unsure, 'hairStyle'] };
}

import type { FaceReading, HairShape } from '@/lib/photos';
import type { Character, HairStyle } from './character';

type Length = FaceReading['hairLength']['value'];
type Child = Pick<Character, 'age' | 'gender'>;

const BABY_AGE = 2;

const COILED: Readonly<Record<Exclude<Length, 'bald'>, HairStyle>> = {
  short: 'coilyShort',
  medium: 'afro',
  long: 'curlyLong',
};
const CURLED: typeof COILED = { short: 'curlyShort', medium: 'curlyLong', long: 'curlyLong' };

/**
 * Gives a girl short hair only if the photo shows it clearly: in a crop, long hair that leaves the picture looks short.
 */
const MIN_SHORT_CONFIDENCE = 0.6;

/** Hair without curls, by length and fringe. */
function sleek({ hairLength, ...reading }: FaceReading, gender: Child['gender']): HairStyle {
  const [length, curl, fringe] = [hairLength.value, reading.curl.value, reading.fringe.value];
  if (length === 'long' && fringe) return 'longFringe';
  if (length === 'long') return curl === 'straight' ? 'longStraight' : 'longWavy';
  if (gender === 'girl') return length === 'short' && hairLength.confidence > MIN_SHORT_CONFIDENCE ? 'pixie' : 'bob';
  if (length === 'medium') return 'tousled';
  if (fringe) return curl === 'straight' ? 'sideFringe' : 'tousled';
  return curl === 'straight' ? 'short' : 'sideFringe';
}

/** The style nearest to the reading: curls, length, fringe, volume and how the hair is tied. */
export function hairStyleFromReading(reading: FaceReading, { age, gender }: Child): HairStyle {
  const { hairLength, curl, volume } = reading;
  const length = hairLength.value;
  if (length === 'bald') return age <= BABY_AGE ? 'wisps' : 'shaved';
  // A baby's short hair lies flat, unless there is a lot of it.
  if (age < BABY_AGE && length === 'short' && curl.value !== 'coily') return 'wisps';
  if (volume.value === 'puffs') return curl.value === 'straight' ? 'bun' : 'puffs';
  if (volume.value === 'braids' && gender === 'girl') return 'braids';
  if (curl.value === 'coily') return volume.value === 'big' ? 'afro' : COILED[length];
  if (curl.value === 'curly') return CURLED[length];
  return sleek(reading, gender);
}

/** Below this confidence the style from the list is drawn. */
const MIN_SHAPE_CONFIDENCE = 0.55;

/**
 * The hair's own shape; null if it was not read well enough, or if it is tied: a front view does not show how, and the
 * list has styles that do.
 */
export function hairShapeFromReading({ hairShape, volume }: FaceReading): HairShape | null {
  if (!hairShape || hairShape.confidence < MIN_SHAPE_CONFIDENCE) return null;
  return volume.value === 'puffs' || volume.value === 'braids' ? null : hairShape.value;
}

/** Confidence of the style: the lowest confidence of its parts. */
export const hairStyleConfidence = ({ hairLength, fringe, curl, volume }: FaceReading): number =>
  Math.min(hairLength.confidence, fringe.confidence, curl.confidence, volume.confidence);

/** Confidence of hair drawn from its own shape, which shows fringe and volume; length and curl decide its falls. */
export const ownHairConfidence = ({ hairShape, hairLength, curl }: FaceReading): number =>
  Math.min(hairShape?.confidence ?? 0, hairLength.confidence, curl.confidence);

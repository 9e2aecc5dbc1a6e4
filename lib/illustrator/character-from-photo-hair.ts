import type { FaceReading } from '@/lib/photos';
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

/** A girl's hair is cut short only where the photo shows it well: in a crop, ends below the picture look short. */
const SURELY_SHORT = 0.6;

/** Hair without curls, by length and fringe. */
function sleek({ hairLength, ...reading }: FaceReading, gender: Child['gender']): HairStyle {
  const [length, curl, fringe] = [hairLength.value, reading.curl.value, reading.fringe.value];
  if (length === 'long' && fringe) return 'longFringe';
  if (length === 'long') return curl === 'straight' ? 'longStraight' : 'longWavy';
  if (gender === 'girl') return length === 'short' && hairLength.confidence > SURELY_SHORT ? 'pixie' : 'bob';
  if (length === 'medium') return 'tousled';
  if (fringe) return curl === 'straight' ? 'sideFringe' : 'tousled';
  return curl === 'straight' ? 'short' : 'sideFringe';
}

/** The style nearest to what was read: curl, length, fringe and what stands out or is gathered. */
export function hairStyleOf(reading: FaceReading, { age, gender }: Child): HairStyle {
  const { hairLength, curl, volume } = reading;
  const length = hairLength.value;
  if (length === 'bald') return age <= BABY_AGE ? 'wisps' : 'shaved';
  // A baby's short hair is down, unless there is plenty of it.
  if (age < BABY_AGE && length === 'short' && curl.value !== 'coily') return 'wisps';
  if (volume.value === 'puffs') return curl.value === 'straight' ? 'bun' : 'puffs';
  if (volume.value === 'braids' && gender === 'girl') return 'braids';
  if (curl.value === 'coily') return volume.value === 'big' ? 'afro' : COILED[length];
  if (curl.value === 'curly') return CURLED[length];
  return sleek(reading, gender);
}

/** How sure the style is: as sure as the least sure of what it is made of. */
export const hairStyleConfidence = ({ hairLength, fringe, curl, volume }: FaceReading): number =>
  Math.min(hairLength.confidence, fringe.confidence, curl.confidence, volume.confidence);

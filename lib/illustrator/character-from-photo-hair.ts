import type { FaceReading } from '@/lib/photos';
import type { Character, HairStyle } from './character';

type Length = FaceReading['hairLength']['value'];
type Curl = FaceReading['curl']['value'];
type Child = Pick<Character, 'age' | 'gender'>;

const BABY_AGE = 2;

const COILED: Readonly<Record<Exclude<Length, 'bald'>, HairStyle>> = {
  short: 'coilyShort',
  medium: 'afro',
  long: 'curlyLong',
};
const CURLED: typeof COILED = { short: 'curlyShort', medium: 'curlyLong', long: 'curlyLong' };

/** Hair without curls, by length and fringe. */
function sleek(length: Length, curl: Curl, fringe: boolean, gender: Child['gender']): HairStyle {
  if (length === 'long') return fringe ? 'longFringe' : 'longWavy';
  if (gender === 'girl') return 'bob';
  if (length === 'medium') return 'tousled';
  if (fringe) return curl === 'straight' ? 'sideFringe' : 'tousled';
  return curl === 'straight' ? 'short' : 'sideFringe';
}

/** The style nearest to what was read: curl, length, fringe and what stands out or is gathered. */
export function hairStyleOf(reading: FaceReading, { age, gender }: Child): HairStyle {
  const { hairLength, fringe, curl, volume } = reading;
  const length = hairLength.value;
  if (length === 'bald') return age <= BABY_AGE ? 'wisps' : 'shaved';
  // A baby's short hair is down, unless there is plenty of it.
  if (age < BABY_AGE && length === 'short' && curl.value !== 'coily') return 'wisps';
  if (volume.value === 'puffs') return curl.value === 'straight' ? 'bun' : 'puffs';
  if (volume.value === 'braids' && gender === 'girl') return 'braids';
  if (curl.value === 'coily') return volume.value === 'big' ? 'afro' : COILED[length];
  if (curl.value === 'curly') return CURLED[length];
  return sleek(length, curl.value, fringe.value, gender);
}

/** How sure the style is: as sure as the least sure of what it is made of. */
export const hairStyleConfidence = ({ hairLength, fringe, curl, volume }: FaceReading): number =>
  Math.min(hairLength.confidence, fringe.confidence, curl.confidence, volume.confidence);

import type { FaceReading, HairShape } from '@/lib/photos';
import type { Character, HairStyle } from './character';

type Length = FaceReading['hairLength']['value'];
type Curl = FaceReading['curl']['value'];

const BABY_AGE = 2;

const COILED: Readonly<Record<Exclude<Length, 'bald'>, HairStyle>> = {
  short: 'coilyShort',
  medium: 'afro',
  long: 'curlyLong',
};
const CURLED: typeof COILED = { short: 'curlyShort', medium: 'curlyLong', long: 'curlyLong' };

/** Hair without curls that reaches the chin or more. */
function findHangingStyle(length: 'medium' | 'long', curl: Curl, fringe: boolean): HairStyle {
  if (fringe) return length === 'long' ? 'longFringe' : 'bob';
  return curl === 'straight' ? 'longStraight' : 'longWavy';
}

/** Short hair without curls. */
function findShortStyle(curl: Curl, fringe: boolean): HairStyle {
  if (fringe) return curl === 'straight' ? 'bowlCut' : 'tousled';
  return curl === 'straight' ? 'short' : 'sideFringe';
}

/**
 * The style nearest to the reading: curls, length, fringe, volume and how the hair is tied. Gender has no part in it: a
 * photo shows hair, and a boy's bob is a bob.
 */
export function hairStyleFromReading(reading: FaceReading, { age }: Pick<Character, 'age'>): HairStyle {
  const [length, curl, volume] = [reading.hairLength.value, reading.curl.value, reading.volume.value];
  if (length === 'bald') return age < BABY_AGE ? 'wisps' : 'shaved';
  if (volume === 'puffs') return curl === 'straight' || curl === 'wavy' ? 'spaceBuns' : 'puffs';
  if (volume === 'braids') return 'braids';
  if (curl === 'coily') return volume === 'big' ? 'afro' : COILED[length];
  if (curl === 'curly') return CURLED[length];
  return length === 'short'
    ? findShortStyle(curl, reading.fringe.value)
    : findHangingStyle(length, curl, reading.fringe.value);
}

/** Below the first confidence the style from the list is drawn; from the second on the shape is beyond doubt. */
const MIN_SHAPE_CONFIDENCE = 0.55;
export const SURE_SHAPE_CONFIDENCE = 0.6;

/**
 * The hair's own shape; null if it was not read well enough, or if it is tied: a front view does not show how, and the
 * list has styles that do.
 */
export function hairShapeFromReading({ hairShape, volume }: FaceReading): HairShape | null {
  if (!hairShape || hairShape.confidence < MIN_SHAPE_CONFIDENCE) return null;
  return volume.value === 'puffs' || volume.value === 'braids' ? null : hairShape.value;
}

/** From this age (years) hair is often long enough to be tied behind the head. */
const TIED_FROM_AGE = 3;
/** Strands that run more alike than this are no coils, although they were read as such: they are sleek. */
const SLEEK = 73;
/** A front view does not tell short hair from hair that is tied behind the head or leaves the picture. */
const MAYBE_TIED_CONFIDENCE = 0.5;

/** Whether hair that seems short may be tied behind: it is sleek, leaves the brow open and lies over no ear. */
export function mayBeTied({ hairLength, fringe, curl, hairShape }: FaceReading, age: number): boolean {
  if (age < TIED_FROM_AGE || hairLength.value !== 'short' || fringe.value || hairShape?.value.cover !== 'hair')
    return false;
  if (curl.value === 'coily') return (hairShape.value.alignment ?? 0) > SLEEK;
  return curl.value !== 'curly';
}

/**
 * Confidence of the hair as drawn: the lowest of its parts. Its own shape already shows fringe and volume; length and
 * curl decide how it falls.
 */
export function hairStyleConfidence(reading: FaceReading, hasShape: boolean, age: number): number {
  const { hairLength, fringe, curl, volume, hairShape } = reading;
  // A shaved head has neither fringe nor curls.
  if (hairLength.value === 'bald') return hairLength.confidence;
  const isSureShape = (hairShape?.confidence ?? 0) >= SURE_SHAPE_CONFIDENCE;
  const shapeParts = isSureShape ? [hairLength, curl] : [hairLength, curl, hairShape];
  const parts = hasShape ? shapeParts : [hairLength, fringe, curl, volume];
  const most = mayBeTied(reading, age) ? MAYBE_TIED_CONFIDENCE : 1;
  return Math.min(most, ...parts.map((part) => part?.confidence ?? 0));
}

import { type FaceReading, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import type { Character } from '../character';
import { changeHairShape } from '../hair-shape-variants';
import type { HairStyle } from '../trait-values';
import { hiddenHairShape } from './hidden-hair';

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
  if (isLikelyTied(reading, age)) return 'ponytail';
  return looseStyleFromReading(reading, age);
}

/** The same for hair that is surely not tied behind the head. */
export function looseStyleFromReading(reading: FaceReading, age: number): HairStyle {
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
export function hairShapeFromReading(reading: FaceReading): HairShape | null {
  const { hairShape, volume, curl, hairLength } = reading;
  if (!hairShape) return hiddenHairShape(reading);
  if (hairShape.confidence < MIN_SHAPE_CONFIDENCE || volume.value === 'puffs' || volume.value === 'braids') return null;
  const isRough = hairLength.value === 'short' && curl.value === 'curly' && curl.confidence < SURE_CURLS;
  return (isRough && changeHairShape(hairShape.value, { curl: ROUGH })) || hairShape.value;
}

/** Short hair of less sure curls is a thick, rough mass: ringlets would be another child's. */
const SURE_CURLS = 0.6;
const ROUGH = { value: 'coily', confidence: 1 } as const;

/** From this age (years) hair is often long enough to be tied behind the head. */
const TIED_FROM_AGE = 3;
/** Strands that run more alike than this are no coils, although they were read as such: they are sleek. */
const SLEEK = 73;
/** Coils read with a confidence between these may be strands that are drawn back; below it the curl itself is asked. */
const HARDLY_COILS = [0.62, 0.75] as const;
/** A front view does not tell short hair from hair that is tied behind the head or leaves the picture. */
const MAYBE_TIED_CONFIDENCE = 0.5;

/** Whether hair that seems short may be tied behind: it is sleek, leaves the brow open and lies over no ear. */
export function mayBeTied({ hairLength, fringe, curl, volume, hairShape }: FaceReading, age: number): boolean {
  if (age < TIED_FROM_AGE || hairLength.value !== 'short' || fringe.value || hairShape?.value.cover !== 'hair')
    return false;
  if (volume.value !== 'usual' || curl.value === 'curly') return false;
  return isSleek(curl, hairShape.value) || (curl.confidence >= HARDLY_COILS[0] && curl.confidence < HARDLY_COILS[1]);
}

const isSleek = ({ value }: FaceReading['curl'], { alignment }: HairShape): boolean =>
  value !== 'coily' || (alignment ?? 0) > SLEEK;

/**
 * Hair that is drawn back stands no higher over the crown than this, and leaves the brow open, as far on both sides unless
 * both are bare to the top (head units).
 */
const DRAWN_BACK = { crown: 64, uneven: 8, brow: -25, bare: -36 } as const;
/** Its strands lean back at the temples: this far from upright in the mean of both, degrees. Cropped hair falls there. */
const LEANS_BACK = 22;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far the strands lean from upright at both temples. */
function measureLean({ flow: directions }: HairShape): number {
  const { flow } = HAIR_MEASURES;
  const row = Math.round((TEMPLES.y - flow.y) / flow.stepY);
  const leans = [-TEMPLES.x, TEMPLES.x].map((x) => {
    const angle = directions[row * flow.columns + Math.round((x - flow.x) / flow.stepX)] ?? 90;
    return Math.abs(angle - 90);
  });
  return mean(leans);
}

/** Where the temples are, head units. */
const TEMPLES = { x: 48, y: -24 } as const;

/**
 * Whether hair that may be tied more likely is: it lies flat, leaves the brow open as far on both sides, and its strands
 * run back from the temples. Cropped hair stands up, is swept aside, or falls before the ears.
 */
export function isLikelyTied(reading: FaceReading, age: number): boolean {
  const shape = reading.hairShape?.value;
  if (!shape || !mayBeTied(reading, age) || !isSleek(reading.curl, shape)) return false;
  const { angles, columns } = HAIR_MEASURES;
  const crown = mean(shape.radii.filter((_, i) => Math.abs(angles[i] ?? 0) <= 20));
  const brow = (side: 1 | -1) =>
    mean(shape.hairline.filter((_, i) => (columns[i] ?? 0) * side > 0 && Math.abs(columns[i] ?? 0) < 32));
  const [left, right] = [brow(-1), brow(1)];
  const lower = Math.max(left, right);
  const isOpen = lower < DRAWN_BACK.bare || (lower < DRAWN_BACK.brow && Math.abs(left - right) < DRAWN_BACK.uneven);
  return crown < DRAWN_BACK.crown && isOpen && measureLean(shape) > LEANS_BACK;
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

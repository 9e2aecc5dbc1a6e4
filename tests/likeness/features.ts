import sharp from 'sharp';
import { hexToRgb, rgbToLab } from '@/lib/illustrator/paint/color';
import { type FaceReading, measureShape } from '@/lib/photos';

/** Enlarges a page to `edgePx` for the face reader, which rejects small faces and analyzes at most 1,024 px. */
export async function enlargeForReader(image: Uint8Array, edgePx: number): Promise<Uint8Array> {
  const big = sharp(image).resize(edgePx, edgePx, { kernel: 'cubic' }).jpeg({ quality: 92 });
  return new Uint8Array(await big.toBuffer());
}

/** What differs between two pictures counts in units of what the light of a stage may change. */
const UNITS = { light: 0.09, hue: 0.03, eyeHue: 0.032, cloth: 0.14 } as const;
const WEIGHTS = {
  skin: 1.3,
  hair: 1,
  eyes: 0.7,
  glasses: 2.4,
  headwear: 2.2,
  curl: 0.7,
  length: 0.5,
  volume: 1,
  shape: 12,
} as const;
const UNSEEN = 2;
/** No single trait may outvote all others. */
const MOST = 5;

const LENGTHS = ['bald', 'short', 'medium', 'long'] as const;
const CURLS = ['straight', 'wavy', 'curly', 'coily'] as const;

const lab = (hex: string) => rgbToLab(hexToRgb(hex));

function colourGap(one: string, other: string, light: number, hue: number): number {
  const [p, q] = [lab(one), lab(other)];
  return Math.min(MOST, ((p[0] - q[0]) / light) ** 2 + ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2) / hue ** 2);
}

const stepGap = <Value>(order: readonly Value[], one: Value, other: Value): number =>
  (order.indexOf(one) - order.indexOf(other)) ** 2;

const isCovered = ({ headwear }: FaceReading) => headwear.value === 'scarf' || headwear.value === 'hat';

/** A scarf whose end is hidden is read as a hat: both are cloth. */
function headwearGap(one: FaceReading, other: FaceReading): number {
  const bare = [one, other].filter(({ headwear }) => headwear.value === 'none').length;
  if (bare === 2) return 0;
  if (bare === 1) return 1;
  const colours = colourGap(one.headwearColor.value, other.headwearColor.value, UNITS.cloth, UNITS.cloth / 2);
  return (isCovered(one) === isCovered(other) ? 0 : 0.7) + colours * 0.3;
}

function hairGap(one: FaceReading, other: FaceReading): number {
  if (isCovered(one) && isCovered(other)) return 0;
  // Hair that cannot be compared is as unlike as that of most.
  if (isCovered(one) || isCovered(other)) return UNSEEN;
  const colour = colourGap(one.hairColor.value, other.hairColor.value, UNITS.light, UNITS.hue * 1.3);
  const curl = stepGap(CURLS, one.curl.value, other.curl.value) / 3;
  const length = stepGap(LENGTHS, one.hairLength.value, other.hairLength.value) / 2;
  const volume = one.volume.value === other.volume.value ? 0 : 1;
  return colour * WEIGHTS.hair + curl * WEIGHTS.curl + length * WEIGHTS.length + volume * WEIGHTS.volume;
}

function glassesGap(one: FaceReading, other: FaceReading): number {
  if (one.glasses.value !== other.glasses.value) return 1;
  if (!one.glasses.value) return 0;
  return colourGap(one.glassesColor.value, other.glassesColor.value, UNITS.cloth, UNITS.cloth / 2) * 0.25;
}

/** Proportions that a mood does not change. */
const LASTING = [
  'faceWidth',
  'temples',
  'cheeks',
  'jaw',
  'chinWidth',
  'eyeGap',
  'eyeWidth',
  'eyeTilt',
  'browGap',
  'noseWidth',
  'noseLength',
] as const;
const ANY_AGE = 5;

/** How far two faces differ in proportions, in squares of the largest difference that is drawn. */
function shapeGap(one: FaceReading, other: FaceReading): number {
  if (!one.front || !other.front) return 0;
  const [a, b] = [measureShape(one.front.lines, ANY_AGE), measureShape(other.front.lines, ANY_AGE)];
  return Math.min(MOST, LASTING.reduce((sum, name) => sum + (a[name] - b[name]) ** 2, 0) / LASTING.length);
}

/** Distance between two faces, from the readings of their pictures; 0 means equal. */
export function faceDistance(one: FaceReading, other: FaceReading): number {
  return (
    WEIGHTS.skin * colourGap(one.skin.value, other.skin.value, UNITS.light, UNITS.hue) +
    WEIGHTS.eyes * colourGap(one.eyeColor.value, other.eyeColor.value, UNITS.light * 1.5, UNITS.eyeHue) +
    WEIGHTS.glasses * glassesGap(one, other) +
    WEIGHTS.headwear * headwearGap(one, other) +
    WEIGHTS.shape * shapeGap(one, other) +
    hairGap(one, other)
  );
}

/** Index of the portrait closest to a page's face. */
export function closestPortrait(page: FaceReading, portraits: readonly FaceReading[]): number {
  const gaps = portraits.map((portrait) => faceDistance(page, portrait));
  return gaps.indexOf(Math.min(...gaps));
}

import { computeDeviations, type FaceReading } from '@/lib/photos';
import type { Character } from '../character';
import type { FaceOffsets } from '../face';
import { faceSchema } from '../face-schema';

/** Beyond this yaw (radians) distances in the face are not reliable. */
const MAX_YAW = 0.35;
/** No face differs by so many standard deviations; the mesh lies wrong. */
const IMPOSSIBLE = 9;

type FaceTraits = 'nose' | 'cheeks' | 'eyeTilt' | 'eyeShape' | 'browShape' | 'browWeight' | 'mouthWidth';
type FaceShapes = Pick<Character, FaceTraits | 'face'>;
type Deviations = ReturnType<typeof computeDeviations>;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** Tenths are fine enough for the drawing and too coarse for anything else. */
const tenths = (value: number) => Math.round(clamp(value, -1, 1) * 10) / 10 || 0;

/** Deviations, in standard deviations, from which a face has the trait that a parent would name. */
const NAMED = {
  broadNose: 1,
  smallNose: -1.4,
  longNose: 1.5,
  upturnedNose: 1.7,
  narrowEyes: -1.1,
  tilted: 1.6,
  drooping: -2.2,
  archedBrows: 1.6,
};

function nameNose({ noseWidth, noseLength, noseTip }: Deviations): Character['nose'] {
  if (noseWidth > NAMED.broadNose) return 'broad';
  if (noseLength > NAMED.longNose) return 'long';
  if (noseTip > NAMED.upturnedNose) return 'up';
  return noseWidth < NAMED.smallNose ? 'small' : 'button';
}

function nameEyeShape({ eyeOpening, eyeTilt }: Deviations, smoothLids: boolean): Character['eyeShape'] {
  if (smoothLids) return 'monolid';
  if (eyeTilt > NAMED.tilted) return 'upturned';
  if (eyeTilt < NAMED.drooping) return 'droopy';
  return eyeOpening < NAMED.narrowEyes ? 'almond' : 'round';
}

function nameBrows({ browArch }: Deviations, weight: number): Character['browShape'] {
  if (weight > 1.4) return 'bushy';
  return browArch > NAMED.archedBrows ? 'arched' : 'soft';
}

/**
 * What the named traits already draw of a deviation, in offsets: it is taken off, so that a face which is just broad
 * enough for the name is drawn like one that just is not.
 */
const DRAWN_BY_NOSE: Readonly<Record<Character['nose'], Partial<FaceOffsets>>> = {
  button: {},
  round: { noseWidth: 0.38 },
  broad: { noseWidth: 0.78 },
  small: { noseWidth: -0.54 },
  long: { noseLength: 1 },
  up: { noseTip: 1 },
};
const DRAWN_BY_EYES: Readonly<Record<Character['eyeShape'], Partial<FaceOffsets>>> = {
  round: {},
  almond: { eyeOpening: -0.5, eyeWidth: 0.8 },
  hooded: { eyeOpening: -0.7 },
  monolid: { eyeOpening: -0.8, eyeWidth: 1 },
  droopy: { eyeOpening: -0.2 },
  upturned: { eyeOpening: -0.4, eyeWidth: 0.6 },
};
const DRAWN_BY_BROWS: Readonly<Record<Character['browShape'], Partial<FaceOffsets>>> = {
  soft: {},
  straight: { browArch: -0.6 },
  arched: { browArch: 0.9 },
  bushy: {},
};

/**
 * Offsets per standard deviation. The mesh calms small parts more than the outline, so they are enlarged more; what a
 * nod of the head changes too (chin, tip of the nose, height of the eyes) is enlarged less.
 */
const STRENGTH = {
  faceWidth: 0.5,
  forehead: 0.5,
  jaw: 0.5,
  chin: 0.35,
  eyeHeight: 0.35,
  eyeGap: 0.5,
  eyeWidth: 0.5,
  eyeOpening: 0.6,
  browLift: 0.4,
  browSlope: 0.5,
  browArch: 0.4,
  browDarkness: 0.5,
  noseWidth: 0.8,
  noseLength: 0.5,
  noseTip: 0.35,
  mouthHeight: 0.4,
  smile: 0.55,
  upperLip: 0.5,
  lowerLip: 0.5,
  mouthOpening: 0.6,
} as const satisfies Partial<Record<keyof FaceOffsets & keyof Deviations, number>>;
/** An average child's lips have some volume; the style alone draws none. */
const USUAL_LIPS = 0.45;

/** Outer ends that rise more than this make a pensive child look angry. */
const MOST_BROW_SLOPE = 0.3;

/** A smile spreads the wings of the nose. */
const withoutSmile = (deviations: Deviations): Deviations => ({
  ...deviations,
  noseWidth: deviations.noseWidth - 0.35 * Math.max(0, deviations.mouthWidth),
});

function offsetsFromDeviations(deviations: Deviations, drawn: Partial<FaceOffsets>): FaceOffsets {
  const names = Object.keys(STRENGTH) as (keyof typeof STRENGTH)[];
  const offset = (name: keyof typeof STRENGTH) => {
    const usual = name === 'upperLip' || name === 'lowerLip' ? USUAL_LIPS : 0;
    const value = usual + deviations[name] * STRENGTH[name] - (drawn[name] ?? 0);
    return tenths(name === 'browSlope' ? Math.min(MOST_BROW_SLOPE, value) : value);
  };
  return faceSchema.parse(Object.fromEntries(names.map((name) => [name, offset(name)])));
}

/** Shapes of the facial features against the average child of that age; a turned or misread head gets the defaults. */
export function faceShapesFromReading(reading: FaceReading, age: number): Partial<FaceShapes> {
  if (Math.abs(reading.yaw) > MAX_YAW) return {};
  const deviations = withoutSmile(computeDeviations(reading, age));
  if (!Object.values(deviations).every((deviation) => Math.abs(deviation) < IMPOSSIBLE)) return {};
  const { browThickness, browDarkness } = deviations;
  const browWeight = clamp(1 + browThickness * 0.18 + browDarkness * 0.12, 0.65, 1.5);
  const nose = nameNose(deviations);
  const eyeShape = nameEyeShape(deviations, reading.smoothLids ?? false);
  const browShape = nameBrows(deviations, browWeight);
  const drawn = { ...DRAWN_BY_NOSE[nose], ...DRAWN_BY_EYES[eyeShape], ...DRAWN_BY_BROWS[browShape] };
  return {
    nose,
    eyeShape,
    browShape,
    browWeight,
    cheeks: clamp(0.5 + 0.14 * deviations.cheeks + 0.12 * deviations.faceWidth, 0, 1),
    eyeTilt: clamp(deviations.eyeTilt * 0.065, -0.1, 0.16),
    mouthWidth: clamp(1 + deviations.mouthWidth * 0.105, 0.8, 1.25),
    face: offsetsFromDeviations(deviations, drawn),
  };
}

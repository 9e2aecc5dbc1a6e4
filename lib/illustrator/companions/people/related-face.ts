import { type FaceShape, faceShapeSchema } from '@/lib/photos';
import type { Character } from '../../character/character';
import { FACE_OFFSET_NAMES } from '../../character/face';
import { faceSchema } from '../../character/face-schema';
import { clamp, seededRandom } from '../../paint';

/** How much of the hero's own face a relative has, and how far chance moves the rest. */
const [OWN, CHANCE] = [0.6, 0.45];

const SHAPES = Object.keys(faceShapeSchema.shape) as (keyof FaceShape)[];

const tenths = (value: number): number => Math.round(clamp(value, -1, 1) * 10) / 10 || 0;

/** A child's own face like the hero's and yet another; a hero without one has relatives without. */
function relatedShape({ faceShape }: Character, seed: string): Pick<Character, 'faceShape'> {
  if (!faceShape) return {};
  const random = seededRandom(`${seed}-face-shape`);
  const values = SHAPES.map((name) => [name, tenths(faceShape[name] * OWN + random.between(-CHANCE, CHANCE))]);
  return { faceShape: faceShapeSchema.parse({ ...Object.fromEntries(values), lidFold: faceShape.lidFold }) };
}

/** Strangers differ from the average child by no more than this. */
const STRANGER = 0.55;

/** A stranger's own face, drawn like the hero's; a hero without one has strangers without. */
export function otherFace({ faceShape }: Character, seed: string): Pick<Character, 'face' | 'faceShape'> {
  if (!faceShape) return { face: undefined, faceShape: undefined };
  const random = seededRandom(`${seed}-stranger`);
  const values = SHAPES.map((name) => [name, tenths(random.between(-STRANGER, STRANGER))]);
  return { face: undefined, faceShape: faceShapeSchema.parse(Object.fromEntries(values)) };
}

/** A face like the hero's and yet another: siblings look alike and differ. A hero without numbers has relatives without. */
export function relatedFace(hero: Character, seed: string, isChild = true): Pick<Character, 'face' | 'faceShape'> {
  return { ...relatedOffsets(hero, seed), ...(isChild ? relatedShape(hero, seed) : { faceShape: undefined }) };
}

function relatedOffsets({ face }: Character, seed: string): Pick<Character, 'face'> {
  if (!face) return {};
  const random = seededRandom(`${seed}-face`);
  const values = FACE_OFFSET_NAMES.map((name) => [
    name,
    clamp(face[name] * OWN + random.between(-CHANCE, CHANCE), -1, 1),
  ]);
  return { face: faceSchema.parse(Object.fromEntries(values)) };
}

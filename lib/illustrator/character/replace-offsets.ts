import type { FaceShape } from '@/lib/photos';
import type { Character } from './character';
import { type FaceOffsets, USUAL_FACE } from './face';
import { nearestStep, type StepTrait, TRAIT_STEPS } from './steps';
import { namesOf, SHAPE_TRAITS, type ShapeTrait, shapeOfTrait } from './trait-shape';

/** The numbers of the photo that a trait of the editor decides. */
const DECIDED: { readonly [Trait in keyof Character]?: readonly (keyof FaceOffsets)[] } = {
  nose: ['noseWidth', 'noseLength', 'noseTip'],
  eyeShape: ['eyeOpening', 'eyeWidth'],
  eyeSize: ['eyeOpening', 'eyeWidth'],
  browShape: ['browSlope', 'browArch'],
  browWeight: ['browDarkness'],
  cheeks: ['faceWidth', 'jaw'],
  mouthWidth: ['smile'],
};

type Trait = keyof typeof DECIDED;

const isStep = (trait: string): trait is StepTrait => trait in TRAIT_STEPS;

/** Whether the editor marks the same picture for both. */
const isSameChoice = (trait: Trait, one: Character, other: Character): boolean =>
  isStep(trait) ? nearestStep(trait, one[trait]) === nearestStep(trait, other[trait]) : one[trait] === other[trait];

/** A step that the photo's own measure is nearest to means that measure. */
const restoreMeasures = (change: Partial<Character>, first: Character): Partial<Character> => {
  const measures = (Object.keys(change) as Trait[])
    .filter((trait) => isStep(trait) && isSameChoice(trait, { ...first, ...change }, first))
    .map((trait) => [trait, first[trait]]);
  return { ...change, ...Object.fromEntries(measures) };
};

/** The offsets after a change, for heroes of the first edition. */
function replaceFace(character: Character, change: Partial<Character>, first: Character | null): FaceOffsets | null {
  const decided = (Object.keys(change) as (keyof Character)[]).flatMap((trait) => DECIDED[trait] ?? []);
  const { face } = character;
  if (!face || decided.length === 0) return null;
  const isRead = (name: keyof FaceOffsets) =>
    (Object.keys(DECIDED) as Trait[]).every(
      (trait) => !DECIDED[trait]?.includes(name) || (first && isSameChoice(trait, { ...character, ...change }, first)),
    );
  const numbers = decided.map((name) => [name, (isRead(name) && first?.face?.[name]) || USUAL_FACE[name]]);
  return { ...face, ...Object.fromEntries(numbers) };
}

/** The face shape after a change: a chosen trait's own numbers, or the photo's again where nothing else is chosen. */
function replaceShape(character: Character, change: Partial<Character>, first: Character | null): FaceShape | null {
  const { faceShape } = character;
  const changed = SHAPE_TRAITS.filter((trait) => trait in change);
  if (!faceShape || changed.length === 0) return null;
  const wanted = { ...character, ...change };
  const isOwn = (trait: ShapeTrait) => first?.faceShape !== undefined && isSameChoice(trait, wanted, first);
  const numbers = changed.flatMap((trait) => {
    const chosen = shapeOfTrait(trait, wanted);
    return namesOf(trait).map((name) => {
      const deciders = SHAPE_TRAITS.filter((other) => namesOf(other).includes(name));
      const own = deciders.every(isOwn) ? first?.faceShape?.[name] : undefined;
      return [name, own ?? chosen[name] ?? 0] as const;
    });
  });
  return { ...faceShape, ...Object.fromEntries(numbers) };
}

/**
 * The parent's change of a character: a trait that the parent chooses is drawn as its picture in the editor shows it, so
 * the photo's numbers for the same thing give way. Where the parent returns to the choice of `first`, the hero as the
 * photo was read, its numbers return as well.
 */
export function replaceOffsets(
  character: Character,
  wanted: Partial<Character>,
  first: Character | null = null,
): Partial<Character> {
  const change = first ? restoreMeasures(wanted, first) : wanted;
  const face = replaceFace(character, change, first);
  const faceShape = replaceShape(character, change, first);
  return { ...(face && { face }), ...(faceShape && { faceShape }), ...change };
}

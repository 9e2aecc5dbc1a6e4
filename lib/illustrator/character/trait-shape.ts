import { AVERAGE_FACE, FACE_SHAPE_NAMES, type FaceShape } from '@/lib/photos';
import type { Character } from './character';
import { nearestStep, type Step, type StepTrait } from './steps';

type Numbers = Partial<FaceShape>;
type Choices<Choice extends string> = Readonly<Record<Choice, Numbers>>;

/** What a trait that the parent chooses draws, in numbers of the face shape; what a choice does not name is usual. */
export const TRAIT_SHAPES = {
  nose: {
    button: {},
    round: { noseWidth: 0.3, noseBall: 0.7 },
    broad: { noseWidth: 0.8, noseBall: 0.2 },
    small: { noseWidth: -0.7, noseLength: -0.6 },
    long: { noseLength: 0.9, noseTip: -0.3 },
    up: { noseLength: -0.3, noseTip: 0.9 },
  },
  eyeShape: {
    round: { eyeOpening: 0.5 },
    almond: { eyeOpening: -0.3, eyeWidth: 0.4, lidPeak: -0.3 },
    hooded: { eyeOpening: -0.5, lidFold: -0.6 },
    monolid: { eyeOpening: -0.5, eyeWidth: 0.2, lidFold: -1 },
    droopy: { eyeOpening: -0.2, lidPeak: -0.6 },
    upturned: { eyeOpening: -0.2, lidPeak: 0.6 },
  },
  browShape: { soft: {}, straight: { browArch: -0.8 }, arched: { browArch: 0.9 }, bushy: { browThickness: 0.8 } },
  eyeSize: { less: { eyeWidth: -0.6, eyeOpening: -0.4 }, usual: {}, more: { eyeWidth: 0.6, eyeOpening: 0.4 } },
  eyeTilt: { less: { eyeTilt: -0.8 }, usual: {}, more: { eyeTilt: 0.8 } },
  browWeight: {
    less: { browThickness: -0.8, browDarkness: -0.5 },
    usual: {},
    more: { browThickness: 0.8, browDarkness: 0.5 },
  },
  cheeks: {
    less: { faceWidth: -0.5, cheeks: -0.8, jaw: -0.4 },
    usual: {},
    more: { faceWidth: 0.5, cheeks: 0.8, jaw: 0.4 },
  },
  mouthWidth: { less: { mouthWidth: -0.8 }, usual: {}, more: { mouthWidth: 0.8 } },
  earSize: { less: { ears: -0.7 }, usual: {}, more: { ears: 0.9 } },
} as const satisfies { readonly [Trait in keyof Character]?: Choices<Trait extends StepTrait ? Step : string> };
export type ShapeTrait = keyof typeof TRAIT_SHAPES;

export const SHAPE_TRAITS = Object.keys(TRAIT_SHAPES) as readonly ShapeTrait[];
const STEPPED: readonly ShapeTrait[] = ['eyeSize', 'eyeTilt', 'browWeight', 'cheeks', 'mouthWidth', 'earSize'];

/** The numbers that a trait decides, whatever is chosen. */
export const namesOf = (trait: ShapeTrait): readonly (keyof FaceShape)[] => [
  ...new Set(Object.values(TRAIT_SHAPES[trait]).flatMap((numbers) => Object.keys(numbers) as (keyof FaceShape)[])),
];

/** The numbers of a trait as a character has it chosen. */
export function shapeOfTrait(trait: ShapeTrait, character: Pick<Character, ShapeTrait>): Numbers {
  const choice = STEPPED.includes(trait)
    ? nearestStep(trait as StepTrait, character[trait] as number)
    : (character[trait] as string);
  const chosen: Numbers = (TRAIT_SHAPES[trait] as Choices<string>)[choice] ?? {};
  return Object.fromEntries(namesOf(trait).map((name) => [name, chosen[name] ?? 0]));
}

/** The face that a hero's traits draw together, for one whom no photo told. */
export function faceShapeFromTraits(character: Pick<Character, ShapeTrait>): FaceShape {
  const shapes = SHAPE_TRAITS.map((trait) => shapeOfTrait(trait, character));
  const sumOf = (name: keyof FaceShape) => shapes.reduce((sum, shape) => sum + (shape[name] ?? 0), 0);
  const tenths = FACE_SHAPE_NAMES.map((name) => [name, Math.round(Math.min(1, Math.max(-1, sumOf(name))) * 10) / 10]);
  return { ...AVERAGE_FACE, ...Object.fromEntries(tenths) };
}

export {
  REFUSAL_REASONS as ADVANCED_REFUSALS,
  type RefusalReason as AdvancedRefusal,
} from './advanced/refusal-reasons';
export { type Character, type Child, characterSchema, childSchema } from './character/character';
export { defaultCharacter } from './character/default';
export type { Family, Pet, Relative } from './character/family';
export { BALDNESS, BEARDS, DOG_EARS, FAMILY_ROLES, type FamilyRole, PETS } from './character/family-roles';
export { type CharacterGuess, type ChildTraits, characterFromReading } from './character/from-photo/character';
export { type ReadRelative, type ReadTrait, relativeFromReading } from './character/from-photo/relative';
export { hasOwnFace } from './character/own-face';
export { type ReadHero, readHero } from './character/read-hero';
export { replaceOffsets } from './character/replace-offsets';
export { siblingOf } from './character/sibling';
export { nearestStep, STEPS, type Step, type StepTrait, TRAIT_STEPS } from './character/steps';
export { adjustLightness, nearestTone, TONES, type ToneTrait } from './character/tones';
export {
  BROW_SHAPES,
  EYE_SHAPES,
  GLASSES,
  HAIR_STYLES,
  type HairStyle,
  HEADWEAR,
  NOSES,
} from './character/trait-values';
export { withoutReading } from './character/without-reading';
export { describePicture } from './describe/describe';
export { describeHero } from './describe/hero';
export { describeScene } from './describe/scene';
export { describeSheet } from './describe/sheet';
export { lightness as getLightness } from './paint/color';
export { type FamilyKinds, familyScene, relativeScene } from './render/family';
export { portraitScene } from './render/portrait';
export { type Drawing, type DrawRequest, type ImageModel, isSpreadScene, type SceneRequest } from './request';
export { REQUEST_LIMIT } from './requests/limit';
export { type Scene, type SceneInput, sceneSchema } from './scene';
export {
  type Box,
  type PictureSceneInput,
  type SpreadScene,
  type SpreadSceneInput,
  spreadSceneSchema,
} from './spread/schema';
export { SPREAD_UNITS } from './spread/units';

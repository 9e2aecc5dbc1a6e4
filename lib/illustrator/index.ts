export { type Character, characterSchema, GLASSES, HAIR_STYLES, type HairStyle, HEADWEAR, NOSES } from './character';
export { type CharacterGuess, type ChildFacts, characterFromReading } from './character-from-photo';
export { describePicture } from './describe';
export { describeHero } from './describe-hero';
export { describeScene } from './describe-scene';
export { describeSheet } from './describe-sheet';
export type { Drawing, DrawRequest, ImageModel } from './request';
export { EXPRESSIONS, type Scene, type SceneInput, sceneSchema } from './scene';

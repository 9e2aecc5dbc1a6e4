export { type Character, characterSchema, GLASSES, HAIR_STYLES, type HairStyle, HEADWEAR, NOSES } from './character';
export { type CharacterGuess, type ChildFacts, characterFromReading } from './character-from-photo';
export { describeHero, describePicture } from './describe';
export type { Drawing, DrawRequest, ImageModel } from './request';
export { EXPRESSIONS, type Scene, type SceneInput, sceneSchema } from './scene';

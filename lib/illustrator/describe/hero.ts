import type { Character } from '../character/character';
import { computePaintedSkin } from '../character/from-photo/painted-skin';
import { describeOffsets } from './face';
import { describeHairShape } from './hair';
import {
  colorWords,
  EYES,
  eyeShapeWords,
  glassesWords,
  HAIR,
  hairWords,
  headwearWords,
  joinWords,
  noseWords,
  plainWords,
  SKIN,
  THINGS,
} from './words';

/** Describes the child in words, the same on every page. It contains no name. */
export function describeHero(character: Character): string {
  const heads = (2.62 + 0.135 * character.age).toFixed(1);
  const traits = [...faceWords(character), ...wornWords(character)];
  return `a ${character.age}-year-old ${character.gender}, ${heads} heads tall: ${joinWords(traits)}`;
}

function faceWords(character: Character): ReadonlyArray<string | false> {
  const cut = character.hairShape
    ? describeHairShape(character.hairShape, character.hairStyle)
    : hairWords(character.hairStyle);
  const hair = `${cut}, ${colorWords(HAIR, character.hairColor)}`;
  const eyes = [
    character.eyeSize > 1.08 && 'big',
    character.eyeShape !== 'round' && eyeShapeWords(character.eyeShape),
    colorWords(EYES, character.eyeColor),
    'eyes',
  ];
  return [
    colorWords(SKIN, computePaintedSkin(character.skin)),
    character.headwear !== 'hijab' && hair,
    eyes.filter(Boolean).join(' '),
    noseWords(character.nose),
    character.cheeks > 0.65 && 'round cheeks',
    character.cheeks < 0.3 && 'a narrow face',
    character.browWeight > 1.25 && 'strong eyebrows',
    character.browShape !== 'soft' && `${plainWords(character.browShape)} eyebrows`,
    character.earSize > 1.18 && 'big ears',
    character.mouthWidth > 1.12 && 'a wide mouth',
    ...describeOffsets(character),
    character.freckles && 'freckles',
    character.dimples && 'dimples',
    character.gapTooth && 'a gap between the front teeth',
  ];
}

function wornWords(character: Character): ReadonlyArray<string | false> {
  const { glasses, glassesColor, headwear, headwearColor } = character;
  return [
    glasses !== 'none' && `${glassesWords(glasses)} ${colorWords(THINGS, glassesColor)} glasses`,
    headwear !== 'none' && `a ${colorWords(THINGS, headwearColor)} ${headwearWords(headwear)}`,
    character.hearingAid && 'a hearing aid behind one ear',
    character.wheelchair && 'in a wheelchair',
  ];
}

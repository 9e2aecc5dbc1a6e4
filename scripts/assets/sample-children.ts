import type { z } from 'zod';
import { type Character, characterSchema } from '@/lib/illustrator/character/character';
import { faceShapeFromTraits } from '@/lib/illustrator/character/trait-shape';
import type { FaceShape } from '@/lib/photos';

type CharacterInput = z.input<typeof characterSchema>;

const LOOKS = {
  noam: {
    age: 6,
    gender: 'boy',
    skin: '#eab48c',
    hairColor: '#5a3a24',
    hairStyle: 'tousled',
    eyeColor: '#5b3a22',
    gapTooth: true,
  },
  amara: {
    age: 5,
    gender: 'girl',
    skin: '#6b4229',
    hairColor: '#1d1717',
    hairStyle: 'afro',
    eyeColor: '#3a2417',
    eyeShape: 'almond',
    nose: 'broad',
  },
  freya: {
    age: 7,
    gender: 'girl',
    skin: '#fbe0d0',
    hairColor: '#d8722f',
    hairStyle: 'braids',
    eyeColor: '#5f93c4',
    freckles: true,
    nose: 'up',
    browShape: 'arched',
  },
  yusuf: {
    age: 8,
    gender: 'boy',
    skin: '#c68e65',
    hairColor: '#241813',
    hairStyle: 'curlyShort',
    eyeColor: '#4a2d1b',
    glasses: 'square',
    glassesColor: '#33507a',
    browShape: 'bushy',
    browWeight: 1.4,
    eyeShape: 'droopy',
  },
  mei: {
    age: 4,
    gender: 'girl',
    skin: '#f0c9a4',
    hairColor: '#17131a',
    hairStyle: 'bob',
    eyeColor: '#2e1e18',
    eyeShape: 'monolid',
    nose: 'small',
    cheeks: 0.9,
  },
  maryam: {
    age: 9,
    gender: 'girl',
    skin: '#d8a47c',
    hairColor: '#2c1d18',
    hairStyle: 'longFringe',
    eyeColor: '#6a4a2a',
    headwear: 'hijab',
    headwearColor: '#3e8f8a',
    eyeShape: 'upturned',
  },
  otis: {
    age: 3,
    gender: 'boy',
    skin: '#8a5a3a',
    hairColor: '#20160f',
    hairStyle: 'coilyShort',
    eyeColor: '#452a18',
    dimples: true,
    nose: 'round',
    earSize: 1.2,
  },
  lev: {
    age: 10,
    gender: 'boy',
    skin: '#f3cdb2',
    hairColor: '#c9a465',
    hairStyle: 'sideFringe',
    eyeColor: '#6f9a6a',
    eyeShape: 'hooded',
    nose: 'long',
    cheeks: 0.2,
  },
  zuri: {
    age: 6,
    gender: 'girl',
    skin: '#4c2c1c',
    hairColor: '#120d0c',
    hairStyle: 'puffs',
    eyeColor: '#2a1a12',
    glasses: 'round',
    glassesColor: '#e2574c',
    dimples: true,
  },
  tamar: {
    age: 8,
    gender: 'girl',
    skin: '#e0a57e',
    hairColor: '#3b2417',
    hairStyle: 'curlyLong',
    eyeColor: '#7a5a2c',
    browShape: 'straight',
    hearingAid: true,
  },
  adam: {
    age: 7,
    gender: 'boy',
    skin: '#b47a52',
    hairColor: '#171211',
    hairStyle: 'short',
    eyeColor: '#3d2a1c',
    headwear: 'kippah',
    headwearColor: '#3d64a8',
    mouthWidth: 1.2,
  },
  sasha: {
    age: 1,
    gender: 'boy',
    skin: '#fbdcc8',
    hairColor: '#e3c887',
    hairStyle: 'wisps',
    eyeColor: '#6ea0cc',
    cheeks: 1,
  },
} satisfies Record<string, CharacterInput>;

export type ChildName = keyof typeof LOOKS;

/** The children's own faces, where their traits do not say enough of them. */
const FACES: Readonly<Partial<Record<ChildName, Partial<FaceShape>>>> = {
  noam: { smile: 0.5, mouthOpening: 0.3, teeth: 0.6, faceWidth: 0.2 },
  amara: { smile: 0.3, lowerLip: 0.5, upperLip: 0.4, eyeHeight: 0.2 },
  freya: { smile: 0.5, mouthOpening: 0.2, teeth: 0.5, faceWidth: -0.3, chin: -0.2 },
  yusuf: { smile: 0.2, noseLength: 0.4, faceWidth: -0.3 },
  mei: { smile: 0.2, cheeks: 0.6, mouthWidth: -0.3 },
  maryam: { smile: 0.4, faceWidth: -0.2 },
  otis: { smile: 0.4, lowerLip: 0.4, noseWidth: 0.4 },
  lev: { smile: 0.1, chin: 0.3 },
  zuri: { smile: 0.6, mouthOpening: 0.3, teeth: 0.7, noseWidth: 0.4, lowerLip: 0.4 },
  tamar: { smile: 0.2, noseLength: 0.3 },
  adam: { smile: 0.4, teeth: 0.4, mouthOpening: 0.1 },
  sasha: { smile: 0.2, eyeGap: 0.3, noseTip: 0.4 },
};

/** Twelve very different children of the first edition: they have no face of their own. */
export const FIRST_EDITION_CHILDREN = Object.fromEntries(
  Object.entries(LOOKS).map(([name, look]) => [name, characterSchema.parse(look)]),
) as Readonly<Record<ChildName, Character>>;

/** Twelve very different children, drawn on covers and samples, contact sheets and visual tests. */
export const SAMPLE_CHILDREN = Object.fromEntries(
  Object.entries(FIRST_EDITION_CHILDREN).map(([name, child]) => [
    name,
    { ...child, faceShape: { ...faceShapeFromTraits(child), ...FACES[name as ChildName] } },
  ]),
) as Readonly<Record<ChildName, Character>>;

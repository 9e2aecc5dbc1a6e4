import type { Character } from '../character/character';
import { type Scene, sceneSchema } from '../scene';

/** Below these offsets a child looks earnest in its photo. */
const EARNEST = { smile: 0, mouthOpening: 0.1 };

/** A child who laughs in its photo laughs in its portrait; an earnest one smiles with its lips closed. */
const portraitExpression = ({ face }: Pick<Character, 'face'>) =>
  face && face.smile < EARNEST.smile && face.mouthOpening < EARNEST.mouthOpening ? 'calm' : 'joy';

/** The bust portrait that the parent approves. */
export const portraitScene = (hero: Pick<Character, 'face'> = {}, outfit = 'stripes'): Scene =>
  sceneSchema.parse({
    stage: 'portrait',
    palette: 'warm',
    hero: { pose: 'portrait', slot: 'bust', expression: portraitExpression(hero), outfit },
  });

import type { Character } from '../character/character';
import { type Scene, sceneSchema } from '../scene';

/** Below these offsets the lips are closed in the photo, or parted without a smile. */
const [CLOSED, PARTED] = [-0.1, 0.1];

/** A child who laughs in its photo laughs in its portrait; every other one smiles as it does, with its lips closed. */
function portraitExpression({ face }: Pick<Character, 'face'>): 'calm' | 'joy' {
  if (!face) return 'joy';
  return face.mouthOpening < (face.smile < 0 ? PARTED : CLOSED) ? 'calm' : 'joy';
}

/** The bust portrait that the parent approves. */
export const portraitScene = (hero: Pick<Character, 'face'> = {}, outfit = 'stripes'): Scene =>
  sceneSchema.parse({
    stage: 'portrait',
    palette: 'warm',
    hero: { pose: 'portrait', slot: 'bust', expression: portraitExpression(hero), outfit },
  });

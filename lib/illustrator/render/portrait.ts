import { type Scene, sceneSchema } from '../scene';

/** The bust portrait that the parent approves. */
export const portraitScene = (outfit = 'stripes'): Scene =>
  sceneSchema.parse({
    stage: 'portrait',
    palette: 'warm',
    hero: { pose: 'portrait', slot: 'bust', expression: 'joy', outfit },
  });

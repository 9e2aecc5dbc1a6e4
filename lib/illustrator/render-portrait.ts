import { type Scene, sceneSchema } from './scene';

/** The bust by which a parent judges the character. */
export const portraitScene = (outfit = 'stripes'): Scene =>
  sceneSchema.parse({
    stage: 'portrait',
    palette: 'warm',
    hero: { pose: 'portrait', slot: 'bust', expression: 'joy', outfit },
  });

import { type Hero, third } from '../../picture-parts';

/** The one who counts: knocks, steps, lights, and who is in the bed. */
export const last = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => third({ ...figure, outfit: 'lilacCoat' });

export const lastInBed = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  third({ ...figure, outfit: 'dottedPajamas' });

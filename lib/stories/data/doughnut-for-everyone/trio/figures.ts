import { type Hero, third } from '../../picture-parts';

/** The one who knocks. */
export const last = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  third({ ...figure, outfit: 'raspberrySweater' });

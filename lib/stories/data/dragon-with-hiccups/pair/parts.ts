import { type Hero, second } from '../../picture-parts';
import { OUTFIT } from '../picture/parts';

/** The one who dares, and has the sandwich. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUTFIT });

/** The one who counts, and asks. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'stripes' });

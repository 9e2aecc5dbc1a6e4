import { type Hero, second } from '../../picture-parts';
import { OUTFIT } from '../picture/parts';

/** The one with the magnifying glass. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUTFIT });

/** The one with the notebook. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'cardigan' });

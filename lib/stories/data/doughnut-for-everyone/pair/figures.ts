import { type Hero, second } from '../../picture-parts';
import { OUTFIT } from '../picture/parts';

/** The one who carries the doughnuts. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUTFIT });

/** The one who carries the light. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'cardigan' });

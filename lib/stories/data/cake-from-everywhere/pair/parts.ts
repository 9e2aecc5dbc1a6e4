import { type Hero, second } from '../../picture-parts';
import { IN_THE_SNOW, OUT } from '../picture/parts';

/** The one who asks for everything. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUT });

/** The one who keeps count of everything. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'cardigan' });

export const firstInSnow = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: IN_THE_SNOW });

export const otherInSnow = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  second({ ...figure, outfit: IN_THE_SNOW });

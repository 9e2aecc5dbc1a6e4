import { type Hero, second } from '../../picture-parts';
import { FEAST, OUTFIT } from '../picture/parts';

/** The one who carries the plate. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUTFIT });

/** The one who looks into it. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'stripes' });

export const firstAtTheFeast = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: FEAST });

export const otherAtTheFeast = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  second({ ...figure, outfit: FEAST });

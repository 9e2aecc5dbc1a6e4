import type { CatalogueBook } from './model';

/** Children who begin to read need points; older ones rarely. */
const OLDEST_WITH_POINTS = 7;

/** Whether a new picture book has niqqud or tashkil unless its parent says otherwise; `null` where there is none to choose. */
export const getDefaultPoints = ({ pointed, ages }: Pick<CatalogueBook, 'pointed' | 'ages'>): boolean | null =>
  pointed ? (ages[0] ?? 0) <= OLDEST_WITH_POINTS : null;

import { second } from '../../picture-parts';
import { CLOTHES, type Hero, onRope, type Rope } from '../picture/parts';

/** The other child, in the same cloth. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: CLOTHES });

/** The other child on a straight rope. */
export const alsoPulls = (rope: Rope, x: number, scale: number, expression: Hero['expression']): Hero =>
  other({ pose: 'haulLean', expression, ...onRope(rope, x, scale) });

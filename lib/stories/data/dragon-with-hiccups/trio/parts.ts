import { type Hero, type Prop, third } from '../../picture-parts';
import { raised } from '../picture/parts';

/** The one who thinks of the napkin. */
export const last = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => third({ ...figure, outfit: 'cardigan' });

/** Both hands at the upper corners of a napkin there. */
export const holdsNapkin = (x: number, y: number, scale: number): NonNullable<Hero['hands']> => ({
  left: { at: { x: x - 70 * scale, y: y - 44 * scale }, shape: 'pinch', elbow: 'down', layer: 'front' },
  right: { at: { x: x + 70 * scale, y: y - 44 * scale }, shape: 'pinch', elbow: 'down', layer: 'front' },
});

export const napkinAt = (x: number, y: number, scale: number, depth: number, turn = 0): Prop => ({
  id: 'napkin',
  kind: 'stripedNapkin',
  at: raised(x, y, scale, depth),
  turn,
});

import { type Hero, third } from '../../picture-parts';

/** The one who listens. */
export const last = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  third({ ...figure, outfit: 'raspberrySweater' });

/** A hand behind the ear on this side of the picture. */
export const atEar = (side: 'left' | 'right'): NonNullable<Hero['hands']> => ({
  [side]: {
    at: { actor: 'third', part: `${side}Cheek`, offset: [side === 'left' ? -16 : 16, -16] },
    shape: 'cup',
    angle: side === 'left' ? -70 : -110,
    elbow: 'down',
    layer: 'front',
  },
});

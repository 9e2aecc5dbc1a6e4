export { GROUND, LAYERS } from '@/lib/illustrator/props/cake/colours';

export const INK = '#2f2033';

/** The penguin's shadow. */
export const SHADOW = '#6fa3dc';

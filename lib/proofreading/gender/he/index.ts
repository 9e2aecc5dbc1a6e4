import type { Check } from '../../model';

/** Hebrew words about the hero in the other gender. */
export const checkHebrew: Check = () => [];

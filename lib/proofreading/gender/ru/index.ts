import type { Check } from '../../model';

/** Russian words about the hero in the other gender. */
export const checkRussian: Check = () => [];

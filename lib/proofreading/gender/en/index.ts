import type { Check } from '../../model';

/** English words about the hero in the other gender. */
export const checkEnglish: Check = () => [];

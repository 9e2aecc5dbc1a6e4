import type { Check } from '../../model';

/** Arabic words about the hero in the other gender. */
export const checkArabic: Check = () => [];

import { CHILD_LIMITS } from '@/lib/books';

const { min, max } = CHILD_LIMITS.age;

/** Every age that a book is made for, in years. */
export const AGES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const GENDERS_IN_ORDER = ['girl', 'boy'] as const;

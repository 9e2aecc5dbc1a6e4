import { CHILD_LIMITS } from '@/lib/books';
import type { Gender } from '@/lib/catalogue';

const { min, max } = CHILD_LIMITS.age;

/** Every age that a book is made for, in years. */
export const AGES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const GENDERS_IN_ORDER = ['girl', 'boy'] as const;

/** What is suggested for a child of whom nobody has said it; only a person makes it known. Age in years. */
export type ChildGuess = { readonly gender: Gender; readonly age: number };

type Choice = { readonly value: string; readonly label: string };

/**
 * The choice that a typed letter means, as in a list of the browser: the next one after `current` that begins with it;
 * `null` where none does.
 */
export function findChoice(choices: readonly Choice[], typed: string, current: string): string | null {
  const letter = typed.toLocaleLowerCase();
  const from = choices.findIndex(({ value }) => value === current) + 1;
  const inTurn = [...choices.slice(from), ...choices.slice(0, from)];
  return inTurn.find(({ label }) => label.trim().toLocaleLowerCase().startsWith(letter))?.value ?? null;
}

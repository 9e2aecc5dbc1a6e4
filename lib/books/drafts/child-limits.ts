/**
 * Limits of the child form (§5 child name, §3 Child): name length in graphemes, so a letter with its
 * marks counts once, what it calls a relative (§10 relatives), age in years, and which
 * birthday a story is about (§10 birthdays).
 */
export const CHILD_LIMITS = {
  name: { min: 2, max: 30 },
  relativeName: { max: 16 },
  age: { min: 1, max: 10 },
  birthday: { min: 2, max: 10 },
} as const;

/** The age in a new draft and in an empty form (spec §3). */
export const DEFAULT_AGE = 5;

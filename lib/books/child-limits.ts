/**
 * What a child's form takes (rulings, "child's name"; spec §9 "Ages"): characters as a reader counts them, a letter with
 * its marks is one; and years.
 */
export const CHILD_LIMITS = { name: { min: 2, max: 30 }, age: { min: 1, max: 10 } } as const;

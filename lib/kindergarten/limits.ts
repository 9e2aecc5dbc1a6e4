/** Spec §9 "Input limits": books of a class order, and photos that are sent together. */
export const CLASS_LIMITS = {
  minBooks: 10,
  maxChildren: 200,
  photosAtOnce: 50,
  name: { min: 2, max: 120 },
  /** Of a child, on its label. */
  fullName: { max: 80 },
} as const;

/** Whether this names a class or a person: one letter does not. */
export const isClassName = (typed: string): boolean => typed.trim().length >= CLASS_LIMITS.name.min;

/** Days that a class link may stay open. */
export const MAX_LINK_DAYS = 90;

/** Version of the school's declaration for its photos; a new date whenever the text changes. */
export const DECLARATION_VERSION = '2026-11-28';

/** A child's name on lists and labels: letters of any script with their points, and the signs of names. */
export const FULL_NAME = /^[\p{L}\p{M}'’‘ʼ׳״". ,()־‐‑–-]*$/u;

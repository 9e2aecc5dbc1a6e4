import type { Fault, FaultKind } from '../model';

const AROUND = 18;

/** A fault at a place of the text, with some words around it. */
export const faultAt = (kind: FaultKind, text: string, index: number, length = 1): Fault => ({
  kind,
  excerpt: text.slice(Math.max(0, index - AROUND), index + length + AROUND).trim(),
});

/** A fault for each match of a pattern (with the flag `g`). */
export const faultsOf = (kind: FaultKind, text: string, pattern: RegExp): readonly Fault[] =>
  [...text.matchAll(pattern)].map((match) => faultAt(kind, text, match.index, match[0].length));

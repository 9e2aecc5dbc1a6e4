import type { Fault, FaultKind } from '../model';

const EXCERPT_MARGIN = 18;

/** Creates a fault at a position of the text, with some surrounding words. */
export const createFault = (kind: FaultKind, text: string, index: number, length = 1): Fault => ({
  kind,
  excerpt: text.slice(Math.max(0, index - EXCERPT_MARGIN), index + length + EXCERPT_MARGIN).trim(),
});

/** Creates a fault for each match of a pattern (with the flag `g`). */
export const findFaults = (kind: FaultKind, text: string, pattern: RegExp): readonly Fault[] =>
  [...text.matchAll(pattern)].map((match) => createFault(kind, text, match.index, match[0].length));

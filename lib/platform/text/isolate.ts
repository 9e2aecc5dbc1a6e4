export const FIRST_STRONG_ISOLATE = '\u2068';
export const POP_ISOLATE = '\u2069';

/** Isolates the direction of a name in a sentence, so that neither reorders the other: "Acme (2000) Ltd." in Hebrew. */
export const isolate = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`;

/** A text as a pattern (flags `u` or none) that matches it literally. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

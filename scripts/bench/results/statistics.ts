/** The middle of some numbers; of an even count the larger one of the two in the middle. 0 without any. */
export const getMedian = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

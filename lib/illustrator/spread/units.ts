// Apart from the schemas, which pages that only show a spread would load with it.

/** The two facing pages of an opened book, in stage units; a page is 1200 × 1200. The gutter is at x = 1200. */
export const SPREAD_UNITS = { width: 2400, height: 1200 } as const;

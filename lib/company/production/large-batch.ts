/** Of a transaction, in milliseconds: a large batch has thousands of books, each with an order of its own. */
export const LARGE_BATCH_TX = { maxWait: 20_000, timeout: 300_000 } as const;

/** Characters of a dedication (§5 dedication). Apart from the schema: every error text knows them. */
export const DEDICATION_LIMITS = { min: 2, max: 400 } as const;

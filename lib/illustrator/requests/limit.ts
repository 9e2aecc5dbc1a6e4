/** Requests have fewer characters than this (spec §5 and §9, "prompt under 40 characters"). */
export const REQUEST_LIMIT = 40;

/** Days for which the shop keeps what it counts and remembers of requests: limits, stored replies, used codes. */
export const REQUEST_DAYS = 1;

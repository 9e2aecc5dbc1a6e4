/** Days for which the content of an event stays that a payment company or a print house sent: disputes end before. */
export const EVENT_DAYS = 180;

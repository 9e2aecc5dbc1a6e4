/** What the staff may say of a book at a print house. */
export const MARKED_STATES = ['accepted', 'printing', 'shipped', 'ready_for_pickup', 'delivered'] as const;
export type MarkedState = (typeof MARKED_STATES)[number];

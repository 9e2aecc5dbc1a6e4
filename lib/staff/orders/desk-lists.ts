/** The lists of orders that the desk opens, in the order of its menu. */
export const DESK_LISTS = ['all', 'paid', 'confirm', 'production', 'printing', 'late', 'failed'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/** A list by its name in an address; an unknown one is the list of all orders. */
export const parseDeskList = (text: string): DeskList => DESK_LISTS.find((list) => list === text) ?? 'all';

/** The lists of orders that the desk opens, in the order of its menu. */
export const ORDER_LISTS = ['all', 'paid', 'confirm', 'making', 'printing', 'late', 'failed'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** A list by its name in an address; an unknown one is the list of all orders. */
export const parseOrderList = (text: string): OrderList => ORDER_LISTS.find((list) => list === text) ?? 'all';

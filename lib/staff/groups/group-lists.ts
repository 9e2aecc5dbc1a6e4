/** Whose books are ordered together. */
export const GROUP_KINDS = ['kindergarten', 'company'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
export const GROUP_FILTERS = ['both', ...GROUP_KINDS] as const;
export type GroupFilter = (typeof GROUP_FILTERS)[number];

/** By its name in an address; an unknown one is both. */
export const parseGroupFilter = (text: string): GroupFilter => GROUP_FILTERS.find((kind) => kind === text) ?? 'both';

/** The lists that the desk opens, in the order of its menu. */
export const GROUP_LISTS = ['all', 'open', 'transfer', 'deadline', 'done'] as const;
export type GroupList = (typeof GROUP_LISTS)[number];

/** A list by its name in an address; an unknown one is the list of all. */
export const parseGroupList = (text: string): GroupList => GROUP_LISTS.find((list) => list === text) ?? 'all';

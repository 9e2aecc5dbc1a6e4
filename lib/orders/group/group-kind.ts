/** Orders of many books: the one that pays, and its part for each book. */
export const GROUP_KINDS = ['kindergarten', 'company'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const isGroupKind = (kind: string): kind is GroupKind => GROUP_KINDS.some((one) => one === kind);

/** How a shared book names its hero (`Book.shareName`). */
export const SHARE_NAMES = ['first', 'full', 'hidden'] as const;
export type ShareName = (typeof SHARE_NAMES)[number];

/** The first word of a name: later words may be a surname (rulings, "Photos and names"). */
export const getFirstName = (childName: string): string => childName.trim().split(/\s+/u)[0] ?? '';

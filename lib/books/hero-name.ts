/** What others read of a shared book's hero (`Book.shareName`). */
export const SHARE_NAMES = ['first', 'full', 'hidden'] as const;
export type ShareName = (typeof SHARE_NAMES)[number];

/** The first word of a name: what comes after it may be a surname (rulings, "Sharing"). */
export const firstNameOf = (childName: string): string => childName.trim().split(/\s+/u)[0] ?? '';

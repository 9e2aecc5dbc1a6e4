const DAY_MS = 86_400_000;

/** Older drafts may belong to another user of the same computer: the parent confirms before adopting them. */
export const getAdoptableSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

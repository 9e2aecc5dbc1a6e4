/** Days that a photo and the features read from it are kept (rulings, "Photos and names"). */
export const RETENTION_DAYS = { draft: 30, digitalAfterDelivery: 30, unconfirmed: 90 } as const;

const DAY_MS = 86_400_000;
export const addDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

import type { StoragePort } from '@/lib/providers/storage/port';

/** Makes a short-lived link to a private object. */
export type Sign = StoragePort['signedUrl'];

const WINDOW_MS = 15 * 60_000;

/** End of the next quarter of an hour: links stay the same within a window, so that browsers can cache pictures. */
export const linkExpiry = (now: Date): Date => new Date((Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS);

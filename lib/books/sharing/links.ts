import type { StoragePort } from '@/lib/providers/storage/port';

/** Creates a short-lived URL of a private object. */
export type SignUrl = StoragePort['signedUrl'];

const WINDOW_MS = 15 * 60_000;

/** End of the next quarter hour: links stay the same within a window, so that browsers can cache pictures. */
export const getLinkExpiry = (now: Date): Date => new Date((Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS);

/** Failed attempts before we ask the parent. */
const MAX_RETRIES = 5;
const BASE_DELAY_MS = 1000;
const MAX_DELAY_MS = 16_000;

/** Errors that may go away: no response, or a server that is starting or busy. */
export const isTransientStatus = (status: number): boolean =>
  status === 0 || status === 502 || status === 503 || status === 504;

/**
 * Delay before the next attempt in milliseconds; `null` after the last one. Doubles each time.
 * @param failed number of failed attempts so far
 * @param luck jitter from 0 to 1, so that many phones do not retry at the same moment
 */
export function retryDelay(failed: number, luck: number): number | null {
  if (failed >= MAX_RETRIES) return null;
  return Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (failed - 1)) * (0.75 + luck / 2);
}

/** Retries at a busy server: about two minutes. */
const MAX_BUSY_RETRIES = 40;

/**
 * Delay before asking a busy server again in milliseconds; `null` after the last retry.
 * @param refused how often it was busy so far
 * @param seconds the server's own Retry-After
 */
export const retryAfterDelay = (refused: number, seconds: unknown, luck: number): number | null =>
  refused > MAX_BUSY_RETRIES ? null : (typeof seconds === 'number' ? seconds : 3) * 1000 * (0.75 + luck / 2);

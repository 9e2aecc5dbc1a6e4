/** Tries without any progress before the parent is asked. */
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 16_000;

/** What broke on the way and may work the next time: no answer, or a server that is just starting or full. */
export const mayPass = (status: number): boolean => status === 0 || status === 502 || status === 503 || status === 504;

/**
 * How long to wait before the next try, in milliseconds; `null` when enough were made. Doubles each time.
 * @param failed tries that failed so far
 * @param luck from 0 to 1: so that a thousand phones do not return in the same moment
 */
export function waitBeforeNext(failed: number, luck: number): number | null {
  if (failed >= MOST_TRIES) return null;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failed - 1)) * (0.75 + luck / 2);
}

/** Times that a photo stands in line at a full server: two minutes and more. */
const MOST_BUSY = 40;

/**
 * How long to wait before asking a full server again, in milliseconds; `null` when it was asked often enough.
 * @param refused times that it was full so far
 * @param seconds what it says itself
 */
export const waitWhileBusy = (refused: number, seconds: unknown, luck: number): number | null =>
  refused > MOST_BUSY ? null : (typeof seconds === 'number' ? seconds : 3) * 1000 * (0.75 + luck / 2);

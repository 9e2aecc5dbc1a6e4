import { ERROR_ID_LENGTH, ERROR_NAME, toCode } from '@/lib/platform/error-id';
import { stripIds } from '@/lib/tracking';

/** Errors that were reported, because a screen may be shown several times for one error. */
const reportedIds = new WeakMap<Error, string>();

/** Sends a report, once more when a lost connection is back: a page often fails because the connection did. */
function send(report: object): void {
  // Not `sendJson`: an error screen uses as little of the shop as possible, and outlives the page.
  const post = () =>
    fetch('/api/errors', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'gibori' },
      body: JSON.stringify(report),
    });
  post().catch(() => window.addEventListener('online', () => void post().catch(() => undefined), { once: true }));
}

/**
 * Reports an error that only this browser knows, once, and returns the id under which the log has it. The report holds
 * the error's class and the form of the page's path: never the message, the stack or an address, which may name people.
 */
export function reportError(error: unknown): string {
  const known = error instanceof Error && reportedIds.get(error);
  if (known) return known;
  const errorId = toCode(crypto.getRandomValues(new Uint8Array(ERROR_ID_LENGTH)));
  if (error instanceof Error) reportedIds.set(error, errorId);
  const name = error instanceof Error && ERROR_NAME.test(error.name) ? error.name : typeof error;
  send({ errorId, name, route: stripIds(window.location.pathname) });
  return errorId;
}

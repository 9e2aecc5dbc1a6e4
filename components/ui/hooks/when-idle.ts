/** Runs a callback when the browser is idle, or after `atMostMs` at the latest. */
export function whenIdle(run: () => void, atMostMs = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: atMostMs });
  // Safari has no requestIdleCallback.
  else setTimeout(run, 200);
}

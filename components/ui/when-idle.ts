/** Runs what the first paint does not need once the browser has time for it, after `atMostMs` in any case. */
export function whenIdle(run: () => void, atMostMs = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: atMostMs });
  // Safari lacks it.
  else setTimeout(run, 200);
}

type Options<Progress> = {
  readonly onProgress: (progress: Progress) => void;
  /** Requests the progress once, when events are not available. */
  readonly fetchProgress: () => Promise<Progress>;
};

/** Consecutive failures after which polling replaces events for a while. */
const MAX_FAILURES = 3;
/** Polling interval. */
const POLL_INTERVAL_MS = 5000;
/** How long to poll before trying events again. */
const POLL_DURATION_MS = 60_000;
/** Backoff after a refused connection or after the last event; doubles each time. */
const MIN_BACKOFF_MS = 3000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Follows progress with server-sent events. Polls every five seconds if the browser does not support them or they fail
 * three times. No connection is open while the page is hidden.
 * @returns a function that stops following
 */
export function followProgress<Progress>(url: string, { onProgress, fetchProgress }: Options<Progress>): () => void {
  let source: EventSource | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let failures = 0;
  let backoffMs = MIN_BACKOFF_MS;
  let last = '';

  let stopPolling = () => {};

  const close = () => {
    stopPolling();
    source?.close();
    source = null;
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const schedule = (work: () => void, ms: number) => {
    timers.push(setTimeout(work, ms));
  };
  const reopenLater = () => {
    close();
    schedule(open, backoffMs);
    backoffMs = Math.min(2 * backoffMs, MAX_BACKOFF_MS);
  };
  const pollForAWhile = () => {
    close();
    failures = 0;
    let polling = true;
    stopPolling = () => {
      polling = false;
    };
    const poll = () => {
      fetchProgress().then(
        (progress) => polling && onProgress(progress),
        () => undefined,
      );
      schedule(poll, POLL_INTERVAL_MS);
    };
    poll();
    if (typeof EventSource !== 'undefined') schedule(open, POLL_DURATION_MS);
  };
  const open = () => {
    close();
    if (typeof EventSource === 'undefined') return pollForAWhile();
    const eventSource = new EventSource(url);
    source = eventSource;
    eventSource.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      failures = 0;
      if (data !== last) backoffMs = MIN_BACKOFF_MS;
      last = data;
      onProgress(JSON.parse(data) as Progress);
    });
    // Without this the browser would reconnect by itself.
    eventSource.addEventListener('end', reopenLater);
    eventSource.addEventListener('error', () => {
      failures += 1;
      if (failures >= MAX_FAILURES) pollForAWhile();
      // After a refusal the browser does not reconnect; after a lost connection it does.
      else if (eventSource.readyState === eventSource.CLOSED) reopenLater();
    });
  };
  const onVisibility = () => {
    if (document.hidden) close();
    else open();
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}

export type ThrottledTask = {
  /** Runs as soon as `minIntervalMs` have passed since the last run; requests in between are combined. */
  readonly schedule: (minIntervalMs: number) => void;
  readonly stop: () => void;
};

/**
 * Repeats work whose runs must not overlap: on each request, and at the latest after the number of milliseconds that
 * the last run returned; `null` ends it.
 */
export function createThrottledTask(work: () => Promise<number | null>): ThrottledTask {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let stopped = false;
  /** When the last run ended and when the next one is due, on the clock of `performance`. */
  let endedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;
  /** The shortest interval that was requested during a run. */
  let requestedIntervalMs = Number.POSITIVE_INFINITY;

  const setTimer = (at: number) => {
    if (stopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, at - performance.now()));
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  const run = async () => {
    [running, dueAt, requestedIntervalMs] = [true, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const nextMs = await work();
    running = false;
    endedAt = performance.now();
    if (nextMs === null) stop();
    else setTimer(endedAt + Math.min(nextMs, requestedIntervalMs));
  };
  return {
    schedule(minIntervalMs) {
      if (running) requestedIntervalMs = Math.min(requestedIntervalMs, minIntervalMs);
      else setTimer(Math.max(performance.now(), endedAt + minIntervalMs));
    },
    stop,
  };
}

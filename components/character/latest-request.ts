/** Abort a request that runs longer than this (in milliseconds) for a newer input; a younger one may finish. */
const MIN_AGE_TO_ABORT_MS = 350;

type LatestRequestOptions<Wish, Answer> = {
  readonly send: (wish: Wish, signal: AbortSignal) => Promise<Answer>;
  readonly onResponse: (answer: Answer, wish: Wish) => void;
  /** The newest request failed. */
  readonly onError: () => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
};

/**
 * Runs one request at a time, always with the newest input, and skips inputs in between. Dragging a slider shows
 * results all along and ends with the last one.
 */
export function createLatestRequest<Wish, Answer>({
  send,
  onResponse,
  onError,
  now,
}: LatestRequestOptions<Wish, Answer>) {
  let running: { readonly abort: AbortController; readonly since: number } | null = null;
  let waiting: { readonly wish: Wish } | null = null;

  async function run(wish: Wish): Promise<void> {
    const mine = { abort: new AbortController(), since: now() };
    running = mine;
    waiting = null;
    const answered = await send(wish, mine.abort.signal).then(
      (answer) => ({ answer }),
      () => null,
    );
    if (running !== mine) return;
    running = null;
    if (answered) onResponse(answered.answer, wish);
    if (waiting) void run((waiting as { readonly wish: Wish }).wish);
    else if (!answered) onError();
  }
  return {
    request(wish: Wish): void {
      if (running && now() - running.since < MIN_AGE_TO_ABORT_MS) {
        waiting = { wish };
        return;
      }
      running?.abort.abort();
      void run(wish);
    },
    abort(): void {
      running?.abort.abort();
      running = null;
      waiting = null;
    },
  };
}

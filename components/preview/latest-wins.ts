/** A request older than this is given up for a newer wish, in milliseconds; a younger one is worth its answer. */
const WORTH_MS = 350;

type Options<Wish, Answer> = {
  readonly ask: (wish: Wish, signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer: (answer: Answer, wish: Wish) => void;
  /** The newest wish got no answer. */
  readonly onFailure: () => void;
  /** Milliseconds that only grow. */
  readonly now: () => number;
};

/**
 * Asks for one thing at a time, always for the newest wish: wishes that came between are skipped, so that dragging
 * shows answers all along and ends with the last.
 */
export function latestWins<Wish, Answer>({ ask, onAnswer, onFailure, now }: Options<Wish, Answer>) {
  let running: { readonly abort: AbortController; readonly since: number } | null = null;
  let waiting: { readonly wish: Wish } | null = null;

  async function run(wish: Wish): Promise<void> {
    const mine = { abort: new AbortController(), since: now() };
    running = mine;
    waiting = null;
    const answered = await ask(wish, mine.abort.signal).then(
      (answer) => ({ answer }),
      () => null,
    );
    if (running !== mine) return;
    running = null;
    if (answered) onAnswer(answered.answer, wish);
    if (waiting) void run((waiting as { readonly wish: Wish }).wish);
    else if (!answered) onFailure();
  }
  return {
    want(wish: Wish): void {
      if (running && now() - running.since < WORTH_MS) {
        waiting = { wish };
        return;
      }
      running?.abort.abort();
      void run(wish);
    },
    stop(): void {
      running?.abort.abort();
      running = null;
      waiting = null;
    },
  };
}

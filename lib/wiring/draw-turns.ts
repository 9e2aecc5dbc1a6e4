type Turn = { readonly due: number; readonly run: () => void };

type Rules = { readonly sideBySide: number; readonly now: () => number };

/** `patienceMs`: how long this lets those go first that came after it with less patience, in milliseconds. */
type TakeTurn = <Done>(patienceMs: number, work: () => Promise<Done>) => Promise<Done>;

/**
 * Lets so many pictures be drawn side by side and decides whose turn is next: by the order asked, yet who waits for a
 * first picture goes before who waits for a finished book, as long as that one has not waited for some seconds. So no
 * picture waits for ever.
 */
export function drawTurns({ sideBySide, now }: Rules): TakeTurn {
  const waiting: Turn[] = [];
  let running = 0;

  const next = () => {
    if (running >= sideBySide) return;
    const [first] = waiting.toSorted((a, b) => a.due - b.due);
    if (!first) return;
    waiting.splice(waiting.indexOf(first), 1);
    running += 1;
    first.run();
  };
  return (patienceMs, work) =>
    new Promise((resolve, reject) => {
      const run = () => {
        const ended = () => {
          running -= 1;
          next();
        };
        work().then(resolve, reject).finally(ended);
      };
      waiting.push({ due: now() + patienceMs, run });
      next();
    });
}

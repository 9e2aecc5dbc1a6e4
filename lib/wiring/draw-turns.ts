type Turn = { readonly due: number; readonly run: () => void };

type Rules<Request> = {
  readonly sideBySide: number;
  /** How long a picture lets those go first that came after it with less patience, in milliseconds. */
  readonly patienceMs: (request: Request) => number;
  readonly now: () => number;
};

/**
 * Lets so many pictures be drawn side by side and decides whose turn is next: by the order asked, yet who waits for a
 * first picture goes before who waits for a finished book, as long as that one has not waited for some seconds. So no
 * picture waits for ever.
 */
export function drawTurns<Request, Done>(
  draw: (request: Request) => Promise<Done>,
  { sideBySide, patienceMs, now }: Rules<Request>,
): (request: Request) => Promise<Done> {
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
  return (request) =>
    new Promise<Done>((resolve, reject) => {
      const run = () => {
        const ended = () => {
          running -= 1;
          next();
        };
        draw(request).then(resolve, reject).finally(ended);
      };
      waiting.push({ due: now() + patienceMs(request), run });
      next();
    });
}

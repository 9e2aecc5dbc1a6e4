import type { SketchDesk } from '@/lib/books/server';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';

/** Askers that may wait; a longer queue would only promise pictures that come too late. */
const MAX_WAITING = 16;
const REFUSED = fail('illustration_unavailable');

type Answer = Awaited<ReturnType<SketchDesk>>;
type Wish = {
  readonly request: DrawRequest;
  readonly signal: AbortSignal;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Draws one picture after the other. Each asker waits with one wish, the newest, at the place of the first: nobody
 * fills the queue alone. Whoever stopped waiting is passed over, so that a dragging finger leaves no queue behind; who
 * comes when too many wait is refused at once.
 */
export function sketchDesk(draw: (request: DrawRequest) => Promise<Drawing>): SketchDesk {
  // In the order in which they came; a newer wish takes the older one's place.
  const waiting = new Map<string, Wish>();
  let drawing = false;

  const drawAll = async (): Promise<void> => {
    if (drawing) return;
    drawing = true;
    for (const [asker, { request, signal, resolve, reject }] of waiting) {
      waiting.delete(asker);
      try {
        resolve(signal.aborted ? REFUSED : ok(await draw(request)));
      } catch (thrown) {
        reject(thrown);
      }
    }
    drawing = false;
  };

  return (request, { asker, signal }) =>
    new Promise((resolve, reject) => {
      const older = waiting.get(asker);
      if (!older && waiting.size >= MAX_WAITING) return resolve(REFUSED);
      older?.resolve(REFUSED);
      waiting.set(asker, { request, signal, resolve, reject });
      void drawAll();
    });
}

import type { SketchDesk } from '@/lib/books/server';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';

/** Wishes that may wait; a longer queue would only promise pictures that come too late. */
const MAX_WAITING = 16;

/**
 * Draws one picture after the other. Whoever stopped waiting is passed over, so that a dragging finger leaves no
 * queue behind; who comes when too many wait is refused at once.
 */
export function sketchDesk(draw: (request: DrawRequest) => Promise<Drawing>): SketchDesk {
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  return async (request, signal) => {
    if (waiting >= MAX_WAITING) return fail('illustration_unavailable');
    waiting += 1;
    const turn = queue.then(async () => {
      waiting -= 1;
      return signal.aborted ? fail('illustration_unavailable') : ok(await draw(request));
    });
    queue = turn.catch(() => undefined);
    return turn;
  };
}

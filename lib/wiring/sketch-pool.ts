import path from 'node:path';
import { Piscina } from 'piscina';
import type { SketchDesk } from '@/lib/books/server';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { fail, ok } from '@/lib/platform/result';

/** Wishes that may wait; a longer queue would only promise pictures that come too late. */
const MAX_WAITING = 16;
/** A parent thinks between two colours; starting a thread anew would be felt. */
const IDLE_MS = 5 * 60_000;

type Pool = Piscina<DrawRequest, Drawing>;
const shared = globalThis as { giboriSketchPool?: Pool };

/** One thread of the web process that draws small pictures at once; it starts with the first of them. */
function pool(): Pool {
  shared.giboriSketchPool ??= new Piscina<DrawRequest, Drawing>({
    // Found from the working directory: inside a bundle the file's own address says nothing.
    filename: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'wiring', 'draw-thread.ts'),
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return shared.giboriSketchPool;
}

let waiting = 0;
let queue: Promise<unknown> = Promise.resolve();

/** Draws one picture after the other; whoever stopped waiting is passed over, so that dragging leaves no queue. */
export const sketch: SketchDesk = async (request, signal) => {
  if (waiting >= MAX_WAITING) return fail('illustration_unavailable');
  waiting += 1;
  const turn = queue.then(async () => {
    waiting -= 1;
    return signal.aborted ? fail('illustration_unavailable') : ok(await pool().run(request));
  });
  queue = turn.catch(() => undefined);
  return turn;
};

import path from 'node:path';
import { Piscina } from 'piscina';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { sketchDesk } from './sketch-desk';

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

export const sketch = sketchDesk((request) => pool().run(request));

import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach } from 'vitest';

/** How much a worker may grow before it collects what its tests left, bytes. */
const MOST_GROWTH = 400 * 1024 ** 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let kept = process.memoryUsage.rss();

// The collector sees few bytes of a path or a gradient and waits, while the drawing engine holds many more for each: after
// a few hundred pictures a worker had taken ten gigabytes. What it collects is freed in a later turn of the event loop.
afterEach(async () => {
  if (process.memoryUsage.rss() < kept + MOST_GROWTH) return;
  collect();
  await setImmediate();
  kept = process.memoryUsage.rss();
});

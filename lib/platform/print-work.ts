import { availableParallelism } from 'node:os';
import { createPriorityQueue } from './priority-queue';

/** Threads that draw pictures. */
export const DRAW_THREADS = Math.min(availableParallelism(), 8);

/**
 * The queue of what takes hundreds of megabytes and seconds, and that nobody waits for at a screen: drawing a picture in
 * print size, typesetting a book. One core stays free for parents who wait.
 */
export const queuePrintWork = createPriorityQueue({
  concurrency: Math.max(1, DRAW_THREADS - 1),
  now: () => performance.now(),
});

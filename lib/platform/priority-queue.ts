import PQueue from 'p-queue';

type QueueOptions = { readonly concurrency: number; readonly now: () => number };

/** `delayMs`: how long later entries with a smaller delay may run first, in milliseconds. */
type Enqueue = <T>(delayMs: number, work: () => Promise<T>) => Promise<T>;

/**
 * A priority queue with limited concurrency. Entries run in the order of request plus delay: urgent pictures overtake
 * finished books for a few seconds, so that no entry waits forever.
 */
export function createPriorityQueue({ concurrency: sideBySide, now }: QueueOptions): Enqueue {
  const queue = new PQueue({ concurrency: sideBySide });
  // The earlier it is due, the higher its priority.
  return (delayMs, work) => queue.add(work, { priority: -(now() + delayMs) });
}

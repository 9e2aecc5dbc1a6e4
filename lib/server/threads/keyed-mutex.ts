import PQueue from 'p-queue';

type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Serializes work per key; different keys do not wait for each other. */
export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, PQueue>();
  const startQueue = (key: string): PQueue => {
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener('idle', () => queues.delete(key));
    queues.set(key, queue);
    return queue;
  };
  return (key, work) => (queues.get(key) ?? startQueue(key)).add(work);
}

import { type Listener, listenTo } from './listener';

/** The channel that the triggers of migration `progress_notifications` notify. */
const CHANNEL = 'progress';

/** For everyone who waits in a queue: their positions change when another drawing starts or ends. */
export const QUEUE_TOPIC = 'queue';

/** Topic of a notification: `book:<id>`, `order:<id>` or the queue. */
export type Topic = `book:${string}` | `order:${string}` | typeof QUEUE_TOPIC;

export type EventHub = {
  /** Calls `wake` at each notification of a topic, until the returned function is called. */
  readonly subscribe: (topics: readonly Topic[], wake: (topic: Topic | null) => void) => () => void;
  /** Ends every stream, for example when the process stops. */
  readonly close: () => Promise<void>;
  /** Aborted when the hub closes. */
  readonly closed: AbortSignal;
};

type Wake = (topic: Topic | null) => void;

/** Distributes the notifications of one database to the streams of this process, over one connection. */
export function createHub(connectionString: string): EventHub {
  const subscribers = new Map<string, Set<Wake>>();
  const closing = new AbortController();
  let listener: Listener | null = null;

  const wakeAll = () => {
    for (const wake of new Set([...subscribers.values()].flatMap((wakes) => [...wakes]))) wake(null);
  };
  const listen = (): Listener =>
    listenTo(connectionString, CHANNEL, {
      onNotification: (payload) => {
        for (const wake of [...(subscribers.get(payload) ?? [])]) wake(payload as Topic);
      },
      onConnected: wakeAll,
    });

  return {
    subscribe(topics, wake) {
      listener ??= listen();
      for (const topic of topics) {
        const wakes = subscribers.get(topic) ?? new Set();
        subscribers.set(topic, wakes.add(wake));
      }
      return () => {
        for (const topic of topics) {
          const wakes = subscribers.get(topic);
          wakes?.delete(wake);
          if (wakes?.size === 0) subscribers.delete(topic);
        }
      };
    },
    async close() {
      closing.abort();
      await listener?.close();
      listener = null;
    },
    closed: closing.signal,
  };
}

// Stored globally, because the development server reloads modules and the connection must survive that.
const shared = globalThis as { giboriHub?: { readonly url: string; readonly hub: EventHub } | undefined };

/** This process's hub, created by its first stream. */
export function getEventHub(connectionString: string): EventHub {
  if (shared.giboriHub?.url === connectionString) return shared.giboriHub.hub;
  const hub = createHub(connectionString);
  shared.giboriHub = { url: connectionString, hub };
  // On shutdown the web server waits for open requests, so open streams would delay it for minutes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void hub.close());
  return hub;
}

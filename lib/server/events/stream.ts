import { describeError, log } from '@/lib/platform/logging/log';
import type { EventHub, Topic } from './hub';
import { createThrottledTask } from './throttled-task';

/** Proxies end connections that are silent for 30 to 60 s. */
const HEARTBEAT_MS = 15_000;
/** How long the browser waits before it reconnects. */
const RETRY_MS = 2000;
/** After this time the browser reconnects, so its access is checked again. */
const LIFETIME_MS = 10 * 60_000;
/** Poll interval without notifications, because one may be lost with its connection. */
export const IDLE_POLL_MS = 15_000;
/** Maximum number of unread events; the stream of a client that does not read ends. */
const MAX_UNREAD = 32;

export type Snapshot<View> = {
  /** The data to send; nothing is sent when it is equal to the last one. */
  readonly view: View;
  /** No further change is expected: this is the last event. */
  readonly finished: boolean;
  /** Loads again after this time even without a notification. */
  readonly pollMs: number;
  /** Minimum milliseconds between two loads for a notification's topic; `null` when the topic is irrelevant. */
  readonly getMinIntervalMs: (topic: Topic | null) => number | null;
};

export type Followed<View> = {
  readonly topics: readonly Topic[];
  /** Loads the snapshot; `null` when it no longer exists or no longer belongs to the visitor. */
  readonly load: () => Promise<Snapshot<View> | null>;
};

type Options<View> = Followed<View> & {
  readonly hub: EventHub;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called once when the stream has ended for any reason. */
  readonly onEnd: () => void;
};

/** Abort reason when the client has cancelled the body, which is then already closed. */
const CANCELLED = 'cancelled';

/**
 * Streams progress as server-sent events (HTML Standard §9.2): an event `progress` with the whole view whenever it has
 * changed, `end` after the last one, and a comment as heartbeat.
 */
export function progressStream<View>(options: Options<View>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const ending = new AbortController();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => follow(options, controller, ending),
      cancel: () => ending.abort(CANCELLED),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  );
}

type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

/** Writes into the stream until it ends. */
function follow<View>(options: Options<View>, controller: Controller, ending: AbortController): void {
  const { hub, topics, signal, onEnd } = options;
  const encoder = new TextEncoder();
  const stop = () => ending.abort();
  const write = (text: string) => {
    if (ending.signal.aborted) return;
    if ((controller.desiredSize ?? 0) <= 0) stop();
    else controller.enqueue(encoder.encode(text));
  };
  const changes = createChangeReader(options, write);
  const updates = createThrottledTask(async () => {
    const nextMs = await changes.next();
    if (nextMs === null) stop();
    return nextMs;
  });
  // Subscribes before the first load, so that no change is missed.
  const unsubscribe = hub.subscribe(topics, (topic) => {
    const restMs = changes.restMs(topic);
    if (restMs !== null) updates.schedule(restMs);
  });
  const timers = [setInterval(() => write(': alive\n\n'), HEARTBEAT_MS), setTimeout(stop, LIFETIME_MS)];
  const causes = [signal, hub.closed];
  ending.signal.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer);
    for (const cause of causes) cause.removeEventListener('abort', stop);
    updates.stop();
    unsubscribe();
    if (ending.signal.reason !== CANCELLED) controller.close();
    onEnd();
  });
  for (const cause of causes) {
    cause.addEventListener('abort', stop);
    if (cause.aborted) stop();
  }
  write(`retry: ${RETRY_MS}\n\n`);
  updates.schedule(0);
}

/**
 * Loads snapshots and writes changed ones; `next` returns the delay until the next load, `null` after the last event.
 */
function createChangeReader<View>({ load: look }: Options<View>, write: (text: string) => void) {
  let last: string | undefined;
  let latest: Snapshot<View> | null = null;
  return {
    restMs: (topic: Topic | null) => (latest ? latest.getMinIntervalMs(topic) : 0),
    async next(): Promise<number | null> {
      try {
        latest = await look();
      } catch (error) {
        // The browser reconnects on its own.
        log.error({ event: 'stream_look', ...describeError(error) }, 'progress could not be read');
        return null;
      }
      const text = latest ? JSON.stringify(latest.view) : undefined;
      if (text !== undefined && text !== last) write(`event: progress\ndata: ${text}\n\n`);
      last = text;
      if (latest && !latest.finished) return latest.pollMs;
      write('event: end\ndata: {}\n\n');
      return null;
    },
  };
}

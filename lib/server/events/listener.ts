import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describeError, log } from '@/lib/platform/logging/log';

type Handlers = {
  readonly onNotification: (payload: string) => void;
  /** Connected or reconnected: earlier notifications may have been missed. */
  readonly onConnected: () => void;
};

export type Listener = { readonly close: () => Promise<void> };

/** Delay before the first reconnection; it doubles for each further one, up to the maximum. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 15_000;
/** A silently broken connection is detected by a query that gets no response. */
const PING_MS = 30_000;
const PING_TIMEOUT_MS = 5000;

/**
 * Listens to one channel of Postgres on a separate connection until it is closed; reconnects with exponential backoff.
 * The connection must not go through a transaction pooler, which drops LISTEN.
 */
export function listenTo(connectionString: string, channel: string, handlers: Handlers): Listener {
  const closing = new AbortController();
  let client: Client | null = null;
  let waitMs = FIRST_WAIT_MS;

  const session = async (): Promise<void> => {
    const opened = new Client({ connectionString, keepAlive: true, query_timeout: PING_TIMEOUT_MS });
    client = opened;
    const lost = new Promise<void>((resolve, reject) => {
      opened.on('error', reject);
      opened.on('end', resolve);
    });
    // Prevents an unhandled rejection when the connection breaks before the promise is awaited.
    lost.catch(() => undefined);
    opened.on('notification', ({ payload }) => payload && handlers.onNotification(payload));
    let ping: NodeJS.Timeout | undefined;
    try {
      await opened.connect();
      await opened.query(`LISTEN ${opened.escapeIdentifier(channel)}`);
      waitMs = FIRST_WAIT_MS;
      handlers.onConnected();
      const unanswered = new Promise<never>((_, reject) => {
        ping = setInterval(() => opened.query('SELECT 1').catch(reject), PING_MS);
      });
      await Promise.race([lost, unanswered]);
    } finally {
      clearInterval(ping);
      client = null;
      void opened.end().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await session().catch((error) => {
        if (!closing.signal.aborted) log.warn({ event: 'listen_lost', ...describeError(error) }, 'notifications lost');
      });
      if (closing.signal.aborted) return;
      // Jitter, so that many web processes do not reconnect to the same database at the same moment.
      await sleep(waitMs * (0.5 + Math.random() / 2), null, { signal: closing.signal }).catch(() => undefined);
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
    }
  };
  const ended = run();

  return {
    close: async () => {
      closing.abort();
      await client?.end().catch(() => undefined);
      await ended;
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Trouble = {
  /** Share of the requests that are answered with an error; half of them after the work was done. */
  readonly errors: number;
  /** Share that is never answered; half of them after the work was done. */
  readonly timeouts: number;
  readonly latencyMs: number;
};

export type TroubleCounts = { requests: number; errors: number; timeouts: number };

type Fate = 'works' | 'error' | 'timeout';

/** Decides what happens to the next request, and counts it; `null`: no trouble. */
export function createFates(read: () => Trouble | null) {
  const counts: TroubleCounts = { requests: 0, errors: 0, timeouts: 0 };
  return {
    counts,
    next(): { readonly fate: Fate; readonly latencyMs: number; readonly isDone: boolean } {
      const trouble = read();
      if (!trouble) return { fate: 'works', latencyMs: 0, isDone: true };
      const dice = Math.random();
      const fate: Fate =
        dice < trouble.errors ? 'error' : dice < trouble.errors + trouble.timeouts ? 'timeout' : 'works';
      counts.requests += 1;
      if (fate === 'error') counts.errors += 1;
      if (fate === 'timeout') counts.timeouts += 1;
      return { fate, latencyMs: trouble.latencyMs, isDone: fate === 'works' || Math.random() < 0.5 };
    },
  };
}

/** Headers of one connection, and `expect`, which `fetch` refuses. */
const OF_CONNECTION = ['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'expect'];
const isPassed = ([name]: readonly [string, unknown]): boolean => !OF_CONNECTION.includes(name);

async function forward({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer, target: string) {
  return fetch(new URL(url, target), {
    method,
    headers: Object.entries(headers)
      .filter(isPassed)
      .map(([name, value]) => [name, String(value)] as [string, string]),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

/** An HTTP server in front of a provider's fake that fails as `read` says. `errorBody`: what it says with an error. */
export async function startFaultyServer(target: string, read: () => Trouble | null, errorBody = '{}') {
  const fates = createFates(read);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray());
    const { fate, latencyMs, isDone } = fates.next();
    await sleep(latencyMs);
    const answer = isDone ? await forward(request, body, target) : null;
    if (fate === 'timeout') return;
    if (fate === 'error' || !answer) return void response.writeHead(503).end(errorBody);
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(isPassed)));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  // A client that has hung up is no error of the test.
  const server = createServer((request, response) => handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: fates.counts,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type FakeReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Sent unchanged instead of `json`. */
  readonly text?: string;
};

/** A reply, or `hang`: the request is accepted and never answered. */
type FakeHandler = (request: FakeRequest) => FakeReply | 'hang';

export type FakeServer = {
  readonly url: string;
  /** Every request that arrived, in order. */
  readonly log: readonly FakeRequest[];
  close(): Promise<void>;
};

/** A local HTTP server that simulates a provider in tests. */
export async function startFakeServer(handler: FakeHandler): Promise<FakeServer> {
  const log: FakeRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    log.push(request);
    const reply = handler(request);
    if (reply !== 'hang') sendReply(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendReply(response: ServerResponse, reply: FakeReply): void {
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
  response.end(reply.text ?? JSON.stringify(reply.json));
}

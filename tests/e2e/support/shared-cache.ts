import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import CachePolicy from 'http-cache-semantics';

type Kept = { readonly policy: CachePolicy; readonly status: number; readonly body: Buffer };

export type SharedCache = { readonly url: string; readonly close: () => Promise<void> };

const headersOf = (request: IncomingMessage): Record<string, string> => {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' && name !== 'connection' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
};

/** Headers of the message that are about this connection or about a coding that is undone by now. */
const OWN = ['transfer-encoding', 'content-encoding', 'content-length', 'connection', 'keep-alive'];

/** A shared cache in front of the shop, as RFC 9111 lets it keep and serve; `x-cache` tells which it did. */
export async function sharedCache(origin: string): Promise<SharedCache> {
  const kept = new Map<string, Kept>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const asked = { url, method, headers: headersOf(request) };
    const found = kept.get(url);
    if (found?.policy.satisfiesWithoutRevalidation(asked)) {
      response.writeHead(found.status, { ...found.policy.responseHeaders(), 'x-cache': 'hit' }).end(found.body);
      return;
    }
    const reply = await fetch(origin + url, { method, headers: asked.headers, redirect: 'manual' });
    const headers = Object.fromEntries([...reply.headers].filter(([name]) => !OWN.includes(name)));
    const body = Buffer.from(await reply.arrayBuffer());
    const policy = new CachePolicy(asked, { status: reply.status, headers }, { shared: true });
    if (policy.storable()) kept.set(url, { policy, status: reply.status, body });
    response.writeHead(reply.status, { ...headers, 'x-cache': 'miss' }).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

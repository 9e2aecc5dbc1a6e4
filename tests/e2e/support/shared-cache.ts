import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import CachePolicy from 'http-cache-semantics';

type CachedResponse = { readonly policy: CachePolicy; readonly status: number; readonly body: Buffer };

export type SharedCache = { readonly url: string; readonly close: () => Promise<void> };

const headersOf = (request: IncomingMessage): Record<string, string> => {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' && name !== 'connection' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
};

/** Headers that concern this connection or a decoded content encoding. */
const HOP_BY_HOP_HEADERS = ['transfer-encoding', 'content-encoding', 'content-length', 'connection', 'keep-alive'];

/** A shared cache in front of the shop that stores and serves according to RFC 9111; `x-cache` contains hit or miss. */
export async function startSharedCache(origin: string): Promise<SharedCache> {
  const kept = new Map<string, CachedResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const asked = { url, method, headers: headersOf(request) };
    const found = kept.get(url);
    if (found?.policy.satisfiesWithoutRevalidation(asked)) {
      response.writeHead(found.status, { ...found.policy.responseHeaders(), 'x-cache': 'hit' }).end(found.body);
      return;
    }
    const reply = await fetch(origin + url, { method, headers: asked.headers, redirect: 'manual' });
    const headers = Object.fromEntries([...reply.headers].filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name)));
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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import CachePolicy from 'http-cache-semantics';

type CachedResponse = { readonly policy: CachePolicy; readonly status: number; readonly body: Buffer };

export type SharedCache = { readonly url: string; readonly close: () => Promise<void> };

const getHeaders = (request: IncomingMessage): Record<string, string> => {
  const entries = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' && name !== 'connection' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
};

/** Headers that concern this connection or a decoded content encoding. */
const HOP_BY_HOP_HEADERS = ['transfer-encoding', 'content-encoding', 'content-length', 'connection', 'keep-alive'];

/** A shared cache in front of the shop that stores and serves according to RFC 9111; `x-cache` contains hit or miss. */
export async function startSharedCache(origin: string): Promise<SharedCache> {
  const cache = new Map<string, CachedResponse>();

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    const cacheRequest = { url, method, headers: getHeaders(request) };
    const cached = cache.get(url);
    if (cached?.policy.satisfiesWithoutRevalidation(cacheRequest)) {
      response.writeHead(cached.status, { ...cached.policy.responseHeaders(), 'x-cache': 'hit' }).end(cached.body);
      return;
    }
    const upstream = await fetch(origin + url, { method, headers: cacheRequest.headers, redirect: 'manual' });
    const headers = Object.fromEntries([...upstream.headers].filter(([name]) => !HOP_BY_HOP_HEADERS.includes(name)));
    const body = Buffer.from(await upstream.arrayBuffer());
    const policy = new CachePolicy(cacheRequest, { status: upstream.status, headers }, { shared: true });
    if (policy.storable()) cache.set(url, { policy, status: upstream.status, body });
    response.writeHead(upstream.status, { ...headers, 'x-cache': 'miss' }).end(body);
  }

  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

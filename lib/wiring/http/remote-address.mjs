import { Server } from 'node:http';

/**
 * Loaded before the web server. Route handlers see no socket, and a client may send any X-Forwarded-For it likes:
 * this writes the address that the connection really came from into a header that no client can set. It also ends
 * requests that take too long to arrive, for which the web server has no setting.
 */
const { emit, listen } = Server.prototype;

const settings = new URL(import.meta.url).searchParams;
/** How many proxies of ours stand before the shop: `remote-address.mjs?hops=1`. */
const hops = Number(settings.get('hops') ?? 0);
/** The address to listen at where the web server names none. */
const host = settings.get('host') ?? undefined;
/** What a host says of a visitor's country; from anybody else it is the visitor's own words. */
const COUNTRY_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry'];

/** A phone sends ten megabytes in this time over a slow line; who takes longer holds memory for nothing. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;

Server.prototype.listen = function listenAtHost(port, hostname = host, ...rest) {
  return listen.call(this, port, hostname, ...rest);
};

Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'listening') Object.assign(this, { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS });
  if (event !== 'request') return emit.call(this, event, ...args);
  const [request, response] = args;
  // Nobody needs it, and the web server knows no way to answer it.
  if (request.method === 'TRACE') {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE', connection: 'close' }).end();
    return true;
  }
  request.headers['x-remote-address'] = request.socket.remoteAddress ?? '';
  if (hops === 0) for (const name of COUNTRY_HEADERS) delete request.headers[name];
  return emit.call(this, event, ...args);
};

import { Server } from 'node:http';

/**
 * Loaded before the web server. Route handlers see no socket, and clients can forge X-Forwarded-For: this writes the
 * connection's address into a header that no client can set. It also aborts requests that arrive too slowly, for which
 * the web server has no setting.
 */
const { emit, listen } = Server.prototype;

const settings = new URL(import.meta.url).searchParams;
/** Number of our own proxies in front of the shop: `remote-address.mjs?hops=1`. */
const hops = Number(settings.get('hops') ?? 0);
/** Listening address when the web server sets none. */
const host = settings.get('host') ?? undefined;
/** Country headers are trusted only from the host; clients can forge them. */
const COUNTRY_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry'];

/** A phone on a slow line sends ten megabytes in this time; slower requests would only hold memory. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;

Server.prototype.listen = function listenAtHost(port, hostname = host, ...rest) {
  return listen.call(this, port, hostname, ...rest);
};

Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'listening') Object.assign(this, { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS });
  if (event !== 'request') return emit.call(this, event, ...args);
  const [request, response] = args;
  // No client needs it, and the web server cannot handle it.
  if (request.method === 'TRACE') {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE', connection: 'close' }).end();
    return true;
  }
  request.headers['x-remote-address'] = request.socket.remoteAddress ?? '';
  if (hops === 0) for (const name of COUNTRY_HEADERS) delete request.headers[name];
  return emit.call(this, event, ...args);
};

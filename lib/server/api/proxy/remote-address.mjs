import { Server } from 'node:http';
import { createContentSecurity } from '../../content-security/secure-response.ts';
import { createStylesheetInliner } from '../../first-paint/inline-stylesheets.ts';
import { createPageLimit } from '../../page-limit/page-limit.ts';

/**
 * Loaded before the web server, for what it has no setting for. Route handlers see no socket, and clients can forge
 * X-Forwarded-For: this writes the connection's address into a header that no client can set. It also aborts requests
 * that arrive too slowly, closes connections that would become something else or that would outlive SIGTERM, lets nothing
 * cache what is not there, renders no more pages for one visitor than a family opens, writes the styles of a built page
 * into it, and gives every answer its Content Security Policy.
 */
const { emit, listen } = Server.prototype;

const settings = new URL(import.meta.url).searchParams;
/** Number of our own proxies in front of the shop: `remote-address.mjs?hops=1`. */
const hops = Number(settings.get('hops') ?? 0);
/** Listening address when the web server sets none. */
const host = settings.get('host') ?? undefined;
/** Only the development server has web sockets: `remote-address.mjs?sockets=1`. */
const hasSockets = settings.get('sockets') === '1';
/** Answers what one visitor or address has rendered too much of; only the built shop is open to strangers. */
const limitPages = hasSockets ? () => false : createPageLimit({ hops });
/** Other origins that pages use: `remote-address.mjs?sources={…}`. */
const sources = JSON.parse(
  settings.get('sources') ?? '{"script":[],"connect":[],"image":[],"frame":[],"isOwnCode":true}',
);
const secure = createContentSecurity({ sources, isStrict: !hasSockets, prepare: createStylesheetInliner() });
/** Country headers are trusted only from the host; clients can forge them. */
const COUNTRY_HEADERS = ['x-vercel-ip-country', 'cf-ipcountry'];

/**
 * A phone on a slow line sends ten megabytes in this time; slower requests would only hold memory. They are answered 408
 * and closed, whatever handles them. Tests set shorter times: `remote-address.mjs?request=300&headers=200`.
 */
const REQUEST_MS = Number(settings.get('request') ?? 120_000);
const HEADERS_MS = Number(settings.get('headers') ?? 15_000);
/** How often the server looks for requests that are too slow; Node's own 30 seconds would triple the time for headers. */
const CHECK_MS = Math.min(5000, HEADERS_MS);

Server.prototype.listen = function listenAtHost(port, hostname = host, ...rest) {
  return listen.call(this, port, hostname, ...rest);
};

let isEnding = false;
const noteEnd = () => {
  isEnding = true;
};

/**
 * Next answers what is under way after SIGTERM, and ends with the last connection. One that a proxy uses again and again
 * would never end: it ends with its answer.
 */
function closeWhenEnding(server, response) {
  const { writeHead } = response;
  response.writeHead = function writeLastHead(...head) {
    if (isEnding) response.shouldKeepAlive = false;
    return writeHead.apply(this, head);
  };
  response.once('close', () => isEnding && setImmediate(() => server.closeIdleConnections()));
}

/** A page that does not exist may exist tomorrow, and its address may be any: no cache keeps the answer. */
function forbidCachingOfMissing(response) {
  const { writeHead } = response;
  response.writeHead = function writeHeadUncached(status, ...rest) {
    if (status === 404 && !response.headersSent) response.setHeader('cache-control', 'private, no-store');
    return writeHead.call(this, status, ...rest);
  };
}

/** Answers what no client of the shop sends and the web server cannot handle; `false`: an ordinary request. */
function refuse(request, response) {
  if (request.method === 'TRACE') {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE', connection: 'close' }).end();
    return true;
  }
  // A request for another server, as a proxy gets it: the web server would redirect there.
  if (!request.url.startsWith('/')) {
    response.writeHead(400, { connection: 'close' }).end();
    return true;
  }
  return false;
}

Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'listening') {
    Object.assign(this, {
      requestTimeout: REQUEST_MS,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_MS,
    });
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, noteEnd);
  }
  if (event === 'upgrade' && !hasSockets) {
    // The web server would hold the connection for ever, without any of its time limits.
    const [, socket] = args;
    socket.destroy();
    return true;
  }
  if (event !== 'request') return emit.call(this, event, ...args);
  const [request, response] = args;
  if (refuse(request, response)) return true;
  closeWhenEnding(this, response);
  forbidCachingOfMissing(response);
  secure(request, response);
  request.headers['x-remote-address'] = request.socket.remoteAddress ?? '';
  if (hops === 0) for (const name of COUNTRY_HEADERS) delete request.headers[name];
  if (limitPages(request, response)) return true;
  return emit.call(this, event, ...args);
};

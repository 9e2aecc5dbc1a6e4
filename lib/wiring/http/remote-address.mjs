import { Server } from 'node:http';

/**
 * Loaded before the web server. Route handlers see no socket, and a client may send any X-Forwarded-For it likes:
 * this writes the address that the connection really came from into a header that no client can set. It also ends
 * requests that take too long to arrive, for which the web server has no setting.
 */
const { emit } = Server.prototype;

/** A phone sends ten megabytes in this time over a slow line; who takes longer holds memory for nothing. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 15_000;

Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'listening') Object.assign(this, { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS });
  if (event === 'request') args[0].headers['x-remote-address'] = args[0].socket.remoteAddress ?? '';
  return emit.call(this, event, ...args);
};

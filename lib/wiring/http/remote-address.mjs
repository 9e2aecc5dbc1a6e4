import { Server } from 'node:http';

/**
 * Loaded before the web server. Route handlers see no socket, and a client may send any X-Forwarded-For it likes:
 * this writes the address that the connection really came from into a header that no client can set.
 */
const { emit } = Server.prototype;

Server.prototype.emit = function emitWithAddress(event, ...args) {
  if (event === 'request') args[0].headers['x-remote-address'] = args[0].socket.remoteAddress ?? '';
  return emit.call(this, event, ...args);
};

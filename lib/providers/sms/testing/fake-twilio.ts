import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type ReceivedMessage = { readonly path: string; readonly authorization: string; readonly form: URLSearchParams };
type FakeTwilioReply = { readonly status: number; readonly body: unknown } | 'silence' | 'hang up';

/** A server with the one call of Twilio's API that we use, for tests only. */
export async function startFakeTwilio() {
  const received: ReceivedMessage[] = [];
  let reply: FakeTwilioReply = { status: 201, body: { sid: 'SM0123456789abcdef', status: 'queued' } };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      form: new URLSearchParams(body),
    });
    if (reply === 'silence') return;
    if (reply === 'hang up') return request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next: FakeTwilioReply) => {
      reply = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { connect } from 'node:net';
import { expect, test } from '../support/test';

/** Sends `head` and then a letter a second, until the server closes; what it answered. */
function trickle(baseURL: string | undefined, head: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((done) => {
    let sending: NodeJS.Timeout;
    let got = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      sending = setInterval(() => socket.write('a'), 1000);
    });
    socket.on('data', (bytes) => {
      got += bytes;
    });
    // Bytes that cross with the close reset the connection.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(sending);
      done(got);
    });
  });
}

test('headers that arrive letter by letter are answered 408 and closed, and others are answered @phone @en', async ({
  baseURL,
  request,
}) => {
  const slow = Array.from({ length: 20 }, () =>
    trickle(baseURL, 'POST /api/books/create HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  );
  expect((await request.get('/IL/en')).status()).toBe(200);
  const answers = await Promise.all(slow);
  expect(answers.filter((answer) => !/^HTTP\/1.1 408 [\s\S]*connection: close/i.test(answer))).toEqual([]);
});

test('no path of the shop becomes a web socket @phone @en', async ({ baseURL }) => {
  for (const path of ['/', '/IL/en', '/api/health', '/_next/webpack-hmr']) {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    expect([path, await trickle(baseURL, head)]).toEqual([path, '']);
  }
});

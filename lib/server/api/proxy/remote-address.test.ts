import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NODE } from '@/scripts/install.mjs';

/**
 * Answers every path but `/there` with 404 and a header that caches would follow, `/slow` after the signal that ends it,
 * `/reading` when it has the whole body, `/begun` with a head before it, and holds every web socket. Like Next it ends
 * with its last connection.
 */
const SERVER = `
  const { createServer } = require('node:http');
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/there' ? 200 : 404;
    response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=82800');
    const answer = () => response.end(request.headers['x-remote-address']);
    if (request.url === '/reading') return request.resume().once('end', answer);
    if (request.url === '/begun') return response.flushHeaders();
    if (request.url !== '/slow') return answer();
    process.once('SIGTERM', () => setTimeout(answer, 50));
    console.log('asked');
  });
  server.keepAliveTimeout = 60_000;
  process.on('SIGTERM', () => server.close(() => process.exit(143)));
  server.on('upgrade', (_, socket) => socket.write('held'));
  server.listen(0, () => console.log(server.address().port));`;

let child: ChildProcess;
let port: number;

const readLine = async (from: ChildProcess): Promise<string> => {
  const [line] = (await once(from.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return String(line).trim();
};

const start = (limits = ''): ChildProcess => {
  const preload = `${pathToFileURL(resolve('lib/server/api/proxy/remote-address.mjs'))}?hops=0&host=127.0.0.1${limits}`;
  return spawn(resolve(NODE), ['--import', preload, '-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
};

beforeAll(async () => {
  child = start();
  port = Number(await readLine(child));
});
afterAll(() => child.kill());

const ask = (path: string): Promise<{ status: number; control: string }> =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, control: answer.headers['cache-control'] ?? '' });
    })
      .on('error', failed)
      .end();
  });

/** What a connection gets before the server closes it. */
function sendRaw(text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let got = '';
    socket.on('data', (bytes) => {
      got += bytes;
    });
    socket.on('close', () => done(got)).on('error', failed);
  });
}

/** Sends `head` at once and a byte every few milliseconds until the server closes; what it got before that. */
function trickle(at: number, head: string): Promise<string> {
  return new Promise((done) => {
    let sending: NodeJS.Timeout;
    let got = '';
    const socket = connect(at, '127.0.0.1', () => {
      socket.write(head);
      sending = setInterval(() => socket.write('a'), 20);
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

describe('the web server', () => {
  it('§2: what does not exist is never cached; what does keeps its header', async () => {
    expect(await ask('/IL/en/blog/no-such-post')).toEqual({ status: 404, control: 'private, no-store' });
    expect(await ask('/there')).toEqual({ status: 200, control: 's-maxage=3600, stale-while-revalidate=82800' });
  });

  it('closes a connection that asks to become a web socket', async () => {
    const upgrade = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    expect(await sendRaw(upgrade)).toBe('');
  });

  it('answers what is under way after SIGTERM, and ends with that answer', async () => {
    const ending = start();
    const gone = once(ending, 'exit');
    const socket = connect(Number(await readLine(ending)), '127.0.0.1', () =>
      socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'),
    );
    await readLine(ending);
    const answered = once(socket, 'data');
    ending.kill('SIGTERM');
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 404 [\s\S]*connection: close/i);
    expect(await gone).toEqual([143, null]);
  });

  it('forwards nobody to another server: a request in absolute form is refused', async () => {
    expect(await sendRaw('GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  describe('requests that arrive byte by byte', () => {
    let limited: ChildProcess;
    let at: number;
    beforeAll(async () => {
      limited = start('&request=400&headers=200');
      at = Number(await readLine(limited));
    });
    afterAll(() => limited.kill());
    const headOf = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n`;

    it.each([
      ['a body that a handler waits for', headOf('/reading')],
      ['headers', 'GET /there HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ])('%s: answered 408 and closed', async (_, head) => {
      expect(await trickle(at, head)).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close/i);
    });

    it.each(['/there', '/begun'])('a body that nobody reads: the connection is closed (%s)', async (path) => {
      expect(await trickle(at, headOf(path))).toMatch(/^HTTP\/1.1 (?:200|404) /);
    });

    it('others are answered meanwhile', async () => {
      const slow = Promise.all(Array.from({ length: 50 }, () => trickle(at, headOf('/reading'))));
      const answered = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${at}/there`)));
      expect(answered.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect((await slow).filter((got) => !got.startsWith('HTTP/1.1 408 '))).toEqual([]);
    });
  });
});

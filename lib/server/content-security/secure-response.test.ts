import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts';
import { createContentSecurity } from './secure-response';
import { listSources } from './sources';

const html = (text: string) => `<html><p/><script>self.__next_f.push([1,"${text}"])</script></html>`;
/** Changes the number of characters and bytes. */
const prepare = (page: string) => page.replace('<p/>', '<p>נועה</p><script>self.__next_f.push([2])</script>');
const sources = listSources({});
const secure = createContentSecurity({ sources, isStrict: true, prepare });
let body = html('first');
let received: Readonly<Record<string, unknown>> = {};

/** Answers as the web server does: some pages as a whole, others in parts, and both compressed. */
const answer: RequestListener = (asked, response) => {
  secure(asked, response);
  received = asked.headers;
  const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://a');
  if (searchParams.has('etag')) response.setHeader('etag', searchParams.get('etag') ?? '');
  if (searchParams.has('zip')) compress(response);
  if (pathname === '/unchanged') {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
  if (pathname === '/stream') response.write('<html>');
  else response.setHeader('content-length', Buffer.byteLength(body));
  response.end(asked.method === 'HEAD' ? null : body);
};

/** Replaces the methods of a response as Next's compression does. */
function compress(response: Parameters<RequestListener>[1]): void {
  const begin = () => {
    if (response.headersSent) return;
    response.removeHeader('content-length');
    response.writeHead(response.statusCode);
  };
  const { end, write } = response;
  const zipped = createGzip();
  zipped.on('data', (chunk) => Reflect.apply(write, response, [chunk]));
  zipped.on('end', () => Reflect.apply(end, response, []));
  response.write = ((chunk: string) => {
    begin();
    return zipped.write(chunk);
  }) as typeof response.write;
  response.end = ((chunk?: string) => {
    begin();
    zipped.end(chunk);
    return response;
  }) as typeof response.end;
}

const server = createServer(answer);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

type Answer = { readonly headers: IncomingHttpHeaders; readonly content: Buffer };

const load = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<Answer>((done, failed) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method, headers }, async (response) =>
      done({ headers: response.headers, content: Buffer.concat(await response.toArray()) }),
    )
      .on('error', failed)
      .end();
  });

const ask = async (path: string, options = {}): Promise<string | undefined> =>
  (await load(path, options)).headers['content-security-policy'] as string | undefined;

it.each(['/page?etag=a', '/page', '/page?zip&etag=b', '/page?zip'])(
  'a page that is sent as a whole has the hashes of its scripts and no nonce: %s',
  async (path) => {
    const policy = await ask(path);
    for (const hash of hashInlineScripts(prepare(body))) expect(policy).toContain(hash);
    expect(policy).not.toContain('nonce');
  },
);

it('a page that is sent as a whole is prepared, whatever its length is then', async () => {
  body = html('נועה');
  const plain = await load('/page?etag=n');
  expect(plain.content.toString()).toBe(prepare(body));
  expect(Number(plain.headers['content-length'])).toBe(plain.content.byteLength);
  expect(gunzipSync((await load('/page?zip&etag=n')).content).toString()).toBe(prepare(body));
  expect((await load('/page?etag=n', { method: 'HEAD' })).headers['content-length']).toBeUndefined();
  expect((await load('/stream')).content.toString()).toBe(`<html>${body}`);
});

it('a page that was made again has the hashes of the new text', async () => {
  body = html('second');
  const policy = await ask('/page?etag=c');
  expect(policy).toContain(hashInlineScripts(body)[0]);
  expect(policy).not.toContain(hashInlineScripts(html('first'))[0]);
});

it.each(['/stream', '/stream?zip'])('a page that is sent in parts has a nonce of its own: %s', async (path) => {
  const policy = await ask(path);
  expect(policy).toContain(`'nonce-${received['x-nonce']}'`);
  expect(policy).not.toContain('sha256');
  expect(await ask(path)).not.toBe(policy);
});

it('a visitor chooses no nonce', async () => {
  const forged = "script-src 'nonce-forged'";
  const headers = {
    'x-nonce': 'forged',
    'content-security-policy': forged,
    'content-security-policy-report-only': forged,
  };
  expect(await ask('/stream', { headers })).not.toContain('forged');
  expect(JSON.stringify(received)).not.toContain('forged');
});

it('an unchanged page and the head of one have the policy of the page, or none that a cache could keep', async () => {
  const policy = await ask('/page?etag=d');
  expect(await ask('/unchanged?etag=d')).toBe(policy);
  expect(await ask('/page?etag=d', { method: 'HEAD' })).toBe(policy);
  expect(await ask('/unchanged?etag=other')).toBeUndefined();
  expect(await ask('/page?etag=other', { method: 'HEAD' })).toBeUndefined();
});

it('only the file of the photo worker may run WebAssembly', async () => {
  expect(await ask('/_next/static/chunks/turbopack-worker-1a_b.js')).toContain("'wasm-unsafe-eval'");
  expect(await ask('/_next/static/chunks/a.js')).not.toContain('script-src');
});

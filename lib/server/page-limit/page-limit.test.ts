import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/markets';
import { createPageLimit, PAGE_LIMITS } from './page-limit';
import { findPageLanguage } from './waiting-page';

const limitPages = createPageLimit({ hops: 1, now: () => new Date('2026-11-27T06:00:20Z') });
/** Renders every path but `/built`, which comes from memory, and `/old`, which leads elsewhere. */
const server = createServer((asked, response) => {
  if (limitPages(asked, response)) return;
  if (asked.url === '/built') response.setHeader('x-nextjs-cache', 'HIT');
  response.writeHead(asked.url === '/old' ? 308 : 200).end('page');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

type Headers = Readonly<Record<string, string>>;
const ask = (address: string, path: string, headers: Headers = {}) =>
  new Promise<{ status: number; text: string; headers: Readonly<Record<string, unknown>> }>((done, failed) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers: { 'x-forwarded-for': address, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (bytes) => {
        text += bytes;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    })
      .on('error', failed)
      .end();
  });
const device = (nth: number): Headers => ({ cookie: `a=b; __Host-device=${'d'.repeat(30)}${nth}` });

/** How many of so many pages are answered. */
async function countAnswered(times: number, address: string, path: string, headersOf: (nth: number) => Headers) {
  let answered = 0;
  for (let nth = 0; nth < times; nth += 1) if ((await ask(address, path, headersOf(nth))).status !== 429) answered += 1;
  return answered;
}

describe('pages that the server renders have a limit', () => {
  it('without a device cookie an address has fewer than with many devices', async () => {
    const none = () => ({});
    expect(await countAnswered(PAGE_LIMITS.unknownDevices + 5, '203.0.113.1', '/IL/en/blog/a', none)).toBe(
      PAGE_LIMITS.unknownDevices,
    );
    // Families of the same address with devices of their own go on.
    expect((await ask('203.0.113.1', '/IL/he/wizard', device(1))).status).toBe(200);
    expect((await ask('203.0.113.2', '/IL/he/wizard')).status).toBe(200);
  });

  it('a school behind one address: forty families open a page a second', async () => {
    const families = (nth: number) => device(nth % 40);
    expect(await countAnswered(PAGE_LIMITS.address, '203.0.113.3', '/IL/he/wizard', families)).toBe(
      PAGE_LIMITS.address,
    );
    expect((await ask('203.0.113.3', '/IL/he/wizard', device(41))).status).toBe(429);
  });

  it('one device has its own limit, and takes nothing from others', async () => {
    const one = () => device(7);
    expect(await countAnswered(PAGE_LIMITS.device + 9, '203.0.113.4', '/IL/he/my-books', one)).toBe(PAGE_LIMITS.device);
    expect((await ask('203.0.113.4', '/IL/he/my-books', device(8))).status).toBe(200);
  });

  it('pages from memory, redirects, files and endpoints count nothing: a search engine reads on', async () => {
    const none = () => ({});
    for (const path of ['/built', '/old', '/api/health', '/_next/static/a.js', '/icons/a.svg']) {
      expect(await countAnswered(PAGE_LIMITS.unknownDevices + 5, '203.0.113.5', path, none)).toBe(
        PAGE_LIMITS.unknownDevices + 5,
      );
    }
  });

  it.each(['/api/../IL/en/blog/a', '/_next/static/%2E%2e/%2e%2e/IL/he/wizard', '/icons/..\\IL/he/wizard'])(
    'a page that is asked for as a file counts: %s',
    async (path) => {
      const address = `203.0.113.${path.length + 40}`;
      await countAnswered(PAGE_LIMITS.unknownDevices, address, path, () => ({}));
      expect((await ask(address, path)).status).toBe(429);
    },
  );

  it('a household with an IPv6 prefix counts as one', async () => {
    const none = () => ({});
    await countAnswered(PAGE_LIMITS.unknownDevices, '2001:db8:1:2::1', '/IL/he/wizard', none);
    expect((await ask('2001:db8:1:2::ffff', '/IL/he/wizard')).status).toBe(429);
  });
});

describe('the page of who opened too many', () => {
  it.each(LANGUAGES)('in %s: says when to come back, loads again by itself, is kept by no cache', async (language) => {
    const address = `203.0.113.${LANGUAGES.indexOf(language) + 20}`;
    await countAnswered(PAGE_LIMITS.unknownDevices, address, '/x', () => ({}));
    const { status, text, headers } = await ask(address, `/IL/${language}/wizard?a=1`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '40', 'private, no-store']);
    expect(text).toContain(`lang="${language}"`);
    expect(text).toContain(`dir="${language === 'he' || language === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(text).toContain('http-equiv="refresh" content="40"');
    // The router of an open page then loads the address as a page.
    expect(await ask(address, `/IL/${language}/wizard`, { rsc: '1' })).toMatchObject({ status: 429, text: '' });
  });

  it.each([
    ['/IL/ar/wizard', 'en', 'ar'],
    ['/ru', undefined, 'ru'],
    ['/ru?x', undefined, 'ru'],
    ['/US/en/books', 'he', 'en'],
    ['/', 'fr-CH, fr;q=0.9, en;q=0.8', 'en'],
    ['/blog', 'iw-IL', 'he'],
    ['/english', 'fr', 'he'],
  ])('%s with %s: %s', (path, accepted, language) => expect(findPageLanguage(path, accepted)).toBe(language));
});

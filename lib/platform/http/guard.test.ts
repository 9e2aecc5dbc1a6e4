import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { guardOrigin, isAllowedHost, readBody } from './guard';

const SHOP = 'https://gibori.example';
const SHOP_HEADER = { 'x-requested-with': 'gibori' };

describe('One entry point: origin and fetch-site check', () => {
  it.each<[string, Record<string, string>]>([
    ['our own page', { ...SHOP_HEADER, origin: SHOP, 'sec-fetch-site': 'same-origin' }],
    ['an old browser that names no origin', SHOP_HEADER],
    ['typed by the visitor', { ...SHOP_HEADER, 'sec-fetch-site': 'none' }],
    [
      'the shop under another name of its own',
      { ...SHOP_HEADER, origin: 'http://10.0.0.2:3000', host: '10.0.0.2:3000' },
    ],
  ])('accepts %s', (_, headers) => {
    expect(guardOrigin(new Request(SHOP, { headers }), SHOP)).toEqual(ok(null));
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { ...SHOP_HEADER, origin: 'https://evil.example', host: 'gibori.example' }],
    [
      'another site whose name begins like ours',
      { ...SHOP_HEADER, origin: `${SHOP}.evil.example`, host: 'gibori.example' },
    ],
    ['another name that leads here', { ...SHOP_HEADER, origin: 'http://evil.example', host: 'evil.example' }],
    ['another port', { ...SHOP_HEADER, origin: `${SHOP}:8443`, host: 'gibori.example' }],
    ['a sandboxed frame', { ...SHOP_HEADER, origin: 'null', host: 'gibori.example' }],
    ['no URL at all', { ...SHOP_HEADER, origin: 'gibori.example', host: 'gibori.example' }],
    ['a cross-site fetch', { ...SHOP_HEADER, origin: SHOP, 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...SHOP_HEADER, origin: SHOP, 'sec-fetch-site': 'same-site' }],
    ['a form without our mark', { origin: SHOP, 'sec-fetch-site': 'same-origin' }],
    ['a wrong mark', { 'x-requested-with': 'XMLHttpRequest', origin: SHOP }],
  ])('rejects %s', (_, headers) => {
    expect(guardOrigin(new Request(SHOP, { headers }), SHOP)).toEqual(fail('request_forbidden'));
  });
});

describe('Bad input: body limit', () => {
  const LIMIT = 1000;
  /** A chunked body with any declared length. */
  function post(sizes: readonly number[], declared?: string) {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const size = sizes[pulled];
        pulled += 1;
        if (size === undefined) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(pulled));
      },
    });
    const headers = declared === undefined ? {} : { 'content-length': declared };
    const request = new Request(SHOP, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    return { request, pulled: () => pulled };
  }

  it('accepts a body up to the limit, complete and in order', async () => {
    const read = await readBody(post([400, 600]).request, LIMIT);
    expect(read).toEqual(ok(new Uint8Array([...Array(400).fill(1), ...Array(600).fill(2)])));
  });

  it.each([undefined, '10', '0', '-1', 'many'])(
    'counts the received bytes when the declared length is %s',
    async (declared) => {
      expect(await readBody(post([600, 600], declared).request, LIMIT)).toEqual(fail('request_too_large'));
    },
  );

  it('rejects a declared length over the limit before reading', async () => {
    const { request, pulled } = post([10], '1001');
    expect(await readBody(request, LIMIT)).toEqual(fail('request_too_large'));
    expect(pulled()).toBeLessThanOrEqual(1);
  });

  it('stops reading an endless body', async () => {
    const { request, pulled } = post(Array(10_000).fill(100));
    expect(await readBody(request, LIMIT)).toEqual(fail('request_too_large'));
    expect(pulled()).toBeLessThan(20);
  });

  it('a missing body counts as empty', async () => {
    expect(await readBody(new Request(SHOP, { method: 'POST' }), LIMIT)).toEqual(ok(new Uint8Array()));
  });
});

describe('host names that count as private', () => {
  it.each([
    ['gibori.example', true],
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['evil.example', false],
    ['gibori.example.evil.example', false],
    ['localhost.evil.example:3000', false],
    ['127.0.0.1.evil.example', false],
    [null, false],
    ['not a host', false],
  ] as const)('%s: %s', (host, ours) => expect(isAllowedHost(host, SHOP)).toBe(ours));

  it('gives up a sender who stops, and one who trickles', async () => {
    const stopped = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
    const trickle = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.enqueue(new Uint8Array(1));
      },
    });
    const pace = { idleMs: 100, bytesPerSecond: 1000 };
    for (const body of [stopped, trickle]) {
      const request = new Request(SHOP, { method: 'POST', body, duplex: 'half' } as RequestInit);
      expect(await readBody(request, 1000, pace)).toEqual(fail('request_too_slow'));
    }
  });
});

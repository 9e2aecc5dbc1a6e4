import { describe, expect, it } from 'vitest';
import { RATE_CLASSES } from '@/lib/platform/http';
import { createSenders } from '../support/bad-requests/create-senders';
import { listEndpoints } from '../support/bad-requests/list-endpoints';
import { sendBadRequests } from '../support/bad-requests/send-bad-requests';
import { withEveryService } from '../support/bad-requests/with-every-service';
import { freezeClock } from '../support/freeze-clock';
import { withRequests } from '../support/requests';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const SHOP_URL = 'https://gibori.test';
const shop = Object.assign(withShop(), { storage: withStorage() });
withRequests(shop);
withEveryService(shop);

const endpoints = await listEndpoints();
const guarded = endpoints.filter(({ handler }) => handler.isGuarded);
const UUID = '6f9619ff-8b86-4011-b42d-00cf4fc964ff';
/** Words of the path that exist nowhere. */
const createParams = (names: readonly string[]) =>
  Promise.resolve(Object.fromEntries(names.map((name) => [name, name.endsWith('Id') ? UUID : 'nowhere'])));

type Change = { readonly headers?: Readonly<Record<string, string | undefined>>; readonly body?: BodyInit };

let lastAddress = 0;
const nextAddress = () => {
  lastAddress += 1;
  return `10.9.${lastAddress >> 8}.${lastAddress & 255}`;
};

async function send({ handler, method, params }: (typeof endpoints)[number], { headers = {}, body }: Change) {
  const all = {
    origin: SHOP_URL,
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'gibori',
    'content-type': 'application/json',
    'x-remote-address': nextAddress(),
    ...headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const request = new Request(`${SHOP_URL}/api`, { method, headers: given, ...(body !== undefined && { body }) });
  const response = await handler(request, { params: createParams(params) } as never);
  await response.body?.cancel();
  return response.status;
}

/**
 * Webhooks are signed, and the link of a print job or of a mail is its own permission. The others change nothing that
 * belongs to anybody: paths that do not exist, reports of browsers, the sandbox of analytics.
 */
const UNGUARDED = [
  'POST /api/[...path]',
  'PUT /api/[...path]',
  'PATCH /api/[...path]',
  'DELETE /api/[...path]',
  'POST /api/books/stop-reminders/[token]',
  'POST /api/policy-reports',
  'POST /api/print-jobs/[token]',
  'POST /api/sandbox/analytics/[route]',
  'POST /api/webhooks/[vendor]',
  'POST /api/webhooks/email',
  'POST /api/webhooks/sms',
];

describe('§7 calls: every request that changes something is checked first', () => {
  it('all but these go through the checks', () => {
    expect(guarded.length).toBeGreaterThan(80);
    const others = endpoints.filter(({ method, handler }) => method !== 'GET' && !handler.isGuarded);
    expect(others.map(({ method, route }) => `${method} ${route}`)).toEqual(UNGUARDED);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'null' }],
    ['another port', { origin: `${SHOP_URL}:8443` }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['a form, without the shop’s header', { 'x-requested-with': undefined }],
    ['neither origin nor header', { origin: undefined, 'sec-fetch-site': undefined, 'x-requested-with': undefined }],
  ])('from %s: 403 everywhere', async (_, headers) => {
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      const status = await send(endpoint, { headers, body: '{}' });
      if (status !== 403) wrong.push(`${endpoint.method} ${endpoint.route}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('beyond the limit of an address: 429 everywhere', async () => {
    freezeClock();
    const address = { 'x-remote-address': '10.8.0.1' };
    const [any] = guarded;
    if (any) await send(any, { headers: address, body: '{}' });
    const { key } = await shop.db.rateLimit.findFirstOrThrow({ orderBy: { key: 'desc' } });
    const addressKey = key.slice(key.indexOf(':') + 1);
    await shop.db.rateLimit.deleteMany();
    await shop.db.rateLimit.createMany({
      data: Object.values(RATE_CLASSES).map(({ name, limit, windowSeconds }) => ({
        key: `${name}:${addressKey}`,
        windowStart: new Date(Math.floor(Date.now() / 1000 / windowSeconds) * windowSeconds * 1000),
        count: limit,
      })),
    });
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      const status = await send(endpoint, { headers: address, body: '{}' });
      if (status !== 429) wrong.push(`${endpoint.method} ${endpoint.route}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('too large, no JSON, deep JSON, U+0000 and half letters: refused or harmless everywhere, never a 500', async () => {
    const bodies = {
      large: `{"a":"${'x'.repeat(70_000)}"}`,
      none: '{',
      deep: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      nul: '{"a":"\\u0000","childName":"\\u0000"}',
      half: '{"childName":"\\ud800","text":"\\udfff"}',
      bytes: new Uint8Array([123, 255, 254, 125]),
    };
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      for (const [name, body] of Object.entries(bodies)) {
        const status = await send(endpoint, { body });
        if (status >= 500) wrong.push(`${endpoint.method} ${endpoint.route} ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a repeated key gets the first answer, and one that is none is refused where keys count, everywhere', async () => {
    const wrong: string[] = [];
    for (const endpoint of guarded) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const [first, second] = [
        await send(endpoint, { headers: key, body: '{}' }),
        await send(endpoint, { headers: key, body: '{}' }),
      ];
      const malformed = await send(endpoint, { headers: { 'idempotency-key': 'x'.repeat(500) }, body: '{}' });
      if (first !== second || Math.max(first, malformed) >= 500)
        wrong.push(`${endpoint.method} ${endpoint.route}: ${[first, second, malformed]}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('§7 calls: 600 generated bad requests: no answer is a 500', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for await (const { name, status, sent } of sendBadRequests(endpoints, await createSenders(shop), {
    count: 600,
    seed: 1,
  })) {
    if (status >= 500) wrong.push(`${name} ${status}: ${sent}`);
  }
  expect(wrong).toEqual([]);
});

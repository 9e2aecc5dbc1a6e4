import { createDevice } from '@/lib/server/api/visitor';
import type { Endpoint } from './list-endpoints';
import { createRandom, type Random } from './random';
import { sampleSchema } from './sample-schema';
import { createBadBody } from './spoil';

const SHOP_URL = 'https://gibori.test';
const LONG = 'x'.repeat(3000);
/** Words in the path or the query that lead nowhere. */
const PATH_WORDS = [
  '',
  '.',
  '..',
  '%',
  'null',
  '0',
  '-1',
  '1e9',
  '\u0000',
  '\ud800',
  '💥',
  LONG,
  '__proto__',
  'he',
  'IL',
];
const HEADERS = [
  'content-type',
  'accept',
  'accept-language',
  'idempotency-key',
  'range',
  'cookie',
  'sec-fetch-site',
  'origin',
];
const HEADER_WORDS = [
  '',
  'null',
  '*',
  '-1',
  'bytes=9-1',
  'bytes=0-99999999999999999999',
  'he;q=NaN',
  'a=b; a=c; =; ;;',
  'multipart/form-data',
  'x'.repeat(3000),
  '%ff',
  '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
];

/** Who sends: cookies, and ids of what is theirs by the name of a parameter. */
export type Sender = { readonly cookie: string; readonly ids: Readonly<Record<string, string>> };

type Outcome = { readonly name: string; readonly status: number; readonly sent: string };

function createParams({ params }: Endpoint, { ids }: Sender, random: Random): Record<string, string> {
  const param = (name: string) => (ids[name] && random.chance(0.7) ? ids[name] : random.pick(PATH_WORDS));
  return Object.fromEntries(params.map((name) => [name, param(name)]));
}

function createQuery(random: Random): string {
  if (random.chance(0.5)) return '';
  const names = ['language', 'page', 'country', 'search', 'sort', 'token', '__proto__', 'expired', 'download'];
  const query = new URLSearchParams();
  for (let times = random.below(3); times >= 0; times -= 1) query.append(random.pick(names), random.pick(PATH_WORDS));
  return `?${query}`;
}

/** Headers of the shop's own pages, of which a third have one spoilt. */
function createHeaders(nth: number, sender: Sender, random: Random): Record<string, string> {
  const headers: Record<string, string> = {
    origin: SHOP_URL,
    'x-requested-with': 'gibori',
    'content-type': 'application/json',
    cookie: sender.cookie,
    // Each from another address, so that no limit hides what is behind it.
    'x-remote-address': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
  };
  if (random.chance(0.3)) headers[random.pick(HEADERS)] = random.pick(HEADER_WORDS);
  return headers;
}

/** One bad request of a seed; `null` where the platform itself refuses to build it. */
function createBadRequest(endpoint: Endpoint, nth: number, sender: Sender, random: Random): Request | null {
  const { method, route, handler } = endpoint;
  const body = method === 'GET' ? undefined : createBadBody(sampleSchema(handler.schema, random), random);
  try {
    const init = { method, headers: createHeaders(nth, sender, random), ...(body !== undefined && { body }) };
    return new Request(`${SHOP_URL}${route.replace(/[[\]]/g, '')}${createQuery(random)}`, init);
  } catch {
    return null;
  }
}

const shorten = (body: unknown): string => JSON.stringify(body).slice(0, 200);

/** Sends bad requests to all endpoints in turn, the same ones for the same seed; tells the outcome of each. */
export async function* sendBadRequests(
  endpoints: readonly Endpoint[],
  senders: readonly Sender[],
  { count, seed }: { readonly count: number; readonly seed: number },
): AsyncGenerator<Outcome> {
  for (let nth = 0; nth < count; nth += 1) {
    // Each has a seed of its own, so that one can be sent again alone.
    const random = createRandom(seed + nth);
    const endpoint = endpoints[nth % endpoints.length];
    const sender = random.pick(senders);
    const request = endpoint && createBadRequest(endpoint, nth, sender, random);
    if (!endpoint || !request) continue;
    const params = createParams(endpoint, sender, random);
    const sent = `${nth} ${shorten(params)} ${request.url.slice(SHOP_URL.length, 200)} ${(await request.clone().text()).slice(0, 300)}`;
    const response = await endpoint.handler(request, { params: Promise.resolve(params) } as never);
    await response.body?.cancel();
    yield { name: `${endpoint.method} ${endpoint.route}`, status: response.status, sent };
  }
}

/** Cookies of a new device that the shop knows. */
export const createDeviceCookie = (deviceId: string): string => {
  const settings = { SHOP_URL, SHOP_SECRET: 's'.repeat(32) } as Parameters<typeof createDevice>[0];
  return createDevice(settings, deviceId)
    .cookies.map((cookie) => cookie.split(';')[0])
    .join('; ');
};

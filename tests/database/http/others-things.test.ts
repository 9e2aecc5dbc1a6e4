import { describe, expect, it } from 'vitest';
import { EMAIL_CONSENT_VERSION } from '@/lib/books/email-subscriptions/model';
import { ADDED_CONSENT_VERSION, DEVICE_CONSENT_VERSION } from '@/lib/books/photo/photo-consent';
import { defaultCharacter } from '@/lib/illustrator';
import { newId } from '@/lib/platform/ids';
import { createClassSender, createCompanySenders, createParentSender } from '../support/bad-requests/create-senders';
import { type Endpoint, listEndpoints } from '../support/bad-requests/list-endpoints';
import { createRandom } from '../support/bad-requests/random';
import { sampleSchema } from '../support/bad-requests/sample-schema';
import type { Sender } from '../support/bad-requests/send-bad-requests';
import { withEveryService } from '../support/bad-requests/with-every-service';
import { withRequests } from '../support/requests';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const SHOP_URL = 'https://gibori.test';
const shop = Object.assign(withShop(), { storage: withStorage() });
withRequests(shop);
withEveryService(shop);

/** Routes of one thing that belongs to somebody: its id is in the path. */
const OWNED = /\[(?:bookId|orderId|classId|batchId)\]/;
const owned = (await listEndpoints()).filter(({ route }) => OWNED.test(route));
const { character, unsure } = defaultCharacter({ age: 5, gender: 'girl' });
const consent = { accepted: true, textVersion: DEVICE_CONSENT_VERSION, language: 'he' };
/** Bodies whose rules no sample meets. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/books/[bookId]/notify': {
    email: 'parent@shop.example',
    consent: true,
    textVersion: EMAIL_CONSENT_VERSION,
    language: 'he',
    reason: 'draft',
  },
  'PATCH /api/books/[bookId]': { childName: 'Maya', character, second: { name: 'Noa', gender: 'girl', age: 4 } },
  'POST /api/books/[bookId]/reading': { character, unsure, candidates: [], consent },
  'POST /api/books/[bookId]/second': { character, consent: { ...consent, textVersion: ADDED_CONSENT_VERSION } },
  'POST /api/books/[bookId]/third': { character, consent: { ...consent, textVersion: ADDED_CONSENT_VERSION } },
  'POST /api/books/[bookId]/sketch': character,
  'POST /api/kindergarten/[classId]/children': { children: [{ id: newId() }] },
  'POST /api/orders/[orderId]/reprint': { reason: 'print_damage', description: 'The cover came with a long scratch.' },
};
/** Bodies that are tried until one has the form that the route asks for. */
const TRIES = 40;
/** What the route says of the body before it looks for the thing. */
const MALFORMED = [400, 413, 422];
const REFUSALS = [401, 403, 404];
const ROLES = ['stranger', 'parent', 'teacher', 'hr', 'employee'] as const;
type Role = (typeof ROLES)[number];

/** One of each role; all have things of their own. */
async function createPeople(): Promise<Readonly<Record<Role, Sender>>> {
  const [hr, employee] = await createCompanySenders(shop);
  return {
    stranger: { cookie: '', ids: {} },
    parent: await createParentSender(shop),
    teacher: await createClassSender(shop),
    hr,
    employee,
  };
}

let address = 0;

async function send(
  { method, route, params, handler }: Endpoint,
  { cookie }: Sender,
  ids: Sender['ids'],
  seed: number,
) {
  const body =
    method === 'GET'
      ? undefined
      : JSON.stringify(BODIES[`${method} ${route}`] ?? sampleSchema(handler.schema, createRandom(seed)) ?? {});
  address += 1;
  const request = new Request(`${SHOP_URL}${route}?language=he`, {
    method,
    headers: {
      cookie,
      origin: SHOP_URL,
      'x-requested-with': 'gibori',
      'content-type': 'application/json',
      'x-remote-address': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    },
    ...(body !== undefined && { body }),
  });
  const path = Object.fromEntries(params.map((name) => [name, ids[name] ?? newId()]));
  const response = await handler(request, { params: Promise.resolve(path) } as never);
  const text = response.status < 300 ? '' : await response.text();
  await response.body?.cancel().catch(() => undefined);
  return { status: response.status, text };
}

/** The first answer to a body that has the right form, or the last to one that has not. */
async function sendValid(endpoint: Endpoint, sender: Sender, ids: Sender['ids']) {
  let answer = await send(endpoint, sender, ids, 1);
  for (let seed = 2; seed <= TRIES && MALFORMED.includes(answer.status); seed += 1)
    answer = await send(endpoint, sender, ids, seed);
  return answer;
}

describe("§6 somebody else's things: every route of one, every role", () => {
  it('nobody reads or changes a thing of another person, whatever the role', { timeout: 120_000 }, async () => {
    const [people, victims] = [await createPeople(), await createPeople()];
    const ids = Object.assign({}, ...Object.values(victims).map((victim) => victim.ids)) as Sender['ids'];
    const wrong: string[] = [];
    const unproved = new Set<string>();
    for (const endpoint of owned) {
      for (const role of ROLES) {
        const { status, text } = await sendValid(endpoint, people[role], ids);
        const name = `${endpoint.method} ${endpoint.route}`;
        if (MALFORMED.includes(status)) unproved.add(name);
        else if (!REFUSALS.includes(status)) wrong.push(`${name} as ${role}: ${status} ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(owned.length).toBeGreaterThan(60);
    expect([...unproved]).toEqual([]);
  });

  it('the same routes answer their owners: the ids of the matrix are real', { timeout: 120_000 }, async () => {
    const people = await createPeople();
    const answered = new Set<string>();
    for (const endpoint of owned.filter(({ method }) => method === 'GET' || method === 'PUT')) {
      for (const role of ROLES) {
        const { status } = await send(endpoint, people[role], people[role].ids, 1);
        if (status === 200) answered.add(endpoint.params[0] ?? '');
      }
    }
    expect([...answered].sort()).toEqual(['batchId', 'bookId', 'classId', 'orderId']);
  });
});

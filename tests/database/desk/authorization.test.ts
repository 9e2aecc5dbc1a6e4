import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { newId, newToken, sha256 } from '@/lib/platform/ids';
import { createDevice } from '@/lib/server/api/visitor';
import type { Container } from '@/lib/server/container';
import { STAFF_ROLES } from '@/lib/staff';
import { newAccount, newPhone } from '../support/identities';
import { withRequests } from '../support/requests';
import { addSeconds, HOUR } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const ROLES = ['anonymous', 'parent', 'hr', 'secondStep', 'expired', ...STAFF_ROLES] as const;
type Role = (typeof ROLES)[number];
type Case = { readonly body?: object; readonly row: readonly number[] };

/** Whoever has not entered the desk is refused; then owner, service, production, editor. */
const desk = (...statuses: readonly [number, number, number, number]) => [401, 401, 401, 401, 401, ...statuses];
const all = (status: number) => ROLES.map(() => status);
const reason = 'Because';
const CODE = { phone: '050-222-8888', country: 'IL' };
const ADDRESS = { country: 'IL', fullName: 'Dana', city: 'Haifa', street: 'Herzl', houseNumber: '1' };
/** The Hanukkah book has no Arabic edition. */
const SWITCH = { baseId: 9001, country: 'IL', language: 'ar', state: null, isBestseller: null };
const LONG_AGO = '2001-01-01T00:00:00Z';
/** A day that has passed: nothing is opened. */
const GROUP = { country: 'IL', language: 'he', contactName: 'Dana Levi', closesAt: LONG_AGO };
const CLASS = {
  ...GROUP,
  kindergartenName: 'Rimon',
  email: 'dana@example.com',
  phone: '050-222-8888',
  catalogueId: null,
  bookType: 'digital',
  delivery: null,
};
const BATCH = {
  ...GROUP,
  companyName: 'Example',
  contactEmail: 'dana@example.com',
  contactPhone: '050-222-8888',
  estimatedBooks: 10,
  catalogueId: 1,
  imageModel: 'regular',
  bookType: 'digital',
  delivery: null,
  office: { street: 'Herzl 1', city: 'Haifa', postal: null },
  dedication: null,
};
const TESTIMONIAL = { language: 'en', quote: 'She reads it every night.', who: 'Dana' };

/** Every route below `app/api/staff`: a new one without a row fails. No order has the id, so that nothing is done. */
const MATRIX: Readonly<Record<string, Case>> = {
  'POST /login': { body: { ...CODE, code: '123456' }, row: all(422) },
  // The sixth code of a phone within an hour is one too many, whoever asks.
  'POST /login/code': { body: { ...CODE, language: 'he' }, row: [200, 200, 200, 200, 200, 429, 429, 429, 429] },
  'POST /login/totp': { body: { code: '123456' }, row: all(422) },
  'POST /logout': { row: all(200) },
  'POST /requests/[requestId]/reply': { body: { text: 'Hello' }, row: desk(404, 404, 403, 403) },
  'POST /requests/[requestId]/assign': { body: { to: 'me' }, row: desk(404, 404, 403, 403) },
  'POST /requests/[requestId]/state': { body: { state: 'closed' }, row: desk(404, 404, 403, 403) },
  'POST /templates': { body: { name: 'Hello', language: 'he', text: '' }, row: desk(200, 200, 403, 403) },
  'POST /production/exports': {
    body: { kind: 'files', language: 'he', shipmentIds: [newId()] },
    row: desk(404, 403, 404, 403),
  },
  'GET /production/exports/[token]': { row: desk(404, 403, 404, 403) },
  'POST /production/marks': { body: { status: 'shipped', list: 'NOSUCH00' }, row: desk(200, 403, 200, 403) },
  'POST /jobs/[jobId]/retry': { row: desk(404, 403, 404, 403) },
  // The editor's is the second with this address.
  'POST /blog': { body: { slug: 'a-new-post' }, row: desk(200, 403, 403, 409) },
  'POST /blog/[post]': { body: { relatedBook: null }, row: desk(404, 403, 403, 404) },
  'POST /blog/[post]/texts': { body: { language: 'he', title: 'A' }, row: desk(404, 403, 403, 404) },
  'POST /blog/[post]/publication': { body: { at: 'now' }, row: desk(404, 403, 403, 404) },
  'POST /blog/[post]/pictures': { row: desk(404, 403, 403, 404) },
  'POST /blog/[post]/deletion': { row: desk(404, 403, 403, 404) },
  'POST /blog/[post]/pictures/deletion': { body: { url: '/pictures/posts/a' }, row: desk(404, 403, 403, 404) },
  'POST /catalogue': { body: SWITCH, row: desk(409, 403, 403, 409) },
  'POST /offers/[partner]': {
    body: { firstDay: '2026-12-01', lastDay: '2026-12-02' },
    row: desk(404, 403, 403, 403),
  },
  'POST /offers/[partner]/end': { row: desk(404, 403, 403, 403) },
  'POST /testimonials': { body: { ...TESTIMONIAL, saidOn: '2999-01-01' }, row: desk(422, 403, 403, 422) },
  'POST /testimonials/[testimonialId]': { body: { ...TESTIMONIAL, version: 1 }, row: desk(404, 403, 403, 404) },
  'POST /testimonials/[testimonialId]/withdrawal': { row: desk(404, 403, 403, 404) },
  'POST /testimonials/[testimonialId]/deletion': { row: desk(404, 403, 403, 404) },
  'POST /members': { body: { phone: '+1', role: 'editor' }, row: desk(422, 403, 403, 403) },
  'POST /members/[memberId]/role': { body: { role: 'editor' }, row: desk(404, 403, 403, 403) },
  'POST /members/[memberId]/deactivate': { row: desk(404, 403, 403, 403) },
  'POST /members/[memberId]/reset': { row: desk(404, 403, 403, 403) },
  'POST /refunds/[refundId]': { row: desk(404, 403, 403, 403) },
  'POST /reviews/[reviewId]': { body: { decision: 'published' }, row: desk(404, 403, 403, 404) },
  'POST /groups/classes': { body: CLASS, row: desk(422, 422, 403, 403) },
  'POST /groups/batches': { body: BATCH, row: desk(422, 422, 403, 403) },
  'POST /groups/[groupId]/note': { body: { text: 'Called back' }, row: desk(404, 404, 404, 403) },
  'POST /groups/[groupId]/deadline': { body: { closesAt: LONG_AGO }, row: desk(404, 404, 403, 403) },
  'POST /groups/[groupId]/close': { row: desk(404, 404, 403, 403) },
  'POST /groups/[groupId]/link': { row: desk(404, 404, 403, 403) },
  'POST /groups/[groupId]/resend': { body: { key: 'a' }, row: desk(404, 404, 403, 403) },
  'POST /groups/[groupId]/quote': { body: { shownMinor: 1 }, row: desk(404, 404, 403, 403) },
  'POST /groups/[groupId]/cancel': { body: { reason }, row: desk(404, 404, 403, 403) },
  'GET /groups/[groupId]/members': { row: desk(404, 404, 404, 403) },
  'GET /groups/[groupId]/paper': { row: desk(404, 404, 403, 403) },
  'GET /audit/export': { row: desk(200, 403, 403, 403) },
  'GET /orders': { row: desk(200, 200, 200, 403) },
  'GET /requests': { row: desk(200, 200, 403, 403) },
  'GET /production': { row: desk(200, 403, 200, 403) },
  'GET /orders/export': { row: desk(200, 403, 403, 403) },
  'POST /orders/[orderId]/note': { body: { text: 'Called back' }, row: desk(404, 404, 404, 403) },
  'POST /orders/[orderId]/resend': { body: { key: 'a' }, row: desk(404, 404, 403, 403) },
  'POST /orders/[orderId]/address': { body: { reason, address: ADDRESS }, row: desk(404, 404, 403, 403) },
  'POST /orders/[orderId]/cancel': { body: { reason }, row: desk(404, 404, 403, 403) },
  'POST /orders/[orderId]/refund': { body: { reason }, row: desk(404, 404, 403, 403) },
  'POST /orders/[orderId]/transfer': { body: { amountMinor: 100 }, row: desk(404, 403, 403, 403) },
  'POST /orders/[orderId]/reprint': { body: { reason }, row: desk(404, 404, 404, 403) },
  'POST /orders/[orderId]/picture': { body: { reason, page: 'cover' }, row: desk(404, 404, 404, 403) },
  'POST /orders/[orderId]/correct': {
    body: { reason, page: 'cover', from: 'a', to: 'b' },
    row: desk(404, 404, 404, 403),
  },
};

const ROOT = 'app/api/staff';
type Handler = (request: Request, args: never) => Promise<Response>;
const SHOP = { SHOP_URL: 'https://gibori.test', SHOP_SECRET: 's'.repeat(32) } as Parameters<typeof createDevice>[0];

async function listHandlers(): Promise<ReadonlyMap<string, Handler>> {
  const handlers = new Map<string, Handler>();
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('route.ts'));
  for (const name of files) {
    const module: Partial<Record<string, Handler>> = await import(/* @vite-ignore */ resolve(ROOT, name));
    const path = `/${name.replace(/\/?route\.ts$/, '')}`;
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (module[method]) handlers.set(`${method} ${path}`, module[method]);
    }
  }
  return handlers;
}

const shop = Object.assign(withShop(), { storage: withStorage() });
withRequests(shop);
beforeAll(async () => {
  const shared = globalThis as { giboriShop?: Promise<Container> };
  const container = await shared.giboriShop;
  if (!container) throw new Error('No container');
  const failedJobs = { list: async () => [], retry: async () => false };
  shared.giboriShop = Promise.resolve({ ...container, failedJobs });
});

// Every route is called by every role, which is more than one address may send in a minute.
beforeEach(async () => {
  await shop.db.rateLimit.deleteMany();
});

async function enter(role: (typeof STAFF_ROLES)[number], session: { readonly endsAt: Date; readonly open: boolean }) {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role } });
  const token = newToken();
  const { endsAt: expiresAt, open } = session;
  const data = { memberId: id, tokenHash: sha256(token), enteredAt: open ? new Date() : null, expiresAt };
  await shop.db.staffSession.create({ data });
  return `__Host-staff=${token}`;
}

async function signIn(kind: 'parent' | 'hr') {
  const { accountId } = await newAccount(shop.db);
  const token = newToken();
  await startSession(shop.db, { accountId, token, deviceId: newId(), kind }, new Date());
  // A customer's token is no better in the cookie of the desk.
  return `__Host-${kind === 'hr' ? 'hr' : 'session'}=${token}; __Host-staff=${token}`;
}

function createCookie(role: Role): Promise<string> {
  const [now, later] = [new Date(), addSeconds(HOUR)];
  switch (role) {
    case 'anonymous':
      return Promise.resolve('');
    case 'parent':
    case 'hr':
      return signIn(role);
    case 'secondStep':
      return enter('owner', { endsAt: later, open: false });
    case 'expired':
      return enter('owner', { endsAt: new Date(now.getTime() - 1000), open: true });
    default:
      return enter(role, { endsAt: later, open: true });
  }
}

describe('the desk: who may call which route', () => {
  it('every route has a row', async () => {
    expect([...(await listHandlers()).keys()].sort()).toEqual(Object.keys(MATRIX).sort());
  });

  it.each(Object.entries(MATRIX))('%s', async (name, { body, row }) => {
    const handler = (await listHandlers()).get(name);
    const found: number[] = [];
    for (const role of ROLES) {
      const device = createDevice(SHOP, newId()).cookies.map((cookie) => cookie.split(';')[0]);
      const request = new Request(`${SHOP.SHOP_URL}/api/staff`, {
        method: name.split(' ')[0] ?? '',
        headers: {
          cookie: [...device, await createCookie(role)].join('; '),
          origin: SHOP.SHOP_URL,
          'x-requested-with': 'gibori',
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const names = ['orderId', 'jobId', 'memberId', 'reviewId', 'requestId', 'testimonialId', 'groupId'];
      const ids = Object.fromEntries(names.map((id) => [id, newId()]));
      const params = Promise.resolve({ ...ids, post: 'no-such-post', token: 'none.none' });
      found.push((await handler?.(request, { params } as never))?.status ?? 0);
    }
    expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, row[index]])),
    );
  });
});

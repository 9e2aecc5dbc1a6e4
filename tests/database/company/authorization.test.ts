import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { changeBatch } from '@/lib/company/server';
import { newId, newToken } from '@/lib/platform/ids';
import { createDevice } from '@/lib/server/api/visitor';
import { createCompanyFlow } from '../support/company-flow';
import { newDevice } from '../support/identities';
import { withRequests } from '../support/requests';
import { HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const ROLES = ['anonymous', 'employee', 'otherHr', 'owner', 'expired', 'rotated'] as const;
type Role = (typeof ROLES)[number];
/** Status by role, in the order of `ROLES`. `rotated`: the owner, with a link that was replaced. */
type Row = readonly [number, number, number, number, number, number];
type Case = { readonly body?: object; readonly multipart?: boolean; readonly row: Row };

const REFUSALS = [401, 403, 404];
/** Pages of one HR person: sign-in needed, 'Access Denied' for others. */
const own = (status: number): Row => [401, 401, 403, status, 401, status];
/** The same for everybody. */
const all = (status: number): Row => [status, status, status, status, status, status];
/** Whoever has the link; not with a replaced one. */
const byLink = (status: number): Row => [status, status, status, status, status, 404];
const SUBMISSION = {
  employeeName: 'Dana',
  email: null,
  phone: '050-222-9999',
  country: 'IL',
  language: 'he',
  bookType: 'digital',
  bookId: newId(),
  texts: true,
  images: true,
};
const CODE = { phone: '050-222-8888', country: 'IL' };

/** Every method of every route file below `app/api/company`: a new one without a row fails. */
const MATRIX: Readonly<Record<string, Case>> = {
  'POST /': { body: {}, row: all(422) },
  'GET /batches': { row: [401, 401, 200, 200, 401, 200] },
  'GET /[batchId]': { row: own(200) },
  'PATCH /[batchId]': { body: { action: 'raise', estimatedBooks: 100 }, row: own(200) },
  'GET /[batchId]/orders': { row: own(200) },
  // One order is too few, and nothing is paid.
  'POST /[batchId]/checkout': { body: { shownMinor: 1, language: 'he' }, row: own(422) },
  'POST /[batchId]/approve': { row: own(409) },
  'GET /[batchId]/invitation': { row: own(200) },
  // The address was only typed, and has had its mail.
  'POST /[batchId]/invitation': { row: own(409) },
  'POST /[batchId]/transfer': { body: { shownMinor: 1 }, row: own(422) },
  'GET /[batchId]/quote': { row: own(404) },
  // Nothing is paid, so that there are no files.
  'GET /[batchId]/pdfs': { row: own(404) },
  'GET /[batchId]/receipt': { row: own(404) },
  'GET /[batchId]/packing-list': { row: own(404) },
  'GET /[batchId]/labels': { row: own(404) },
  // Without a language.
  'GET /[batchId]/poster': { row: [401, 401, 422, 422, 401, 422] },
  'DELETE /[batchId]/orders/[submissionId]': { row: own(404) },
  'GET /[batchId]/export': { row: own(200) },
  // Without a file.
  'PUT /[batchId]/logo': { row: own(422), multipart: true },
  'DELETE /[batchId]/logo': { row: own(200) },
  'POST /login': { body: { ...CODE, code: '123456' }, row: all(422) },
  // The sixth code of a phone within an hour is one too many, whoever asks.
  'POST /login/code': { body: { ...CODE, language: 'he' }, row: [200, 200, 200, 200, 200, 429] },
  'POST /logout': { row: all(200) },
  'GET /link/[token]': { row: byLink(200) },
  'POST /link/[token]/book': { body: { language: 'he' }, row: byLink(200) },
  'POST /link/[token]/submissions': { body: SUBMISSION, row: all(404) },
  // Nobody has ordered under it, which is not said more often than of any phone.
  'POST /link/[token]/phone': { body: { ...CODE, language: 'he' }, row: byLink(409) },
  'GET /mine/[token]': { row: [404, 200, 404, 404, 404, 404] },
  'PATCH /mine/[token]': { body: {}, row: [404, 200, 404, 404, 404, 404] },
  'DELETE /mine/[token]': { row: [404, 200, 404, 404, 404, 404] },
  // The sixth code of a phone within an hour is one too many, and each row has a phone of its own.
  'POST /mine/[token]/phone': { row: [404, 200, 404, 404, 404, 404] },
  'PUT /mine/[token]/phone': { body: { code: '123456' }, row: [404, 422, 404, 404, 404, 404] },
  'POST /order/[secret]/phone': { row: all(200) },
  'PUT /order/[secret]/phone': { body: { code: '123456' }, row: all(422) },
  // Whoever has the own link is its employee.
  'GET /order/[secret]': { row: all(200) },
  'POST /order/[secret]': { row: all(200) },
  'PATCH /order/[secret]': { body: {}, row: all(200) },
  'DELETE /order/[secret]': { row: all(200) },
};
const QUERIES: Readonly<Record<string, string>> = { '/[batchId]/export': '?language=he' };

/** A form without the file that it should have. */
function emptyForm(): FormData {
  const form = new FormData();
  form.set('other', '1');
  return form;
}

const ROOT = 'app/api/company';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handler = (request: Request, args: never) => Promise<Response>;

const PATHS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('route.ts'))
  .map((name) => `/${name.replace(/\/?route\.ts$/, '')}`);

async function listHandlers(): Promise<ReadonlyMap<string, Handler>> {
  const handlers = new Map<string, Handler>();
  for (const path of PATHS) {
    const file = resolve(ROOT, `.${path}`, 'route.ts');
    const module: Partial<Record<string, Handler>> = await import(/* @vite-ignore */ file);
    for (const method of METHODS) if (module[method]) handlers.set(`${method} ${path}`, module[method]);
  }
  return handlers;
}

const SHOP = { SHOP_URL: 'https://gibori.test', SHOP_SECRET: 's'.repeat(32) } as Parameters<typeof createDevice>[0];
const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
withRequests(shop);

/** An HR session that began so many seconds ago, as a cookie. */
async function signInHr(accountId: string, secondsAgo = 0): Promise<string> {
  const token = newToken();
  const since = new Date(Date.now() - secondsAgo * 1000);
  await startSession(shop.db, { accountId, token, deviceId: newId(), kind: 'hr' }, since);
  return `__Host-hr=${token}`;
}

/** A batch with one order, and what each role brings. */
async function prepare(role: Role) {
  const batch = await flow.open();
  const ordered = await flow.ordered(batch.token);
  const device = role === 'employee' ? ordered.owner : newDevice();
  const cookies = createDevice(SHOP, device.deviceId).cookies.map((cookie) => cookie.split(';')[0] ?? '');
  if (role === 'otherHr') cookies.push(await signInHr((await flow.open()).accountId));
  if (role === 'owner' || role === 'rotated') cookies.push(await signInHr(batch.accountId));
  if (role === 'expired') cookies.push(await signInHr(batch.accountId, 9 * HOUR));
  if (role === 'rotated') {
    await changeBatch(batch.id, { action: 'rotate' }, { db: shop.db, accountId: batch.accountId, now: NOW, newToken });
  }
  const params = { batchId: batch.id, submissionId: newId(), token: batch.token, secret: ordered.token };
  return { params, cookie: cookies.join('; ') };
}

const readers = new Map<Role, ReturnType<typeof prepare>>();
/** What a role brings to what changes nothing, a read or what it may not do: all of these share one batch. */
function prepareOnce(role: Role): ReturnType<typeof prepare> {
  const prepared = readers.get(role) ?? prepare(role);
  readers.set(role, prepared);
  return prepared;
}

describe('§6 companies: who may call which route', () => {
  it('every route has a row', async () => {
    expect([...(await listHandlers()).keys()].sort()).toEqual(Object.keys(MATRIX).sort());
  });

  it.each(Object.entries(MATRIX))('%s', async (name, { body, multipart, row }) => {
    const [method = '', path = ''] = name.split(' ');
    const handler = (await listHandlers()).get(name);
    const found: number[] = [];
    for (const [index, role] of ROLES.entries()) {
      const changesNothing = method === 'GET' || REFUSALS.includes(row[index] ?? 0);
      const { params, cookie } = await (changesNothing ? prepareOnce(role) : prepare(role));
      const request = new Request(`${SHOP.SHOP_URL}/api/company${QUERIES[path] ?? ''}`, {
        method,
        headers: {
          cookie,
          origin: SHOP.SHOP_URL,
          'x-requested-with': 'gibori',
          ...(!multipart && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(multipart && { body: emptyForm() }),
      });
      const response = await handler?.(request, { params: Promise.resolve(params) } as never);
      found.push(response?.status ?? 0);
    }
    expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, row[index]])),
    );
  });
});

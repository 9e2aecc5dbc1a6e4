import { expect, it } from 'vitest';
import { POST as signOut } from '@/app/api/company/logout/route';
import { POST } from '@/app/api/company/route';
import { startSession } from '@/lib/accounts/server';
import { newToken } from '@/lib/platform/ids';
import { createDevice } from '@/lib/server/api/visitor';
import { createCompanyFlow } from '../support/company-flow';
import { newDevice } from '../support/identities';
import { withRequests } from '../support/requests';
import { DAY, MINUTE } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const SHOP = { SHOP_URL: 'https://gibori.test', SHOP_SECRET: 's'.repeat(32) } as Parameters<typeof createDevice>[0];
const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
withRequests(shop);

/** Opens a batch with a parent's session that began so many seconds ago. */
async function openAfter(seconds: number) {
  const accountId = await flow.newHr();
  const { deviceId } = newDevice();
  const token = newToken();
  await startSession(shop.db, { accountId, token, deviceId }, new Date(Date.now() - seconds * 1000));
  const device = createDevice(SHOP, deviceId).cookies.map((cookie) => cookie.split(';')[0]);
  const closesAt = new Date(Date.now() + 10 * DAY * 1000).toISOString();
  const request = new Request(`${SHOP.SHOP_URL}/api/company`, {
    method: 'POST',
    headers: {
      cookie: [...device, `__Host-session=${token}`].join('; '),
      origin: SHOP.SHOP_URL,
      'x-requested-with': 'gibori',
      'content-type': 'application/json',
    },
    body: JSON.stringify(flow.newBatch({ bookType: 'digital', delivery: null, closesAt })),
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  const sessions = await shop.db.session.count({ where: { accountId, kind: 'hr' } });
  return { status: response.status, cookie: response.headers.get('set-cookie') ?? '', sessions };
}

it('rulings "Sign-in": a phone that was verified just now opens a batch and its dashboard', async () => {
  expect(await openAfter(MINUTE)).toMatchObject({ status: 201, cookie: expect.stringContaining('hr='), sessions: 1 });
});

it('rulings "Sign-in": a parent\'s session of last week opens no HR session, and asks for the phone again', async () => {
  const old = await openAfter(7 * DAY);
  expect(old).toMatchObject({ status: 403, sessions: 0 });
  expect(old.cookie).not.toContain('hr=');
});

/** Signs HR out in a browser that also has a parent's session; the accounts of the sessions that are left. */
async function signOutBeside(hrAccountId: string, parentAccountId: string) {
  const { deviceId } = newDevice();
  const [hr, parent] = [newToken(), newToken()];
  await startSession(shop.db, { accountId: hrAccountId, token: hr, deviceId, kind: 'hr' }, new Date());
  await startSession(shop.db, { accountId: parentAccountId, token: parent, deviceId }, new Date());
  const device = createDevice(SHOP, deviceId).cookies.map((cookie) => cookie.split(';')[0]);
  const request = new Request(`${SHOP.SHOP_URL}/api/company/logout`, {
    method: 'POST',
    headers: {
      cookie: [...device, `__Host-session=${parent}`, `__Host-hr=${hr}`].join('; '),
      origin: SHOP.SHOP_URL,
      'x-requested-with': 'gibori',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const response = await signOut(request, { params: Promise.resolve({}) });
  expect(response.status).toBe(200);
  const left = await shop.db.session.findMany({ where: { deviceId } });
  return { left: left.map(({ accountId }) => accountId), cookies: response.headers.getSetCookie() };
}

it('rulings "Sign-in": HR signs out with one click, also from the shop; another person\'s session stays', async () => {
  const [hr, other] = [await flow.newHr(), await flow.newHr()];
  const same = await signOutBeside(hr, hr);
  expect(same.left).toEqual([]);
  expect(same.cookies.filter((cookie) => /^__Host-(hr|session)=;/.test(cookie))).toHaveLength(2);
  const beside = await signOutBeside(hr, other);
  expect(beside.left).toEqual([other]);
  expect(beside.cookies.some((cookie) => cookie.startsWith('__Host-session='))).toBe(false);
});

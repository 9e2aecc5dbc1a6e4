import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as downloadData } from '@/app/api/account/data/download/route';
import { GET as readData } from '@/app/api/account/data/route';
import { POST as deleteEverything } from '@/app/api/account/delete/route';
import { startSession } from '@/lib/accounts/server';
import { getHostCookieName } from '@/lib/platform/http';
import { newId, newToken } from '@/lib/platform/ids';
import { newAccount } from '../support/identities';
import { readZip } from '../support/read-zip';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const SHOP_URL = 'http://localhost:3000';
const shared = globalThis as { giboriShop?: Promise<unknown> };

beforeAll(() => {
  const env = { SHOP_URL, SHOP_SECRET: 's'.repeat(32), TRUST_PROXY: 0, ILLUSTRATOR: 'local' };
  const { db, enqueue, storage } = shop;
  shared.giboriShop = Promise.resolve({ env, db, enqueue, storage });
});
afterAll(() => {
  shared.giboriShop = undefined;
});

const MINUTE_MS = 60_000;
async function signIn(minutesAgo: number) {
  const account = await newAccount(shop.db);
  const token = newToken();
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS);
  await startSession(shop.db, { accountId: account.accountId, token, deviceId: newId() }, at);
  return { ...account, cookie: `${getHostCookieName('session', SHOP_URL)}=${token}` };
}
const params = { params: Promise.resolve({}) };
const post = (cookie: string, body: object) =>
  deleteEverything(
    new Request(`${SHOP_URL}/api`, {
      method: 'POST',
      headers: { cookie, 'x-requested-with': 'gibori' },
      body: JSON.stringify(body),
    }),
    params,
  );
const read = (cookie: string) => readData(new Request(`${SHOP_URL}/api`, { headers: { cookie } }), params);

describe('download my data', () => {
  const download = (cookie: string) => downloadData(new Request(`${SHOP_URL}/api`, { headers: { cookie } }), params);

  it('only for its owner, and only when the phone was verified just now', async () => {
    expect((await download('')).status).toBe(401);
    const stale = await download((await signIn(16)).cookie);
    expect([stale.status, await stale.json()]).toMatchObject([403, { error: { code: 'verification_too_old' } }]);
    const { cookie, phone } = await signIn(1);
    const archive = await download(cookie);
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = readZip(Buffer.from(await archive.arrayBuffer()));
    expect(JSON.parse(String(files.get('data.json')))).toMatchObject({ account: { phone }, books: [], orders: [] });
  });
});

describe('§6: only its owner sees and deletes an account', () => {
  it('signed out: nothing', async () => {
    expect([(await read('')).status, (await post('', { confirmed: true })).status]).toEqual([401, 401]);
  });

  it('the box must be ticked, and the phone verified just now', async () => {
    const { cookie, accountId } = await signIn(16);
    const unticked = await post(cookie, { confirmed: false });
    expect(await unticked.json()).toMatchObject({ error: { fields: { confirmed: 'deletion_not_confirmed' } } });
    const stale = await post(cookie, { confirmed: true });
    expect([stale.status, await stale.json()]).toMatchObject([403, { error: { code: 'verification_too_old' } }]);
    expect(await shop.db.account.findUniqueOrThrow({ where: { id: accountId } })).toMatchObject({ deletedAt: null });
  });

  it('then it is deleted, the cookies go, and the session opens nothing any more', async () => {
    const { cookie, phone } = await signIn(1);
    expect(await (await read(cookie)).json()).toMatchObject({ email: 'parent@example.com', books: 0, openOrders: [] });
    const deleted = await post(cookie, { confirmed: true });
    expect([deleted.status, await deleted.json()]).toEqual([200, { deleted: true }]);
    const cleared = deleted.headers.getSetCookie().filter((set) => set.includes('Max-Age=0'));
    expect(cleared.map((set) => set.split('=')[0])).toEqual(['session', 'locked_country']);
    expect((await read(cookie)).status).toBe(401);
    expect(await shop.db.account.count({ where: { phone } })).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { POST as choose } from '@/app/api/consent/route';
import { startSession, withdrawMarketing } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import { newPhone } from '../support/identities';
import { addSeconds } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';

const shop = withShop();
const browser = withBrowser(shop);
const { requestCode, verifyCode } = createVerificationFlow(shop);

async function signIn(phone: string, seconds: number, marketing: boolean) {
  await requestCode(phone, { now: addSeconds(seconds), marketing });
  await verifyCode(phone, RIGHT_CODE, { now: addSeconds(seconds + 1) });
  return shop.db.account.findUniqueOrThrow({ where: { phone } });
}

it('rulings "Photos and names": every sign-in and every choice is appended to the consent history; nothing is overwritten', async () => {
  const phone = newPhone();
  const { id } = await signIn(phone, 0, false);
  await signIn(phone, 300, true);
  await withdrawMarketing(shop.db, id, addSeconds(600));
  await withdrawMarketing(shop.db, id, addSeconds(700));
  const rows = await shop.db.consent.findMany({ where: { accountId: id }, orderBy: [{ at: 'asc' }, { kind: 'asc' }] });
  expect(rows.map(({ kind, accepted, at }) => [kind, accepted, at])).toEqual([
    ['terms', true, addSeconds(1)],
    ['sms', true, addSeconds(1)],
    ['terms', true, addSeconds(301)],
    ['sms', true, addSeconds(301)],
    ['marketing', true, addSeconds(301)],
    ['marketing', false, addSeconds(600)],
  ]);
  for (const { textVersion, language } of rows) {
    expect(textVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(language).toBe('he');
  }
});

it.each([
  ['an update', 'UPDATE consents SET accepted = false'],
  ['a deletion', 'DELETE FROM consents'],
  ['emptying the table', 'TRUNCATE consents'],
  ['deleting the account', 'DELETE FROM accounts'],
])('rulings "Photos and names": the database refuses %s of the history', async (_, statement) => {
  const { id: accountId } = await signIn(newPhone(), 0, false);
  const read = () => shop.db.consent.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  const before = await read();
  expect(before).toHaveLength(2);
  await expect(shop.db.$executeRawUnsafe(statement)).rejects.toThrow(/23001/);
  expect(await read()).toEqual(before);
});

const listMeasuring = async (accountId: string) => {
  const rows = await shop.db.consent.findMany({
    where: { accountId, kind: { in: ['analytics', 'advertising'] } },
    orderBy: [{ at: 'asc' }, { kind: 'asc' }],
  });
  return rows.map(({ kind, accepted, language }) => [kind, accepted, language]);
};

it('consent: a signed-in choice is kept per purpose in the history; a repeated one is no new entry', async () => {
  const { id } = await signIn(newPhone(), 0, false);
  const visitor = browser();
  const token = newToken();
  await startSession(shop.db, { accountId: id, token, deviceId: newId() }, new Date());
  visitor.cookies.set('__Host-session', token);
  for (const allowed of [['analytics'], ['analytics'], ['analytics', 'advertising'], []]) {
    expect((await visitor.post(choose, { allowed, language: 'ru' })).status).toBe(200);
  }
  expect(await listMeasuring(id)).toEqual([
    ['analytics', true, 'ru'],
    ['advertising', false, 'ru'],
    ['advertising', true, 'ru'],
    ['analytics', false, 'ru'],
    ['advertising', false, 'ru'],
  ]);
});

it('consent: a choice from before the sign-in joins the history at the sign-in, once', async () => {
  const phone = newPhone();
  await requestCode(phone);
  await verifyCode(phone, RIGHT_CODE, { measuring: ['advertising'] });
  await requestCode(phone, { now: addSeconds(300) });
  await verifyCode(phone, RIGHT_CODE, { now: addSeconds(301), measuring: ['advertising'] });
  const { id } = await shop.db.account.findUniqueOrThrow({ where: { phone } });
  expect(await listMeasuring(id)).toEqual([
    ['analytics', false, 'he'],
    ['advertising', true, 'he'],
  ]);
});

it('consent: a visitor without an account gets the cookie for half a year, and no other', async () => {
  const visitor = browser();
  const { status, setCookies } = await visitor.post(choose, { allowed: [], language: 'he' });
  expect(status).toBe(200);
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]).toMatch(/^consent=v1; Max-Age=15552000; Path=\/; Secure; SameSite=Lax$/i);
});

it('consent: another site cannot choose, and a purpose that nobody asked for is refused', async () => {
  const visitor = browser();
  const body = { allowed: ['analytics'], language: 'he' };
  const foreign = await visitor.post(choose, body, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(foreign).toMatchObject({ status: 403, setCookies: [] });
  expect(await visitor.post(choose, { ...body, allowed: ['selling'] })).toMatchObject({ status: 422, setCookies: [] });
});

import { describe, expect, it } from 'vitest';
import { endAllSessions, endSession, peekSession, readSession, startSession } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import { newAccount } from '../support/identities';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withDatabase } from '../with-database';

const database = withDatabase();

async function signedIn() {
  const { accountId } = await newAccount(database.db);
  const token = newToken();
  const deviceId = newId();
  await startSession(database.db, { accountId, token, deviceId }, NOW);
  const row = () => database.db.session.findFirst({ where: { accountId } });
  const read = async (now: Date) => (await readSession(database.db, token, now))?.signedIn ?? null;
  return { accountId, token, deviceId, row, read };
}

it('rulings "Sign-in": a session token is stored hashed only', async () => {
  const { token, row } = await signedIn();
  expect(JSON.stringify(await row())).not.toContain(token);
  expect((await row())?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
});

it('rulings "Sign-in": 30 days', async () => {
  const { accountId, read } = await signedIn();
  expect(await read(addSeconds(30 * DAY))).toBeNull();
  expect(await read(addSeconds(30 * DAY - 1))).toMatchObject({ accountId });
});

it('rulings "Sign-in": sliding, written at most once a day', async () => {
  const { read, row } = await signedIn();
  await read(addSeconds(23 * HOUR));
  expect((await row())?.expiresAt).toEqual(addSeconds(30 * DAY));
  await read(addSeconds(29 * DAY));
  expect(await row()).toMatchObject({ expiresAt: addSeconds(59 * DAY), seenAt: addSeconds(29 * DAY) });
  expect(await read(addSeconds(58 * DAY))).not.toBeNull();
});

it('rulings "Sign-in": a page, which can send no cookie, leaves the visit to be noted by the next request', async () => {
  const { accountId, token, read, row } = await signedIn();
  const peeked = await peekSession(database.db, token, addSeconds(2 * DAY));
  expect(peeked).toMatchObject({ signedIn: { accountId }, visited: true });
  expect(await row()).toMatchObject({ expiresAt: addSeconds(30 * DAY), seenAt: NOW });
  await read(addSeconds(2 * DAY));
  expect(await row()).toMatchObject({ expiresAt: addSeconds(32 * DAY), seenAt: addSeconds(2 * DAY) });
  expect(await peekSession(database.db, token, addSeconds(2 * DAY))).toMatchObject({ visited: false });
  expect(await peekSession(database.db, token, addSeconds(32 * DAY))).toBeNull();
});

it('§4: logging out ends this session and no other', async () => {
  const one = await signedIn();
  const second = newToken();
  await startSession(database.db, { accountId: one.accountId, token: second, deviceId: newId() }, NOW);
  await endSession(database.db, one.token);
  expect(await one.read(NOW)).toBeNull();
  expect(await readSession(database.db, second, NOW)).not.toBeNull();
});

it('a guessed token is invalid', async () => {
  const { row } = await signedIn();
  expect(await readSession(database.db, newToken(), NOW)).toBeNull();
  expect(await readSession(database.db, (await row())?.tokenHash ?? '', NOW)).toBeNull();
});

it.each(['hr', 'staff'] as const)("§6: a session of %s is not a parent's session", async (kind) => {
  const { accountId, read } = await signedIn();
  await database.db.session.updateMany({ where: { accountId }, data: { kind } });
  expect(await read(NOW)).toBeNull();
});

describe('rotation, absolute end and signing out everywhere', () => {
  const again = async (accountId: string, deviceId: string, replaces: string | null = null) => {
    const token = newToken();
    await startSession(database.db, { accountId, token, deviceId, replaces }, NOW);
    return token;
  };
  const opens = async (token: string, now = NOW) => (await readSession(database.db, token, now)) !== null;

  it('signing in again on a device ends its old session and no other', async () => {
    const one = await signedIn();
    const elsewhere = await again(one.accountId, newId());
    const renewed = await again(one.accountId, one.deviceId);
    expect(renewed).not.toBe(one.token);
    expect(await Promise.all([one.token, elsewhere, renewed].map((token) => opens(token)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("no session fixation: the browser's previous session ends, even of another account or device", async () => {
    const [planted, victim] = [await signedIn(), await signedIn()];
    await again(victim.accountId, newId(), planted.token);
    expect(await opens(planted.token)).toBe(false);
  });

  it('a session used daily ends 180 days after its sign-in; the database enforces it', async () => {
    const { read, row } = await signedIn();
    for (let day = 1; day < 180; day += 20) expect(await read(addSeconds(day * DAY))).not.toBeNull();
    expect((await row())?.expiresAt).toEqual(addSeconds(180 * DAY));
    expect(await read(addSeconds(180 * DAY))).toBeNull();
    const { id = '' } = (await row()) ?? {};
    const longer = database.db.session.update({ where: { id }, data: { expiresAt: addSeconds(181 * DAY) } });
    await expect(longer).rejects.toThrow(/sessions_absolute_end/);
  });

  it('the cookie gets a new expiry when the session is extended, and only then', async () => {
    const { token } = await signedIn();
    expect(await readSession(database.db, token, addSeconds(HOUR))).toMatchObject({ extendedTo: null });
    expect(await readSession(database.db, token, addSeconds(2 * DAY))).toMatchObject({
      extendedTo: addSeconds(32 * DAY),
    });
    expect(await readSession(database.db, token, addSeconds(2 * DAY + HOUR))).toMatchObject({ extendedTo: null });
  });

  it.each(['hr', 'staff'] as const)('rulings "Sign-in": a session of %s ends after 8 hours', async (kind) => {
    const { accountId } = await signedIn();
    const token = newToken();
    await startSession(database.db, { accountId, token, deviceId: newId(), kind }, NOW);
    expect(await readSession(database.db, token, addSeconds(8 * HOUR - 1), kind)).not.toBeNull();
    expect(await readSession(database.db, token, addSeconds(8 * HOUR), kind)).toBeNull();
    expect(await readSession(database.db, token, NOW)).toBeNull();
  });

  it('signing out everywhere ends every session of the account and no other', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const elsewhere = await again(one.accountId, newId());
    await endAllSessions(database.db, one.accountId);
    expect(await Promise.all([one.token, elsewhere, other.token].map((token) => opens(token)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

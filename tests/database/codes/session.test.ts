import { describe, expect, it } from 'vitest';
import { endAllSessions, endSession, readSession, startSession } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import { withDatabase } from '../helpers';
import { newAccount } from '../support/people';
import { DAY, HOUR, later, NOW } from '../support/time';

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

it('rulings "Names": a session token is stored hashed only', async () => {
  const { token, row } = await signedIn();
  expect(JSON.stringify(await row())).not.toContain(token);
  expect((await row())?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
});

it('rulings "Limits": 30 days', async () => {
  const { accountId, read } = await signedIn();
  expect(await read(later(30 * DAY))).toBeNull();
  expect(await read(later(30 * DAY - 1))).toMatchObject({ accountId });
});

it('rulings "Limits": sliding, written at most once a day', async () => {
  const { read, row } = await signedIn();
  await read(later(23 * HOUR));
  expect((await row())?.expiresAt).toEqual(later(30 * DAY));
  await read(later(29 * DAY));
  expect(await row()).toMatchObject({ expiresAt: later(59 * DAY), seenAt: later(29 * DAY) });
  expect(await read(later(58 * DAY))).not.toBeNull();
});

it('§4: logging out ends this session and no other', async () => {
  const one = await signedIn();
  const second = newToken();
  await startSession(database.db, { accountId: one.accountId, token: second, deviceId: newId() }, NOW);
  await endSession(database.db, one.token);
  expect(await one.read(NOW)).toBeNull();
  expect(await readSession(database.db, second, NOW)).not.toBeNull();
});

it('a guessed token opens nothing', async () => {
  const { row } = await signedIn();
  expect(await readSession(database.db, newToken(), NOW)).toBeNull();
  expect(await readSession(database.db, (await row())?.tokenHash ?? '', NOW)).toBeNull();
});

it.each(['hr', 'staff'] as const)('§6: a session of %s is not a parent', async (kind) => {
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

  it('signing in again on a device ends its old session and leaves other devices alone', async () => {
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

  it('no fixation: the session that the browser brought along ends, even of another account or device', async () => {
    const [planted, victim] = [await signedIn(), await signedIn()];
    await again(victim.accountId, newId(), planted.token);
    expect(await opens(planted.token)).toBe(false);
  });

  it('a session visited every day ends 180 days after its sign-in, and the database holds it to that', async () => {
    const { read, row } = await signedIn();
    for (let day = 1; day < 180; day += 20) expect(await read(later(day * DAY))).not.toBeNull();
    expect((await row())?.expiresAt).toEqual(later(180 * DAY));
    expect(await read(later(180 * DAY))).toBeNull();
    const { id = '' } = (await row()) ?? {};
    const longer = database.db.session.update({ where: { id }, data: { expiresAt: later(181 * DAY) } });
    await expect(longer).rejects.toThrow(/sessions_absolute_end/);
  });

  it('the cookie is told the new end when a session slides, and only then', async () => {
    const { token } = await signedIn();
    expect(await readSession(database.db, token, later(HOUR))).toMatchObject({ extendedTo: null });
    expect(await readSession(database.db, token, later(2 * DAY))).toMatchObject({ extendedTo: later(32 * DAY) });
    expect(await readSession(database.db, token, later(2 * DAY + HOUR))).toMatchObject({ extendedTo: null });
  });

  it.each(['hr', 'staff'] as const)('rulings "Limits": a session of %s ends after 8 hours', async (kind) => {
    const { accountId } = await signedIn();
    const token = newToken();
    await startSession(database.db, { accountId, token, deviceId: newId(), kind }, NOW);
    expect(await readSession(database.db, token, later(8 * HOUR - 1), kind)).not.toBeNull();
    expect(await readSession(database.db, token, later(8 * HOUR), kind)).toBeNull();
    expect(await readSession(database.db, token, NOW)).toBeNull();
  });

  it('signing out everywhere ends every session of the account and nobody else’s', async () => {
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

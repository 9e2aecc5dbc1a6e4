import { expect, it } from 'vitest';
import { endSession, readSession, startSession } from '@/lib/accounts/server';
import { newToken } from '@/lib/platform/ids';
import { withDatabase } from '../helpers';
import { newAccount } from '../support/people';
import { DAY, HOUR, later, NOW } from '../support/time';

const database = withDatabase();

async function signedIn() {
  const { accountId } = await newAccount(database.db);
  const token = newToken();
  await startSession(database.db, accountId, token, NOW);
  const row = () => database.db.session.findFirst({ where: { accountId } });
  return { accountId, token, row, read: (now: Date) => readSession(database.db, token, now) };
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
  await startSession(database.db, one.accountId, second, NOW);
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

import { describe, expect, it } from 'vitest';
import { giveUpEmail, recordEmail, sendOnce } from '@/lib/email/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailPort } from '@/lib/providers/email/port';
import { addSeconds, HOUR, NOW } from './support/time';
import { withDatabase } from './with-database';

const database = withDatabase();
const REFUSED = fail('email_not_delivered', { permanent: true });
const BUSY = fail('email_not_delivered', { permanent: false });
type Answer = Awaited<ReturnType<EmailPort['send']>>;

function provider(...answers: readonly Answer[]) {
  let sends = 0;
  const email: EmailPort = { send: async ({ key }) => answers[sends++] ?? ok({ providerId: key }) };
  return { email, sends: () => sends };
}
async function recorded() {
  const key = `orderPaid:${newId()}`;
  expect(await recordEmail(database.db, { key, kind: 'orderPaid', language: 'he' }, NOW)).toBe(true);
  return key;
}
const render = async () => ({ subject: 'S', text: 'T', html: '<p>T</p>' });
const send = (key: string, email: EmailPort, options: { atMostOnce?: boolean } = {}, now = NOW) =>
  sendOnce(key, { to: 'parent@example.com' }, render, { db: database.db, email, now: () => now, ...options });
const row = (key: string) => database.db.messageSent.findUniqueOrThrow({ where: { key } });

describe('the ledger of e-mails: one way of sending each mail once', () => {
  it('a sent e-mail is recorded and never sent again', async () => {
    const key = await recorded();
    expect(await recordEmail(database.db, { key, kind: 'orderPaid', language: 'he' }, NOW)).toBe(false);
    const { email, sends } = provider();
    expect(await send(key, email)).toBe('sent');
    expect(await send(key, email)).toBe('skipped');
    expect(sends()).toBe(1);
    await giveUpEmail(database.db, key, addSeconds(HOUR));
    expect(await row(key)).toMatchObject({ sentAt: NOW, providerId: key, failedCode: null, givenUpAt: null });
  });

  it('an e-mail that is not recorded is not sent', async () => {
    const { email, sends } = provider();
    expect(await send(`orderPaid:${newId()}`, email)).toBe('skipped');
    expect(sends()).toBe(0);
  });

  it('a failure is recorded with its code until a later try succeeds', async () => {
    const key = await recorded();
    const { email } = provider(BUSY);
    expect(await send(key, email)).toBe('failed');
    expect(await row(key)).toMatchObject({ failedCode: 'email_not_delivered', sentAt: null, givenUpAt: null });
    expect(await send(key, email, {}, addSeconds(HOUR))).toBe('sent');
    expect(await row(key)).toMatchObject({ failedCode: null, sentAt: addSeconds(HOUR) });
  });

  it('a permanent refusal is given up and recorded so, not thrown to be tried again', async () => {
    const key = await recorded();
    expect(await send(key, provider(REFUSED).email)).toBe('gave_up');
    expect(await row(key)).toMatchObject({ failedCode: 'email_not_delivered', givenUpAt: NOW, sentAt: null });
  });

  it('when the queue gives up it is recorded', async () => {
    const key = await recorded();
    await send(key, provider(BUSY).email);
    await giveUpEmail(database.db, key, addSeconds(HOUR));
    expect(await row(key)).toMatchObject({ failedCode: 'email_not_delivered', givenUpAt: addSeconds(HOUR) });
  });

  it('at most once: parallel workers send one e-mail, a dead worker causes no second one, and a failure may be retried', async () => {
    const once = { atMostOnce: true };
    const busy = await recorded();
    const { email, sends } = provider(BUSY);
    expect(await send(busy, email, once)).toBe('failed');
    await Promise.all([1, 2, 3].map(() => send(busy, email, once)));
    expect(sends()).toBe(2);
    const dead = await recorded();
    const dying: EmailPort = {
      send: async () => {
        throw new Error('killed');
      },
    };
    await expect(send(dead, dying, once)).rejects.toThrow('killed');
    expect(await send(dead, email, once, addSeconds(HOUR))).toBe('skipped');
    expect(await row(dead)).toMatchObject({ sentAt: null, claimedAt: NOW });
  });

  it('an e-mail that cannot be rendered is not claimed', async () => {
    const key = await recorded();
    const broken = async () => {
      throw new Error('broken');
    };
    const deps = { db: database.db, email: provider().email, now: () => NOW, atMostOnce: true };
    await expect(sendOnce(key, { to: 'parent@example.com' }, broken, deps)).rejects.toThrow('broken');
    expect(await send(key, deps.email, { atMostOnce: true })).toBe('sent');
  });

  it('related changes are in the same transaction', async () => {
    const key = await recorded();
    const onSettled = async () => {
      throw new Error('not deleted');
    };
    const deps = { db: database.db, email: provider().email, now: () => NOW, onSettled };
    await expect(sendOnce(key, { to: 'parent@example.com' }, render, deps)).rejects.toThrow('not deleted');
    expect((await row(key)).sentAt).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { closeOrders, listOrders } from '@/lib/orders/server';
import { newId, newToken } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { RECORD_YEARS } from '@/lib/privacy';
import { handleDeleteAccount } from '@/lib/privacy/delete-account.handler';
import { handleDeletionFailure } from '@/lib/privacy/job-failures';
import { deleteAccount, getStoredData } from '@/lib/privacy/server';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createFilledAccount, findLeftovers } from './filled-account';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const fillAccount = createFilledAccount(shop);

type Filled = Awaited<ReturnType<typeof fillAccount>>;
const SECRET = 's'.repeat(32);
const SOON = addSeconds(5 * MINUTE);

const remove = ({ accountId, sessionToken }: Filled, now = SOON) =>
  deleteAccount({ db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now });

function createMailbox(answers: Awaited<ReturnType<EmailPort['send']>>[] = []) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    async send(message) {
      const answer = answers.shift() ?? ok({ providerId: '1' });
      if (answer.ok) sent.push(message);
      return answer;
    },
  };
  return { sent, email };
}
const run = ({ accountId }: Filled, email: EmailPort, from: StoragePort = storage) =>
  handleDeleteAccount(
    { accountId },
    {
      db: shop.db,
      storage: from,
      email,
      now: () => addSeconds(60, SOON),
      secret: SECRET,
      shopUrl: 'https://gibori.test',
    },
  );

const getObjects = ({ keys }: Filled) => storage.objects().filter((key) => keys.includes(key));
const findDeletion = (accountId: string) => shop.db.accountDeletion.findUnique({ where: { accountId } });

describe('rulings "Photos and names": delete now, everything', () => {
  it('the records of sales stay: amounts, taxes and dates of the orders', async () => {
    const account = await fillAccount();
    const read = (id: string) =>
      shop.db.order.findUniqueOrThrow({
        where: { id },
        select: { number: true, state: true, totalMinor: true, paidAt: true, lines: true, fiscal: true },
      });
    const ids = [account.printed.id, account.digital.id];
    const before = await Promise.all(ids.map(read));
    unwrap(await remove(account));
    expect(await Promise.all(ids.map(read))).toEqual(before);
    expect(await shop.db.payment.count({ where: { orderId: { in: ids }, state: 'paid' } })).toBe(2);
    expect(await shop.db.consent.count({ where: { accountId: account.accountId } })).toBeGreaterThan(0);
  });

  it('the receipt goes to the address once, and says what is gone, what stays and who printed', async () => {
    const account = await fillAccount();
    await shop.db.shipment.updateMany({ where: { orderId: account.printed.id }, data: { provider: 'lulu' } });
    unwrap(await remove(account));
    const { sent, email } = createMailbox();
    await run(account, email);
    await run(account, email);
    await Promise.all([run(account, email), run(account, email)]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe(account.email);
    for (const part of ['3 ספרים', String(RECORD_YEARS), 'Lulu']) expect(sent[0]?.text).toContain(part);
    expect(sent[0]?.text).not.toContain('נועה');
    expect(await findDeletion(account.accountId)).toMatchObject({ email: null, completedAt: expect.any(Date) });
  });

  it('signs out everywhere, and the phone may begin again with nothing', async () => {
    const account = await fillAccount();
    await startSession(shop.db, { accountId: account.accountId, token: newToken(), deviceId: newId() }, NOW);
    unwrap(await remove(account));
    expect(await shop.db.session.count({ where: { accountId: account.accountId } })).toBe(0);
    const { accountId } = await createVerificationFlow(shop).signIn(account.phone, newId());
    expect(accountId).not.toBe(account.accountId);
    const reading = { db: shop.db, accountId, sign: storage.signedUrl, now: SOON, secret: 'd'.repeat(32) };
    expect(await listOrders(reading)).toEqual([]);
  });

  it('leaves other accounts alone, also one whose address was named but never confirmed', async () => {
    const [account, other] = [await fillAccount(), await fillAccount()];
    await shop.db.account.update({
      where: { id: account.accountId },
      data: { email: other.email, emailVerifiedAt: null },
    });
    const words = [other.phone, other.email];
    const before = await findLeftovers(shop.db, words);
    const objects = getObjects(other);
    unwrap(await remove(account));
    await run(account, createMailbox().email);
    expect(await findLeftovers(shop.db, words)).toEqual(before);
    expect(getObjects(other)).toEqual(objects);
    expect(await shop.db.bookAlert.count({ where: { email: other.email } })).toBe(1);
  });
});

describe('a deletion that is refused changes nothing', () => {
  const expectUntouched = async ({ accountId, bookIds }: Filled) => {
    expect(await shop.db.account.findUniqueOrThrow({ where: { id: accountId } })).toMatchObject({ deletedAt: null });
    expect(await shop.db.book.count({ where: { id: { in: [...bookIds] }, deletedAt: null } })).toBe(3);
    expect(await findDeletion(accountId)).toBeNull();
  };

  it('the phone was verified more than fifteen minutes ago, or the session is unknown', async () => {
    const account = await fillAccount();
    expect(await remove(account, addSeconds(15 * MINUTE + 1))).toMatchObject({ code: 'verification_too_old' });
    const forged = { ...account, sessionToken: newToken() };
    expect(await remove(forged)).toMatchObject({ code: 'verification_too_old' });
    await expectUntouched(account);
    expect(await remove(account, addSeconds(15 * MINUTE))).toMatchObject({ ok: true });
  });

  // A refused deletion changes nothing, so that one account serves every state.
  let waiting: Filled | undefined;
  it.each(['awaiting_confirmation', 'confirmed', 'printing', 'shipped'] as const)(
    'a paid book is still to come: %s',
    async (state) => {
      waiting ??= await fillAccount();
      const account = waiting;
      await shop.db.order.update({ where: { id: account.printed.id }, data: { state } });
      expect(await remove(account)).toMatchObject({ code: 'account_orders_open' });
      await expectUntouched(account);
      const { number } = await shop.db.order.findUniqueOrThrow({ where: { id: account.printed.id } });
      const { accountId, phone, email } = account;
      const signedIn = { accountId, phone, email, emailVerified: true, country: 'IL', language: 'he' } as const;
      expect(await getStoredData(signedIn, { db: shop.db, now: SOON })).toMatchObject({ openOrders: [number] });
    },
  );

  it('the job cannot be queued', async () => {
    const { accountId, sessionToken, ...account } = await fillAccount();
    const enqueue = async () => {
      throw new Error('queue away');
    };
    await expect(deleteAccount({ db: shop.db, enqueue, accountId, sessionToken, now: SOON })).rejects.toThrow();
    await expectUntouched({ accountId, sessionToken, ...account });
  });

  it('twice at once: the second finds nothing left', async () => {
    const account = await fillAccount();
    const outcomes = await Promise.all([remove(account), remove(account)]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await shop.queue.jobs('delete-account', `dataDeleted:${account.accountId}`)).toHaveLength(1);
  });
});

describe('whatever crashes on the way', () => {
  it('a worker killed among the files: the next one goes on, and one receipt is sent', async () => {
    const account = await fillAccount();
    unwrap(await remove(account));
    const { sent, email } = createMailbox();
    let left = 2;
    const dying: StoragePort = {
      ...storage,
      async delete(key) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        await storage.delete(key);
      },
    };
    await expect(run(account, email, dying)).rejects.toThrow('killed');
    expect([sent.length, getObjects(account).length > 0]).toEqual([0, true]);
    await run(account, email);
    expect([sent.length, getObjects(account)]).toEqual([1, []]);
  });

  it('the mail provider is away: the address waits for it, and for nothing else', async () => {
    const account = await fillAccount();
    unwrap(await remove(account));
    const { sent, email } = createMailbox([fail('email_not_delivered')]);
    await expect(run(account, email)).rejects.toThrow('was not delivered');
    expect(await findDeletion(account.accountId)).toMatchObject({ email: account.email, completedAt: null });
    await run(account, email);
    expect(sent).toHaveLength(1);
    expect(await findLeftovers(shop.db, [account.email])).toEqual([]);
  });

  it('given up for good: the address goes without a receipt, and the daily purge deletes the files', async () => {
    const account = await fillAccount();
    unwrap(await remove(account));
    await handleDeletionFailure({ accountId: account.accountId }, { db: shop.db, now: SOON });
    expect(await findLeftovers(shop.db, [account.phone, account.email])).toEqual([]);
    const now = addSeconds(DAY);
    await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
    expect(getObjects(account)).toEqual([]);
  });
});

describe('"your data" in my-books', () => {
  it('counts what is kept and names the dates', async () => {
    const account = await fillAccount();
    const { accountId, phone, email } = account;
    const signedIn = { accountId, phone, email, emailVerified: true, country: 'IL', language: 'he' } as const;
    const stored = await getStoredData(signedIn, { db: shop.db, now: SOON });
    expect(stored).toMatchObject({
      email,
      drafts: 1,
      photos: 3,
      books: 2,
      files: 4,
      orders: 2,
      addresses: 1,
      openOrders: [],
    });
    expect(Date.parse(stored.photosFrom ?? '')).toBeLessThanOrEqual(Date.parse(stored.photosUntil ?? ''));
    expect(Date.parse(stored.draftsUntil ?? '')).toBeGreaterThan(SOON.getTime());
  });
});

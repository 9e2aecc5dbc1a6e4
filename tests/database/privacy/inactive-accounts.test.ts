import { describe, expect, it } from 'vitest';
import { readSession, startSession } from '@/lib/accounts/server';
import { newId, newToken } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { ACCOUNT_MONTHS, NOTICE_DAYS } from '@/lib/privacy';
import { handleNoticeFailure } from '@/lib/privacy/job-failures';
import { createClassFlow } from '../support/class-flow';
import { createCompanyFlow } from '../support/company-flow';
import { createFakeEmail } from '../support/fake-email';
import { createFakeSms } from '../support/fake-sms';
import { newAccount } from '../support/identities';
import { createShipmentFlow } from '../support/shipment-flow';
import { addSeconds, DAY, HOUR, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { byDay, createInactiveRunner } from './inactive-runner';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { watch, notify, watchAndNotify, finish, isDeleted, mails, texts } = createInactiveRunner(shop);

const { requestCode, verifyCode } = createVerificationFlow(shop);

/** A signed-in parent's account, last visited at the start. */
async function createAccount({ verified = true, smsConsent = true } = {}) {
  const { accountId, phone } = await newAccount(shop.db);
  const email = `${newId()}@example.com`;
  const token = newToken();
  await shop.db.account.update({
    where: { id: accountId },
    data: { email, emailVerifiedAt: verified ? NOW : null, smsConsentAt: smsConsent ? NOW : null, lastVisitAt: NOW },
  });
  await startSession(shop.db, { accountId, token, deviceId: newId() }, NOW);
  return { accountId, phone, email, token };
}
const findAccount = (id: string) => shop.db.account.findUniqueOrThrow({ where: { id } });
const NOTICE_AT = byDay(ACCOUNT_MONTHS);
const DELETED_AT = addSeconds(NOTICE_DAYS * DAY, NOTICE_AT);

describe('rulings "Photos and names": an account that nobody visits ends', () => {
  it('23 months: nothing; 24 months: one notice, not two, that says what goes, when and how to keep it', async () => {
    const { accountId, email, phone } = await createAccount();
    expect(await watchAndNotify(accountId, byDay(ACCOUNT_MONTHS - 1))).toBe(false);
    expect(await watchAndNotify(accountId, NOTICE_AT)).toBe(true);
    for (const hours of [1, 24, 29 * 24]) await watchAndNotify(accountId, addSeconds(hours * HOUR, NOTICE_AT));
    const [mail, ...more] = mails(email);
    expect([more, texts(phone), await isDeleted(accountId)]).toEqual([[], [], false]);
    const day = new Intl.DateTimeFormat('he', { day: 'numeric', month: 'long', timeZone: 'Asia/Jerusalem' });
    for (const part of [String(ACCOUNT_MONTHS), day.format(DELETED_AT), '/IL/he/my-books']) {
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part);
    }
  });

  it('30 days after the notice it is deleted, and a receipt is mailed to the confirmed address', async () => {
    const { accountId, email, phone, token } = await createAccount();
    await watchAndNotify(accountId, NOTICE_AT);
    await watch(addSeconds(-HOUR, DELETED_AT));
    expect(await isDeleted(accountId)).toBe(false);
    await watch(DELETED_AT);
    expect(await isDeleted(accountId)).toBe(true);
    expect(await shop.db.account.count({ where: { phone } })).toBe(0);
    expect(await readSession(shop.db, token, DELETED_AT)).toBeNull();
    await finish(accountId, DELETED_AT);
    await finish(accountId, DELETED_AT);
    const [, receipt, ...more] = mails(email);
    expect(more).toEqual([]);
    expect(receipt?.text).toContain(`אחרי ${ACCOUNT_MONTHS} חודשים בלי כניסה`);
    expect(await shop.db.accountDeletion.findUnique({ where: { accountId } })).toMatchObject({
      reason: 'inactive',
      email: null,
      completedAt: DELETED_AT,
    });
  });

  it('a visit in between keeps it, and 24 months without another bring a new notice', async () => {
    const { accountId, email } = await createAccount();
    await watchAndNotify(accountId, NOTICE_AT);
    const visit = addSeconds(29 * DAY, NOTICE_AT);
    await startSession(shop.db, { accountId, token: newToken(), deviceId: newId() }, visit);
    await watchAndNotify(accountId, DELETED_AT);
    await watchAndNotify(accountId, byDay(2 * ACCOUNT_MONTHS));
    expect([await isDeleted(accountId), mails(email).length]).toEqual([false, 1]);
    const again = byDay(2 * ACCOUNT_MONTHS, 31);
    await watchAndNotify(accountId, again);
    expect([await isDeleted(accountId), mails(email).length]).toEqual([false, 2]);
    await watch(addSeconds(NOTICE_DAYS * DAY, again));
    expect(await isDeleted(accountId)).toBe(true);
  });

  it('each day with a request of a signed-in person is a visit, and a sign-in of HR is one', async () => {
    const { accountId, token } = await createAccount();
    await readSession(shop.db, token, addSeconds(20 * HOUR));
    expect((await findAccount(accountId)).lastVisitAt).toEqual(NOW);
    await readSession(shop.db, token, addSeconds(25 * HOUR));
    expect((await findAccount(accountId)).lastVisitAt).toEqual(addSeconds(25 * HOUR));
    const hr = { accountId, token: newToken(), deviceId: newId(), kind: 'hr' } as const;
    await startSession(shop.db, hr, addSeconds(3 * DAY));
    expect((await findAccount(accountId)).lastVisitAt).toEqual(addSeconds(3 * DAY));
  });

  it('nobody is woken: at night the notice waits for the morning', async () => {
    const { accountId, email } = await createAccount();
    const night = addSeconds(12 * HOUR, NOTICE_AT);
    expect(await watchAndNotify(accountId, night)).toBe(false);
    expect(mails(email)).toEqual([]);
    expect(await watchAndNotify(accountId, addSeconds(24 * HOUR, NOTICE_AT))).toBe(true);
    expect(mails(email)).toHaveLength(1);
  });
});

describe('who has no confirmed address', () => {
  const refusing = () => createFakeEmail(() => fail('email_not_delivered', { permanent: true })).email;

  it('gets one SMS, and no receipt goes to an address that anybody could have named', async () => {
    const { accountId, email, phone } = await createAccount({ verified: false });
    await watchAndNotify(accountId, NOTICE_AT);
    await watchAndNotify(accountId, addSeconds(HOUR, NOTICE_AT));
    const [message, ...more] = texts(phone);
    expect(more).toEqual([]);
    for (const part of [String(ACCOUNT_MONTHS), 'https://gibori.test/IL/he/my-books']) {
      expect(message?.text).toContain(part);
    }
    await watch(DELETED_AT);
    expect(await finish(accountId, DELETED_AT)).toBe(true);
    expect([await isDeleted(accountId), mails(email)]).toEqual([true, []]);
  });

  it('an address that refuses the notice for good is followed by the SMS', async () => {
    const { accountId, email, phone } = await createAccount();
    await watchAndNotify(accountId, NOTICE_AT, { email: refusing() });
    await watchAndNotify(accountId, addSeconds(HOUR, NOTICE_AT));
    expect([mails(email), texts(phone).length]).toEqual([[], 1]);
    expect(await findAccount(accountId)).toMatchObject({ emailRefusedAt: NOTICE_AT, inactiveNoticeAt: NOTICE_AT });
  });

  it('mail that cannot be sent for a day is followed by the SMS; while that fails the account stays', async () => {
    const { accountId, phone } = await createAccount();
    const email = createFakeEmail(() => fail('email_not_delivered')).email;
    await expect(watchAndNotify(accountId, NOTICE_AT, { email })).rejects.toThrow('was not delivered');
    const nextDay = addSeconds(DAY, NOTICE_AT);
    await handleNoticeFailure({ accountId }, { db: shop.db, now: nextDay });
    const { sms } = createFakeSms(() => fail('sms_not_delivered'));
    await expect(watchAndNotify(accountId, nextDay, { email, sms })).rejects.toThrow('was not delivered');
    await watch(addSeconds(2 * DAY, DELETED_AT));
    expect(await isDeleted(accountId)).toBe(false);
    await watchAndNotify(accountId, addSeconds(2 * DAY, DELETED_AT), { email });
    expect(texts(phone)).toHaveLength(1);
  });

  it('without any way to be told it ends all the same, after the same time', async () => {
    const { accountId, email, phone } = await createAccount({ verified: false, smsConsent: false });
    await watchAndNotify(accountId, NOTICE_AT);
    expect([mails(email), texts(phone)]).toEqual([[], []]);
    await watch(addSeconds(-HOUR, DELETED_AT));
    expect(await isDeleted(accountId)).toBe(false);
    await watch(DELETED_AT);
    expect(await isDeleted(accountId)).toBe(true);
  });
});

describe('something is still to come', () => {
  const { submitted } = createShipmentFlow(shop);
  const classes = createClassFlow(shop);
  const companies = createCompanyFlow(shop);

  /** Neither told nor deleted, however long it lasts. */
  async function expectLeftAlone(accountId: string) {
    expect(await watchAndNotify(accountId, NOTICE_AT)).toBe(false);
    await shop.db.account.update({ where: { id: accountId }, data: { inactiveNoticeAt: NOTICE_AT } });
    await watch(DELETED_AT);
    expect(await isDeleted(accountId)).toBe(false);
  }
  /** Now it has ended: told before, and deleted. */
  async function expectDeleted(accountId: string) {
    await watch(DELETED_AT);
    expect(await isDeleted(accountId)).toBe(true);
  }

  it.each(['awaiting_confirmation', 'confirmed', 'printing'] as const)('a paid book: %s', async (state) => {
    const { id, accountId } = await submitted();
    await shop.db.order.update({ where: { id }, data: { state } });
    await expectLeftAlone(accountId);
    await shop.db.order.update({ where: { id }, data: { state: 'delivered' } });
    await expectDeleted(accountId);
  });

  it('a class that its teacher collects', async () => {
    const { id, accountId } = await classes.collected({ children: 1 });
    await expectLeftAlone(accountId);
    await shop.db.kindergartenOrder.delete({ where: { id } });
    await expectDeleted(accountId);
  });

  it('the batch of an HR person, and an order as an employee', async () => {
    const { id, accountId, token } = await companies.open();
    const { accountId: employeeId, phone } = await createAccount();
    await companies.ordered(token, { phone });
    await expectLeftAlone(accountId);
    await expectLeftAlone(employeeId);
    await shop.db.$executeRaw`UPDATE company_batches SET state = 'delivered' WHERE id = ${id}::uuid`;
    await expectDeleted(accountId);
    expect(await isDeleted(employeeId)).toBe(true);
  });
});

describe('whatever crashes on the way', () => {
  it('a worker killed before, while and after it sends: one notice arrives', async () => {
    const { accountId, email } = await createAccount();
    await watch(NOTICE_AT);
    // The job waits: the next hour enqueues no other one.
    await watch(addSeconds(HOUR, NOTICE_AT));
    const jobs = await shop.queue.jobs('inactive-notice');
    expect(jobs.filter(({ key }) => key?.includes(accountId))).toHaveLength(1);
    const dying = createFakeEmail(() => {
      throw new Error('killed');
    });
    await expect(notify(accountId, NOTICE_AT, dying)).rejects.toThrow('killed');
    expect((await findAccount(accountId)).inactiveNoticeAt).toBeNull();
    await notify(accountId, addSeconds(HOUR, NOTICE_AT));
    await notify(accountId, addSeconds(2 * HOUR, NOTICE_AT));
    expect(mails(email)).toHaveLength(1);
    expect(await findAccount(accountId)).toMatchObject({ inactiveNoticeAt: addSeconds(HOUR, NOTICE_AT) });
  });

  it('a worker killed with an SMS in hand: it is sent by the next one', async () => {
    const { accountId, phone } = await createAccount({ verified: false });
    const { sms } = createFakeSms(() => {
      throw new Error('killed');
    });
    await expect(watchAndNotify(accountId, NOTICE_AT, { sms })).rejects.toThrow('killed');
    await notify(accountId, addSeconds(HOUR, NOTICE_AT));
    await notify(accountId, addSeconds(2 * HOUR, NOTICE_AT));
    expect(texts(phone)).toHaveLength(1);
  });

  it('killed while it deletes: nothing has changed, the others are deleted, and the next hour goes on', async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    for (const { accountId } of [one, other]) await watchAndNotify(accountId, NOTICE_AT);
    const dying: typeof shop.enqueue = async (tx, job, payload, options) => {
      if (options.key.includes(one.accountId)) throw new Error('killed');
      await shop.enqueue(tx, job, payload, options);
    };
    await expect(watch(DELETED_AT, dying)).rejects.toThrow('1 accounts failed');
    expect([await isDeleted(one.accountId), await isDeleted(other.accountId)]).toEqual([false, true]);
    expect((await findAccount(one.accountId)).phone).toBe(one.phone);
    await watch(addSeconds(HOUR, DELETED_AT));
    await watch(addSeconds(2 * HOUR, DELETED_AT));
    expect(await isDeleted(one.accountId)).toBe(true);
    expect(await shop.queue.jobs('delete-account', `dataDeleted:${one.accountId}`)).toHaveLength(1);
  });

  it('a sign-in at the same moment wins', async () => {
    const { accountId, phone } = await createAccount();
    await watchAndNotify(accountId, NOTICE_AT);
    await requestCode(phone, { now: addSeconds(-MINUTE, DELETED_AT) });
    await watch(DELETED_AT);
    expect(await isDeleted(accountId)).toBe(false);
    await Promise.all([watch(DELETED_AT), verifyCode(phone, RIGHT_CODE, { now: DELETED_AT })]);
    await watch(addSeconds(HOUR, DELETED_AT));
    expect(await findAccount(accountId)).toMatchObject({ phone, deletedAt: null, lastVisitAt: DELETED_AT });
  });

  it('a code that nobody used keeps nothing for longer than it is valid', async () => {
    const { accountId, phone } = await createAccount();
    await watchAndNotify(accountId, NOTICE_AT);
    await requestCode(phone, { now: addSeconds(-MINUTE, DELETED_AT) });
    await watch(DELETED_AT);
    await watch(addSeconds(HOUR, DELETED_AT));
    expect(await isDeleted(accountId)).toBe(true);
  });

  it('the provider answers for one mail only: accepting a mail twice under one key is one mail', async () => {
    const { accountId } = await createAccount();
    const keys: string[] = [];
    const { email } = createFakeEmail(({ key }) => {
      keys.push(key);
      return ok({ providerId: key });
    });
    await watchAndNotify(accountId, NOTICE_AT, { email });
    await notify(accountId, NOTICE_AT, { email });
    expect(keys).toHaveLength(1);
  });
});

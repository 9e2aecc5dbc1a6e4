import { describe, expect, it } from 'vitest';
import { recordKnownDevice } from '@/lib/accounts/known-device';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { COMPANY_LIMITS, newBatchSchema } from '@/lib/company';
import { recordHrMail } from '@/lib/company/messages/record-message';
import { handleSendCompanyMessage } from '@/lib/company/messages/send-message.handler';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import {
  changeBatch,
  confirmPhone,
  getOwnSubmission,
  payBatchByTransfer,
  sendInvitation,
  sendPhoneCode,
  withdrawSubmission,
} from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { keyedHash } from '@/lib/platform/tokens';
import type { ReceiptInput } from '@/lib/typesetting/server';
import { PICKUP_POINT } from '../support/class-flow';
import { createCompanyFlow, SECRET } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);
const SHOP_URL = 'https://gibori.test';

/** Sends everything that is recorded, as the worker does, and again: nothing may be sent twice. */
async function sendAll(smsBudget = 1000) {
  const { sent, email } = createFakeEmail();
  const texts: { to: string; text: string }[] = [];
  const sms = {
    send: async (message: { to: string; text: string }) => {
      texts.push(message);
      return ok({ providerId: String(texts.length) });
    },
  };
  const jobs = await shop.db.$queryRaw<{ data: Parameters<typeof handleSendCompanyMessage>[0] }[]>`
    SELECT data FROM pgboss.job WHERE name = 'company-message' ORDER BY created_on`;
  const quotes: ReceiptInput[] = [];
  const typesetReceipt = async (quote: ReceiptInput) => {
    quotes.push(quote);
    return ok(Buffer.from(`%PDF ${quote.title}`));
  };
  const base = { db: shop.db, email, sms, now: () => NOW, shopUrl: SHOP_URL, secret: SECRET, smsBudget };
  const deps = { ...base, typesetReceipt, pickupPoints: { IL: PICKUP_POINT } };
  for (const { data } of [...jobs, ...jobs]) await handleSendCompanyMessage(data, deps).catch(() => undefined);
  return { mails: sent, texts, quotes };
}

/** A device whose phone was confirmed there before orders. */
async function confirmedPhone(owner: ReturnType<typeof newDevice>, phone = newPhone()) {
  const keyed = (purpose: string, value: string) => keyedHash(SECRET, purpose, value);
  await recordKnownDevice(shop.db, phone, { ...owner, addressKey: 'a' }, keyed, NOW);
  return phone;
}

/** An order from such a device. */
async function orderConfirmed(token: string, change: Parameters<typeof flow.order>[2] = {}) {
  const employee = await flow.employee(token);
  const phone = await confirmedPhone(employee.owner, change.phone);
  return { ...employee, ...unwrap(await flow.order(token, employee, { ...change, phone })) };
}

describe('what a company and its employees are told', () => {
  it('the link at once, and once more when the day has come', async () => {
    const batch = await flow.open({ contactEmail: 'hr-one@example.com' });
    await handleWatchCompanies({ db: shop.db, enqueue: shop.enqueue, now: addSeconds(11 * DAY) });
    const { mails } = await sendAll();
    const own = mails.filter(({ to }) => to === 'hr-one@example.com');
    expect(own).toHaveLength(2);
    expect(own[0]?.text).toContain(`/company/${batch.token}`);
    expect(own[1]?.html).toContain(`/company/${batch.token}/dashboard`);
  });

  it('the link again when HR asks for it, once within a minute, and not for a closed batch', async () => {
    const batch = await flow.open({ contactEmail: 'hr-two@example.com' });
    const confirmed = { email: 'HR-two@example.com', emailVerifiedAt: NOW };
    await shop.db.account.update({ where: { id: batch.accountId }, data: confirmed });
    const hr = { db: shop.db, enqueue: shop.enqueue, accountId: batch.accountId };
    const send = (seconds: number) => sendInvitation(batch.id, { ...hr, now: addSeconds(seconds) });
    expect(unwrap(await send(60))).toEqual({ sentTo: 'hr-two@example.com' });
    unwrap(await send(60));
    unwrap(await send(180));
    const { mails } = await sendAll();
    expect(mails.filter(({ to }) => to === 'hr-two@example.com')).toHaveLength(3);
    const sent = { batchId: batch.id, kind: 'invitation_sent' } as const;
    expect(await shop.db.companyAction.count({ where: sent })).toBe(2);
    unwrap(await changeBatch(batch.id, { action: 'close' }, { ...hr, now: NOW, newToken }));
    expect(await send(300)).toMatchObject({ code: 'company_closed' });
  });

  it('an employee with a confirmed phone gets the own link by SMS, and by mail where there is an address', async () => {
    const { token } = await flow.open();
    const ordered = await orderConfirmed(token, { email: 'dana@example.com' });
    const { mails, texts } = await sendAll();
    const [text] = texts.filter(({ to }) => to === ordered.submission.phone);
    const [mail] = mails.filter(({ to }) => to === 'dana@example.com');
    expect(texts.filter(({ to }) => to === ordered.submission.phone)).toHaveLength(1);
    const secret = /\/company\/order\/([\w-]+)/.exec(text?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(secret);
    const own = await getOwnSubmission({ secret }, { db: shop.db, owner: newDevice(), now: NOW, secret: SECRET });
    expect(unwrap(own)).toMatchObject({ id: ordered.submission.id });
    expect(`${mail?.subject}${mail?.text}${text?.text}`).not.toContain('נועה');
  });

  it('nothing is sent about an order that was withdrawn meanwhile', async () => {
    const { token } = await flow.open();
    const ordered = await orderConfirmed(token, { email: 'gone@example.com' });
    unwrap(
      await withdrawSubmission(
        { secret: ordered.token },
        { db: shop.db, owner: ordered.owner, now: NOW, secret: SECRET },
      ),
    );
    const { mails, texts } = await sendAll();
    expect(mails.filter(({ to }) => to === 'gone@example.com')).toEqual([]);
    expect(texts.filter(({ to }) => to === ordered.submission.phone)).toEqual([]);
  });
});

describe('rulings "Class and company links": what a link lets strangers send', () => {
  const withdraw = (ordered: { owner: ReturnType<typeof newDevice>; token: string }) =>
    withdrawSubmission({ secret: ordered.token }, { db: shop.db, owner: ordered.owner, now: NOW, secret: SECRET });

  it('nothing to a phone and an address that somebody only typed', async () => {
    const { token } = await flow.open();
    for (const phone of ['+972506998877', '+972506998878']) {
      await flow.ordered(token, { phone, email: 'victim@example.com' });
    }
    const { mails, texts } = await sendAll();
    expect(mails.filter(({ to }) => to === 'victim@example.com')).toEqual([]);
    expect(texts.filter(({ to }) => to.startsWith('+97250699887'))).toEqual([]);
  });

  it('one SMS for a phone and a batch, whatever is withdrawn and ordered again', async () => {
    const { token } = await flow.open();
    const owner = newDevice();
    const phone = await confirmedPhone(owner);
    for (let time = 0; time < 8; time += 1) {
      const employee = await flow.employee(token, 'נועה', owner);
      const ordered = unwrap(await flow.order(token, employee, { phone, email: 'own@example.com' }, addSeconds(time)));
      unwrap(await withdraw({ ...ordered, owner }));
    }
    unwrap(await flow.order(token, await flow.employee(token, 'נועה', owner), { phone, email: 'own@example.com' }));
    const { mails, texts } = await sendAll();
    expect(texts.filter(({ to }) => to === phone)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === 'own@example.com')).toHaveLength(1);
  });

  it('few mails a day by one phone, whatever the number of batches and addresses', async () => {
    const owner = newDevice();
    const phone = await confirmedPhone(owner);
    for (let nth = 0; nth < 6; nth += 1) {
      const { token } = await flow.open();
      const employee = await flow.employee(token, 'נועה', owner);
      unwrap(await flow.order(token, employee, { phone, email: `victim-${nth}@example.com` }));
    }
    const { mails, texts } = await sendAll();
    expect(mails.filter(({ to }) => to.startsWith('victim-'))).toHaveLength(COMPANY_LIMITS.ordersADay);
    expect(texts.filter(({ to }) => to === phone)).toHaveLength(COMPANY_LIMITS.ordersADay);
  });

  it('no SMS beyond the budget of the day; it waits, and is sent when there is room', async () => {
    const { token } = await flow.open();
    const { submission } = await orderConfirmed(token);
    const sentTo = async (budget: number) =>
      (await sendAll(budget)).texts.filter(({ to }) => to === submission.phone).length;
    await shop.db.attempt.deleteMany();
    await shop.db.attempt.create({ data: { key: 'code-budget', at: NOW } });
    expect(await sentTo(1)).toBe(0);
    expect(await sentTo(1000)).toBe(1);
    expect(await shop.db.attempt.count({ where: { key: 'code-budget' } })).toBe(2);
  });

  it('a typed address of HR gets one mail, whatever the number of batches; a confirmed one each', async () => {
    const contactEmail = 'victim-hr@example.com';
    for (let nth = 0; nth < 4; nth += 1) await flow.open({ contactEmail });
    const batch = await flow.open({ contactEmail });
    const again = { db: shop.db, enqueue: shop.enqueue, accountId: batch.accountId, now: addSeconds(60) };
    expect(await sendInvitation(batch.id, again)).toMatchObject({ code: 'company_address_unconfirmed' });
    const { mails } = await sendAll();
    expect(mails.filter(({ to }) => to === contactEmail)).toHaveLength(1);
  });

  it('no web address in a name, and none in a subject', async () => {
    const typed = (companyName: string) => newBatchSchema.safeParse(flow.newBatch({ companyName })).success;
    expect([typed('URGENT verify at https://evil.example/10'), typed('www.evil.example')]).toEqual([false, false]);
    expect(typed('Wix.com')).toBe(true);
    await flow.open({ companyName: 'Wix.com', contactEmail: 'hr-wix@example.com' });
    const { mails } = await sendAll();
    const mail = mails.find(({ to }) => to === 'hr-wix@example.com');
    expect(mail?.subject).toContain('Wix com');
    expect(mail?.subject).not.toContain('Wix.com');
  });
});

describe('rulings "Class and company links": an account that has not paid yet', () => {
  it('opens batches of up to 200 books, three at once; after a payment, larger ones', async () => {
    const accountId = await flow.newHr();
    const hr = { db: shop.db, accountId, now: NOW, newToken };
    expect(await flow.create(accountId, { estimatedBooks: 201 })).toMatchObject({ code: 'company_first_too_large' });
    const made = await Promise.all(Array.from({ length: 4 }, () => flow.create(accountId, { estimatedBooks: 200 })));
    expect(made.filter(({ ok: isOpen }) => isOpen)).toHaveLength(3);
    expect(made.filter((one) => !one.ok && one.code === 'company_too_many_open')).toHaveLength(1);
    const { id } = unwrap(made.find((one) => one.ok) ?? fail('not_found'));
    const raise = { action: 'raise', estimatedBooks: 300 } as const;
    expect(await changeBatch(id, raise, hr)).toMatchObject({ code: 'company_first_too_large' });
    unwrap(await changeBatch(id, { action: 'close' }, hr));
    unwrap(await flow.create(accountId));
    const reopen = { action: 'reopen', closesAt: addSeconds(20 * DAY).toISOString() } as const;
    expect(await changeBatch(id, reopen, hr)).toMatchObject({ code: 'company_too_many_open' });
    await shop.db.companyBatch.update({ where: { id }, data: { state: 'delivered' } });
    unwrap(await flow.create(accountId, { estimatedBooks: 5000 }));
  });
});

describe('rulings "Class and company links": an employee confirms the phone by a code', () => {
  it('then the own link goes there; a wrong code sends nothing', async () => {
    const { token } = await flow.open();
    const ordered = await flow.ordered(token);
    const identity = { deviceId: ordered.owner.deviceId, addressKey: 'office' };
    const keyed = (purpose: string, value: string) => keyedHash(SECRET, purpose, value);
    const deps = { ...shop, owner: ordered.owner, now: NOW, secret: SECRET, identity, hmac: keyed };
    const own = { secret: ordered.token };
    unwrap(await sendPhoneCode(own, { ...deps, budget: 1000 }));
    const code = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone: ordered.submission.phone } });
    expect(code.purpose).toBe('employee');
    await shop.db.oneTimeCode.update({
      where: { id: code.id },
      data: { codeHash: keyed('code', `${code.phone}:123456`) },
    });
    expect(await confirmPhone(own, { code: '654321' }, deps)).toMatchObject({ code: 'code_wrong' });
    expect(unwrap(await confirmPhone(own, { code: '123456' }, deps))).toMatchObject({ phoneConfirmed: true });
    const { texts } = await sendAll();
    expect(texts.filter(({ to }) => to === code.phone)).toHaveLength(1);
  });

  it('codes of a link count into the budget of the shop, and take at most half of it', async () => {
    const { token } = await flow.open({ estimatedBooks: 100 });
    await shop.db.attempt.deleteMany();
    const keyed = (purpose: string, value: string) => keyedHash(SECRET, purpose, value);
    const ask = async () => {
      const { owner, token: secret } = await flow.ordered(token);
      const identity = { deviceId: owner.deviceId, addressKey: 'one office' };
      return sendPhoneCode({ secret }, { ...shop, owner, now: NOW, secret: SECRET, identity, hmac: keyed, budget: 8 });
    };
    for (let nth = 0; nth < 4; nth += 1) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ code: 'too_many_attempts' });
    expect(await shop.db.attempt.count({ where: { key: 'code-budget' } })).toBe(4);
  });
});

describe('§9 payments: the mail with the quote', () => {
  it('has the quote as a PDF, once, with the reference by which the transfer is known', async () => {
    const batch = await flow.open({ bookType: 'digital', delivery: null, contactEmail: 'hr-quote@example.com' });
    for (let at = 0; at < 10; at += 1) await flow.ordered(batch.token);
    const own = { db: shop.db, enqueue: shop.enqueue, accountId: batch.accountId, now: NOW };
    const { orderId } = unwrap(
      await payBatchByTransfer(batch.id, 10 * 2000, { ...own, capabilities: ALL_CAPABILITIES }),
    );
    const { number } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { mails, quotes } = await sendAll();
    const [quoted, ...others] = mails.filter(({ to, attachments }) => to === 'hr-quote@example.com' && attachments);
    expect(others).toEqual([]);
    expect(quoted?.attachments?.map(({ name, pdf }) => [name, pdf.toString()])).toEqual([
      [`הצעת מחיר ${number}.pdf`, '%PDF הצעת מחיר'],
    ]);
    expect(quotes.filter(({ facts }) => facts.some(({ value }) => value === number))).toHaveLength(1);
    expect(quoted?.text).toContain('PDF');
  });
});

describe('§9 Delivery: a company that picks its books up', () => {
  it.each(['companyApproved', 'companyShipped'] as const)('reads where and when in %s', async (kind) => {
    const contactEmail = `hr-${kind.toLowerCase()}@example.com`;
    const { id, accountId, token } = await flow.open({ bookType: 'printed', contactEmail });
    for (let at = 0; at < 10; at += 1) await flow.ordered(token, { bookType: 'printed' });
    await shop.db.companyBatch.update({ where: { id }, data: { delivery: 'self_pickup' } });
    const own = { db: shop.db, enqueue: shop.enqueue, accountId, now: NOW, capabilities: ALL_CAPABILITIES };
    unwrap(await payBatchByTransfer(id, 10 * 7500, own));
    const batch = await shop.db.companyBatch.findUniqueOrThrow({ where: { id } });
    await shop.db.$transaction((tx) => recordHrMail(tx, batch, kind, { enqueue: shop.enqueue, now: NOW }));
    const { mails, quotes } = await sendAll();
    const told = mails.filter(({ to, text }) => to === contactEmail && text.includes(PICKUP_POINT.address));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(PICKUP_POINT.hours.he);
    expect(told[0]?.text).not.toContain('למשרד');
    expect(quotes.at(-1)?.facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([PICKUP_POINT.address, PICKUP_POINT.hours.he]),
    );
  });
});

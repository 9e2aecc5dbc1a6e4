import { describe, expect, it } from 'vitest';
import { handleOrderMail } from '@/lib/orders/order-mail.handler';
import { handleProduce } from '@/lib/orders/produce.handler';
import { changeEmail, confirmAddress, myOrder } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { lineName } from '@/lib/wiring/line-names';
import { value } from '../support/drafts';
import { newAccount, newPhone } from '../support/people';
import { post } from '../support/post';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { provider, till } from '../support/till';
import { later, MINUTE, NOW } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, atTheTill, checkout, webhook } = till(shop);
const { ask, answer } = dialog(shop);
const SECRET = 'd'.repeat(32);
const MISTYPED = 'parent@example.com';
const RIGHT_ONE = 'right-address@example.com';

const emailOf = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).email;
const change = (accountId: string, email = RIGHT_ONE) => changeEmail(email, { db: shop.db, accountId });

/** Produces the paid order and sends its two mails. */
async function mailsOf(id: string) {
  const produce = async () => ok({ storageKey: 'books/1.pdf', bytes: 1 });
  await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
  const { sent, email } = post();
  for (const kind of ['orderPaid', 'bookReady'] as const) {
    const shopUrl = 'http://shop.test';
    const deps = { db: shop.db, email, now: () => NOW, shopUrl, secret: SECRET, lineName };
    await handleOrderMail({ orderId: id, kind, key: `${kind}:${id}` }, deps);
  }
  return sent;
}
const secretIn = (text = '') => /\/my-books#mail:(\S+?)[\s).]*$/m.exec(text)?.[1] ?? '';

describe('S2: a corrected address reaches every unpaid order', () => {
  it('by verifying the phone once more with another address', async () => {
    const phone = newPhone();
    const { id, owner } = await order(phone);
    expect(await emailOf(id)).toBe(MISTYPED);
    const again = { deviceId: owner.deviceId, now: later(3 * MINUTE) };
    value(await ask(phone, { ...again, email: RIGHT_ONE }));
    value(await answer(phone, RIGHT, again));
    expect(await emailOf(id)).toBe(RIGHT_ONE);
  });

  it('by ‘change’ at checkout: the order, the payment provider, the receipt and the finished book', async () => {
    const { id, accountId, payment } = await atTheTill();
    expect(value(await change(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
    expect(await emailOf(id)).toBe(RIGHT_ONE);
    const told: string[] = [];
    const watched = {
      ...provider,
      openCheckout: (asked: Parameters<typeof provider.openCheckout>[0]) => {
        told.push(asked.email);
        return provider.openCheckout(asked);
      },
    };
    value(await checkout({ id, accountId }, { payment: watched }));
    expect(told).toEqual([RIGHT_ONE]);
    const attempts = await shop.db.payment.findMany({ where: { orderId: id }, orderBy: { createdAt: 'asc' } });
    expect(attempts.map(({ state }) => state)).toEqual(['cancelled', 'open']);
    expect(attempts[0]?.id).toBe(payment.id);
    await webhook('paid', attempts[1] ?? payment);
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([RIGHT_ONE, RIGHT_ONE]);
  });

  it('is taken again when the checkout opens, whatever the order says', async () => {
    const { id, accountId } = await order();
    await shop.db.account.update({ where: { id: accountId }, data: { email: RIGHT_ONE } });
    value(await checkout({ id, accountId }));
    expect(await emailOf(id)).toBe(RIGHT_ONE);
  });

  it('another account’s orders keep theirs; the same address changes nothing', async () => {
    const [mine, theirs] = [await order(), await order()];
    await change(mine.accountId);
    expect(await emailOf(theirs.id)).toBe(MISTYPED);
    const { id, accountId } = await atTheTill();
    await change(accountId, MISTYPED);
    expect(await shop.db.payment.findMany({ where: { orderId: id } })).toMatchObject([{ state: 'open' }]);
  });

  it('after paying the order keeps its address on record, and mails still to come follow the account’s owner', async () => {
    const { id, accountId, payment } = await atTheTill();
    await webhook('paid', payment);
    await change(accountId);
    expect(await emailOf(id)).toBe(MISTYPED);
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([RIGHT_ONE, RIGHT_ONE]);
  });
});

describe('S2: mail to an address that nobody has confirmed carries no file', () => {
  const seen = async (id: string, accountId: string) => {
    const deps = { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: SECRET };
    return value(await myOrder(id, deps));
  };
  async function bought() {
    const { id, accountId, payment } = await atTheTill();
    await webhook('paid', payment);
    return { id, accountId };
  }

  it('only the way to my-books, which asks for the phone', async () => {
    const { id, accountId } = await bought();
    const [receipt, ready] = await mailsOf(id);
    for (const mail of [receipt, ready]) {
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/api\/(downloads|files)/);
      expect(mail?.text).toContain('/IL/he/my-books#mail:');
    }
    expect(await seen(id, accountId)).toMatchObject({ email: MISTYPED, emailVerified: false });
  });

  it('confirmed by a mail that was opened there and the account’s phone, together: then the link comes', async () => {
    const { id, accountId } = await bought();
    const token = secretIn((await mailsOf(id))[0]?.text);
    const stranger = await newAccount(shop.db);
    const confirm = (of: string, given = token) =>
      confirmAddress(given, { db: shop.db, accountId: of, secrets: [SECRET], now: NOW });
    expect(await confirm(stranger.accountId)).toEqual(fail('link_invalid'));
    expect(await confirm(accountId, `${token}x`)).toEqual(fail('link_invalid'));
    expect((await seen(id, accountId)).emailVerified).toBe(false);
    expect(await confirm(accountId)).toEqual(ok({ email: MISTYPED, verified: true }));
    expect((await seen(id, accountId)).emailVerified).toBe(true);
    await shop.db.messageSent.updateMany({ data: { sentAt: null } });
    const { sent, email } = post();
    const deps = { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test', secret: SECRET, lineName };
    await handleOrderMail({ orderId: id, kind: 'bookReady', key: `bookReady:${id}` }, deps);
    expect(sent[0]?.text).toContain('/api/downloads/');
  });

  it('another address is another question', async () => {
    const { id, accountId } = await bought();
    const token = secretIn((await mailsOf(id))[0]?.text);
    await shop.db.account.update({ where: { id: accountId }, data: { emailVerifiedAt: NOW } });
    expect(value(await change(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
    const deps = { db: shop.db, accountId, secrets: [SECRET], now: NOW };
    expect(await confirmAddress(token, deps)).toEqual(fail('link_invalid'));
    expect(value(await change(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
  });
});

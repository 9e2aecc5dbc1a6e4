import { describe, expect, it } from 'vitest';
import { handleOrderMail } from '@/lib/orders/mail/order-mail.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { changeEmail, confirmEmailAddress, getOrder } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newAccount, newPhone, newSession } from '../support/identities';
import { addSeconds, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { order, withOpenCheckout, checkout, webhook } = createCheckoutFlow(shop);
const { requestCode, verifyCode } = createVerificationFlow(shop);
const SECRET = 'd'.repeat(32);
const MISTYPED = 'parent@example.com';
const RIGHT_ONE = 'right-address@example.com';

const getEmail = async (id: string) => (await shop.db.order.findUniqueOrThrow({ where: { id } })).email;
/** By a parent whose phone was verified this long ago. */
const changeAddress = async (accountId: string, email = RIGHT_ONE, seconds = 0) => {
  const sessionToken = await newSession(shop.db, accountId, addSeconds(-seconds));
  return changeEmail(email, { db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now: NOW });
};

/** Produces the paid order and sends its two mails. */
async function sendMails(id: string) {
  const produce = async () => ok({ storageKey: 'books/1.pdf', bytes: 1, edits: 0 });
  await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
  const { sent, email } = createFakeEmail();
  for (const kind of ['orderPaid', 'bookReady'] as const) {
    const shopUrl = 'http://shop.test';
    const deps = { db: shop.db, email, storage, now: () => NOW, shopUrl, secret: SECRET };
    await handleOrderMail({ orderId: id, kind, key: `${kind}:${id}` }, deps);
  }
  return sent;
}
const getToken = (text = '') => /\/my-books#mail:(\S+?)[\s).]*$/m.exec(text)?.[1] ?? '';

describe('rulings "Flow": a corrected address is copied to every unpaid order', () => {
  it('by verifying the phone again with another address', async () => {
    const phone = newPhone();
    const { id, owner } = await order(phone);
    expect(await getEmail(id)).toBe(MISTYPED);
    const again = { deviceId: owner.deviceId, now: addSeconds(3 * MINUTE) };
    unwrap(await requestCode(phone, { ...again, email: RIGHT_ONE }));
    unwrap(await verifyCode(phone, RIGHT_CODE, again));
    expect(await getEmail(id)).toBe(RIGHT_ONE);
  });

  it("by 'change' at checkout: the order, the payment provider, the receipt and the finished book", async () => {
    const { id, accountId, payment } = await withOpenCheckout();
    expect(unwrap(await changeAddress(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
    expect(await getEmail(id)).toBe(RIGHT_ONE);
    const told: string[] = [];
    const watched = {
      ...sandboxProvider,
      openCheckout: (asked: Parameters<typeof sandboxProvider.openCheckout>[0]) => {
        told.push(asked.email);
        return sandboxProvider.openCheckout(asked);
      },
    };
    unwrap(await checkout({ id, accountId }, { payment: watched }));
    expect(told).toEqual([RIGHT_ONE]);
    const attempts = await shop.db.payment.findMany({ where: { orderId: id }, orderBy: { createdAt: 'asc' } });
    expect(attempts.map(({ state }) => state)).toEqual(['cancelled', 'open']);
    expect(attempts[0]?.id).toBe(payment.id);
    await webhook('paid', attempts[1] ?? payment);
    expect((await sendMails(id)).map(({ to }) => to)).toEqual([RIGHT_ONE, RIGHT_ONE]);
  });

  it('is read again when the checkout opens, whatever the order says', async () => {
    const { id, accountId } = await order();
    await shop.db.account.update({ where: { id: accountId }, data: { email: RIGHT_ONE } });
    unwrap(await checkout({ id, accountId }));
    expect(await getEmail(id)).toBe(RIGHT_ONE);
  });

  it("other accounts' orders keep theirs; the same address changes nothing", async () => {
    const [mine, theirs] = [await order(), await order()];
    await changeAddress(mine.accountId);
    expect(await getEmail(theirs.id)).toBe(MISTYPED);
    const { id, accountId } = await withOpenCheckout();
    await changeAddress(accountId, MISTYPED);
    expect(await shop.db.payment.findMany({ where: { orderId: id } })).toMatchObject([{ state: 'open' }]);
  });

  it("after payment the order's record keeps its address, and later mails go to the account's current one", async () => {
    const { id, accountId, payment } = await withOpenCheckout();
    await webhook('paid', payment);
    await changeAddress(accountId);
    expect(await getEmail(id)).toBe(MISTYPED);
    expect((await sendMails(id)).map(({ to }) => to)).toEqual([RIGHT_ONE, RIGHT_ONE]);
  });
});

describe('rulings "Sign-in": another address needs a phone that was verified within 15 minutes', () => {
  it('else nothing changes; the same address needs none', async () => {
    const { id, accountId } = await withOpenCheckout();
    const tooOld = 15 * MINUTE + 1;
    expect(await changeAddress(accountId, RIGHT_ONE, tooOld)).toEqual(fail('verification_too_old'));
    const { email } = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    expect([email, await getEmail(id)]).toEqual([MISTYPED, MISTYPED]);
    expect(unwrap(await changeAddress(accountId, MISTYPED, tooOld)).email).toBe(MISTYPED);
    expect(unwrap(await changeAddress(accountId, RIGHT_ONE, 15 * MINUTE)).email).toBe(RIGHT_ONE);
  });

  it('a session that does not exist is refused', async () => {
    const { accountId } = await order();
    const change = (sessionToken: string) =>
      changeEmail(RIGHT_ONE, { db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now: NOW });
    expect(await change(newToken())).toEqual(fail('verification_too_old'));
  });
});

describe('rulings "Flow": mail to an unconfirmed address contains no file', () => {
  const seen = async (id: string, accountId: string) => {
    const deps = { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: SECRET };
    return unwrap(await getOrder(id, deps));
  };
  async function bought() {
    const { id, accountId, payment } = await withOpenCheckout();
    await webhook('paid', payment);
    return { id, accountId };
  }

  it('only a link to my-books, which requires the phone', async () => {
    const { id, accountId } = await bought();
    const [receipt, ready] = await sendMails(id);
    for (const mail of [receipt, ready]) {
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/api\/(downloads|files)/);
      expect(mail?.text).toContain('/IL/he/my-books#mail:');
    }
    expect(await seen(id, accountId)).toMatchObject({ email: MISTYPED, emailVerified: false });
  });

  it("an opened mail and the account's phone together confirm it: then mails contain the link", async () => {
    const { id, accountId } = await bought();
    const token = getToken((await sendMails(id))[0]?.text);
    const stranger = await newAccount(shop.db);
    const confirm = (of: string, given = token) =>
      confirmEmailAddress(given, { db: shop.db, accountId: of, secrets: [SECRET], now: NOW });
    expect(await confirm(stranger.accountId)).toEqual(fail('link_invalid'));
    expect(await confirm(accountId, `${token}x`)).toEqual(fail('link_invalid'));
    expect((await seen(id, accountId)).emailVerified).toBe(false);
    expect(await confirm(accountId)).toEqual(ok({ email: MISTYPED, verified: true }));
    expect((await seen(id, accountId)).emailVerified).toBe(true);
    await shop.db.messageSent.updateMany({ data: { sentAt: null } });
    const { sent, email } = createFakeEmail();
    const deps = { db: shop.db, email, storage, now: () => NOW, shopUrl: 'http://shop.test', secret: SECRET };
    await handleOrderMail({ orderId: id, kind: 'bookReady', key: `bookReady:${id}` }, deps);
    expect(sent[0]?.text).toContain('/api/downloads/');
  });

  it('another address must be confirmed separately', async () => {
    const { id, accountId } = await bought();
    const token = getToken((await sendMails(id))[0]?.text);
    await shop.db.account.update({ where: { id: accountId }, data: { emailVerifiedAt: NOW } });
    expect(unwrap(await changeAddress(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
    const deps = { db: shop.db, accountId, secrets: [SECRET], now: NOW };
    expect(await confirmEmailAddress(token, deps)).toEqual(fail('link_invalid'));
    expect(unwrap(await changeAddress(accountId))).toEqual({ email: RIGHT_ONE, verified: false });
  });
});

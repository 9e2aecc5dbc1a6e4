import { describe, expect, it } from 'vitest';
import { anonymizeBook } from '@/lib/books/server';
import { handleSendGifts } from '@/lib/orders/gift/send-gifts.handler';
import { openGift, reviewGift, revokeGift, saveGift, viewGift } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createFakeEmail } from '../support/fake-email';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, order: ordered, checkout } = createCheckoutFlow(shop);
const SECRET = 'd'.repeat(32);
const GIFT = {
  active: true,
  recipientName: 'סבתא רות',
  recipientEmail: 'grandma@example.com',
  senderName: 'יואב',
  message: 'מזל טוב!\nבאהבה',
  sendAt: null,
  dispatchOn: null,
};
/** A local time of the market that is so many hours from now. */
const inHours = (hours: number) =>
  addSeconds(hours * HOUR)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Jerusalem' })
    .slice(0, 16)
    .replace(' ', 'T');

/** A paid gift whose buyer has looked through the book. */
async function bought(sendAt: string | null = null) {
  const order = await unreviewed(sendAt);
  expect(await order.review()).toEqual(ok({ reviewed: true }));
  return order;
}

/** A paid gift with a file; nobody has looked through the book yet. */
async function unreviewed(sendAt: string | null = null) {
  const order = await paid();
  const { id: orderId, bookId, accountId } = order;
  const save = (changes: object = {}, now = NOW, by = accountId) =>
    saveGift(orderId, { ...GIFT, sendAt, ...changes }, { db: shop.db, accountId: by, now });
  const review = (sendNow = false, now = NOW, by = accountId) =>
    reviewGift(orderId, { sendNow }, { db: shop.db, enqueue: shop.enqueue, accountId: by, now });
  expect(await save()).toEqual(ok({ saved: true }));
  const file = { storageKey: `books/${bookId}.pdf`, bytes: 1, renewedAt: NOW, expiresAt: addSeconds(7 * DAY) };
  await shop.db.download.create({ data: { orderId, bookId, ...file } });
  return { ...order, orderId, save, review };
}

function createMailer() {
  const { sent, email } = createFakeEmail();
  const send = (now = NOW) =>
    handleSendGifts({
      db: shop.db,
      email,
      storage: shop.storage,
      enqueue: shop.enqueue,
      now: () => now,
      shopUrl: 'http://shop.test',
      secret: SECRET,
    });
  const getGifts = () => sent.filter(({ to }) => to === GIFT.recipientEmail);
  return { send, sent, getGifts };
}
const getToken = (text = '') => /\/gift\/([^\s)]+)/.exec(text)?.[1] ?? '';
const open = (token: string, now = NOW) => openGift(token, { db: shop.db, secret: SECRET, now });

describe('§9 gift: a digital gift is mailed at the chosen time', () => {
  it('not before, and once, however often it runs', async () => {
    const { orderId } = await bought(inHours(48));
    const { send, getGifts } = createMailer();
    await send(addSeconds(40 * HOUR));
    expect(getGifts()).toEqual([]);
    for (const hours of [48, 49, 80]) await send(addSeconds(hours * HOUR));
    expect(getGifts()).toHaveLength(1);
    expect(await shop.queue.jobs('order-mail', `giftSent:${orderId}`)).toHaveLength(1);
  });

  it('from the sender, with the message; without prices and without the address of the buyer', async () => {
    const { accountId } = await bought();
    const { send, getGifts } = createMailer();
    await send();
    const [mail] = getGifts();
    for (const part of [GIFT.recipientName, GIFT.senderName, 'מזל טוב!', 'באהבה']) expect(mail?.text).toContain(part);
    const account = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    for (const secret of [account.phone, account.email ?? '-', '₪']) expect(mail?.html).not.toContain(secret);
  });

  it('neither without payment nor after a refund nor when it is switched off', async () => {
    const [refunded, off] = [await bought(), await bought()];
    await shop.db.order.update({ where: { id: refunded.orderId }, data: { state: 'refunded' } });
    await off.save({ active: false });
    const { send, getGifts } = createMailer();
    await send();
    expect(getGifts()).toEqual([]);
  });

  it('the buyer can change the time until it is mailed, and nobody else can', async () => {
    const { save } = await bought(inHours(48));
    expect(await save({}, NOW, newId())).toEqual(fail('not_found'));
    expect(await save({ sendAt: inHours(-30) })).toEqual(fail('gift_time_past'));
    expect(await save({ sendAt: inHours(200 * 24) })).toEqual(fail('gift_time_too_far'));
    expect(await save({ sendAt: null })).toEqual(ok({ saved: true }));
    const { send, getGifts } = createMailer();
    await send();
    expect(getGifts()).toHaveLength(1);
    expect(await save({})).toEqual(fail('gift_already_sent'));
  });
});

describe('§9 gift: never before the buyer has looked through the book', () => {
  const daysLater = (days: number) => addSeconds(days * DAY);
  const setOrder = (orderId: string, data: object) => shop.db.order.update({ where: { id: orderId }, data });

  it('waits past its planned time, and reminds the buyer once', async () => {
    const { orderId, review } = await unreviewed(inHours(72));
    const { send, getGifts } = createMailer();
    const getReminders = () => shop.queue.jobs('order-mail', `giftToReview:${orderId}`);
    await send(addSeconds(20 * HOUR));
    expect(await getReminders()).toEqual([]);
    for (const days of [1.5, 3, 9]) await send(daysLater(days));
    expect(getGifts()).toEqual([]);
    expect(await getReminders()).toHaveLength(1);
    expect(await review(false, daysLater(9))).toEqual(ok({ reviewed: true }));
    await send(daysLater(9));
    expect(getGifts()).toHaveLength(1);
  });

  it('without a time of its own it waits for the needed day, then for nothing else', async () => {
    const { orderId } = await bought();
    await setOrder(orderId, { neededBy: new Date(daysLater(5).toISOString().slice(0, 10)) });
    const { send, getGifts } = createMailer();
    await send(daysLater(4));
    expect(getGifts()).toEqual([]);
    await send(daysLater(6));
    expect(getGifts()).toHaveLength(1);
  });

  it('only the buyer of a paid gift can say so', async () => {
    const { review } = await unreviewed();
    expect(await review(false, NOW, newId())).toEqual(fail('not_found'));
    const unpaid = await ordered();
    await shop.db.gift.create({ data: { orderId: unpaid.id, recipientName: 'R', message: 'M', senderName: 'S' } });
    const { accountId } = unpaid;
    const deps = { db: shop.db, enqueue: shop.enqueue, accountId, now: NOW };
    expect(await reviewGift(unpaid.id, { sendNow: true }, deps)).toEqual(fail('not_found'));
  });
});

describe('§9 gift: until it is mailed', () => {
  it('another address gets it, and the first one nothing', async () => {
    const { save } = await bought(inHours(48));
    const recipientEmail = 'grandpa@example.com';
    expect(await save({ recipientEmail })).toEqual(ok({ saved: true }));
    const { send, sent } = createMailer();
    await send(addSeconds(49 * HOUR));
    const recipients = sent.map(({ to }) => to);
    expect(recipients).toContain(recipientEmail);
    expect(recipients).not.toContain(GIFT.recipientEmail);
  });

  it('"send now" waits neither for its planned time nor for the next run', async () => {
    const { orderId, review } = await unreviewed(inHours(48));
    expect(await shop.queue.jobs('send-gifts', `gift:${orderId}`)).toEqual([]);
    expect(await review(true)).toEqual(ok({ reviewed: true }));
    expect(await shop.queue.jobs('send-gifts', `gift:${orderId}`)).toHaveLength(1);
    const { send, getGifts } = createMailer();
    await send();
    expect(getGifts()).toHaveLength(1);
    expect(await review(true)).toEqual(fail('gift_already_sent'));
  });

  it('a digital gift keeps its address, and cannot be paid without one', async () => {
    const { save } = await bought(inHours(48));
    expect(await save({ recipientEmail: null })).toEqual(fail('email_required'));
    const unpaid = await ordered();
    await shop.db.gift.create({ data: { orderId: unpaid.id, recipientName: 'R', message: 'M', senderName: 'S' } });
    expect(await checkout(unpaid)).toEqual(fail('email_required'));
  });

  it('a crash after the mail left sends the same mail, which its key makes one', async () => {
    const { orderId } = await bought();
    const { sent, email } = createFakeEmail();
    let crashes = 1;
    const run = () =>
      handleSendGifts({
        db: shop.db,
        email,
        storage: shop.storage,
        now: () => NOW,
        shopUrl: 'http://shop.test',
        secret: SECRET,
        enqueue: async (...job: Parameters<typeof shop.enqueue>) => {
          if (job[3].key.includes(orderId) && crashes-- > 0) throw new Error('The worker died.');
          return shop.enqueue(...job);
        },
      });
    await expect(run()).rejects.toThrow();
    expect(await shop.db.gift.findUnique({ where: { orderId } })).toMatchObject({ sentAt: null });
    await run();
    await run();
    const keys = sent.map(({ key }) => key).filter((key) => key.startsWith(`giftBook:${orderId}`));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await shop.db.gift.findUnique({ where: { orderId } })).toMatchObject({ sentAt: NOW });
    expect(await shop.queue.jobs('order-mail', `giftSent:${orderId}`)).toHaveLength(1);
  });
});

describe('§9 gift: the recipient leaves with the book', () => {
  it('name, words and the addresses are deleted', async () => {
    const { orderId, bookId } = await bought();
    const parcel = { fullName: 'רות לוי', country: 'IL' as const, city: 'חיפה', street: 'הנשיא', house: '12' };
    await shop.db.shippingAddress.create({ data: { orderId, ...parcel } });
    await shop.db.$transaction((tx) => anonymizeBook(tx, bookId, NOW));
    expect(await shop.db.gift.count({ where: { orderId } })).toBe(0);
    expect(await shop.db.shippingAddress.count({ where: { orderId } })).toBe(0);
  });
});

describe('§9 gift: the link of a gift', () => {
  it('opens a page with the card and the whole book, and nothing of the buyer', async () => {
    const { accountId } = await bought();
    const { send, getGifts } = createMailer();
    await send();
    const token = getToken(getGifts()[0]?.text);
    const sign = async (key: string) => `https://files.test/${key}`;
    const view = await viewGift(token, { db: shop.db, secret: SECRET, sign, now: NOW });
    if (!view.ok) throw new Error(view.code);
    const { recipientName, senderName, message, book } = view.value;
    expect({ recipientName, senderName, message }).toEqual({
      recipientName: GIFT.recipientName,
      senderName: GIFT.senderName,
      message: GIFT.message,
    });
    expect(book.spreads).toHaveLength(12);
    expect(book.spreads.some(({ locked }) => locked)).toBe(false);
    const account = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    for (const secret of [account.phone, account.id, account.email ?? '-', 'priceTier', 'orderId']) {
      expect(JSON.stringify(view.value)).not.toContain(secret);
    }
  });

  it("works without an account for 90 days, and is the buyer's to close", async () => {
    const { orderId, accountId, bookId } = await bought();
    const { send, getGifts } = createMailer();
    await send();
    const token = getToken(getGifts()[0]?.text);
    expect(await open(token)).toMatchObject({ ok: true, value: { bookId } });
    expect(await open(`${token}x`)).toEqual(fail('not_found'));
    expect(await open(token, addSeconds(89 * DAY))).toMatchObject({ ok: true });
    expect(await open(token, addSeconds(90 * DAY))).toEqual(fail('link_expired'));
    const revoke = (by: string) => revokeGift(orderId, { db: shop.db, accountId: by, now: NOW });
    expect(await revoke(newId())).toEqual(fail('not_found'));
    expect(await revoke(accountId)).toEqual(ok({ revoked: true }));
    expect(await open(token)).toEqual(fail('not_found'));
  });
});

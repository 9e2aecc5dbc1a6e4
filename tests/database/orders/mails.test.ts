import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { handleOrderMail } from '@/lib/orders/mail/order-mail.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { createCheckoutFlow } from '../support/checkout-flow';
import { addSeconds, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid } = createCheckoutFlow(shop);

function createFakeEmail() {
  const sent: EmailMessage[] = [];
  const email: EmailPort = { send: async (message) => ok({ providerId: `mail-${sent.push(message)}` }) };
  return { sent, email };
}
type Kind = 'orderPaid' | 'bookReady';
const handleMail = (orderId: string, kind: Kind, email: EmailPort) => {
  const job = { orderId, kind, key: `${kind}:${orderId}` };
  const shopUrl = 'http://shop.test';
  return handleOrderMail(job, {
    db: shop.db,
    email,
    storage: shop.storage,
    now: () => addSeconds(1),
    shopUrl,
    secret: 'd'.repeat(32),
  });
};
async function createReady() {
  const order = await paid();
  const produce = async () => ok({ storageKey: 'books/1.pdf', bytes: 1, edits: 0 });
  const { db, enqueue } = shop;
  await handleProduce({ orderId: order.id }, { db, enqueue, now: () => NOW, produce });
  return order;
}
const findMessage = (key: string) => shop.db.messageSent.findUnique({ where: { key } });

describe('orders: mails of an order, each sent once', () => {
  it('the receipt: to the verified address, with number, total and next steps', async () => {
    const { id } = await paid();
    const { number } = await shop.db.order.findUniqueOrThrow({ where: { id } });
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'orderPaid', email);
    expect(sent).toMatchObject([{ to: 'parent@example.com', key: `orderPaid:${id}` }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain(String(number));
      expect(part).toContain('39');
      expect(part).toContain(`/IL/he/order-confirmation/${id}`);
    }
    expect(await findMessage(`orderPaid:${id}`)).toMatchObject({ sentAt: addSeconds(1), providerId: 'mail-1' });
  });

  it('the finished book: with the download link, if the address is confirmed', async () => {
    const { id, accountId } = await createReady();
    await shop.db.account.update({ where: { id: accountId }, data: { emailVerifiedAt: NOW } });
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'bookReady', email);
    const download = await shop.db.download.findUniqueOrThrow({ where: { orderId: id } });
    expect(sent[0]?.text).toContain(`http://shop.test/api/downloads/${download.id}.`);
    expect(sent[0]?.html).toContain(`/api/downloads/${download.id}.`);
    expect(sent[0]?.html).toContain('dir="rtl"');
  });

  it.each(['orderPaid', 'bookReady'] as const)('%s: a repeated job finds it sent', async (kind) => {
    const { id } = await createReady();
    const { sent, email } = createFakeEmail();
    await handleMail(id, kind, email);
    await handleMail(id, kind, email);
    expect(sent).toHaveLength(1);
  });

  it('retries an undelivered mail under the same key', async () => {
    const { id } = await paid();
    const { sent, email } = createFakeEmail();
    await expect(handleMail(id, 'orderPaid', { send: async () => fail('email_not_delivered') })).rejects.toThrow();
    expect(await findMessage(`orderPaid:${id}`)).toMatchObject({ sentAt: null });
    await handleMail(id, 'orderPaid', email);
    expect(sent).toMatchObject([{ key: `orderPaid:${id}` }]);
  });

  it('sends no mail without a recorded reason', async () => {
    const { id } = await paid();
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'bookReady', email);
    expect(sent).toEqual([]);
  });
});

describe("orders: mails carry the cover of the child's own book", () => {
  /** A paid order whose cover is drawn in one model. */
  async function withCover(model: 'regular' | 'advanced') {
    const order = await paid();
    const book = await shop.db.book.update({ where: { id: order.bookId }, data: { imageModel: model } });
    const storageKey = `pictures/${order.bookId}-${model}.png`;
    const create = { width: 1000, height: 1000, channels: 3, background: '#2c3479' } as const;
    await shop.storage.put(storageKey, await sharp({ create }).png().toBuffer(), 'image/png');
    const picture = { bookId: book.id, revision: book.revision, pageKey: 'cover', sizePx: 1000, provider: 'local' };
    await shop.db.illustration.create({ data: { ...picture, model, storageKey } });
    return order;
  }
  const mail = async (id: string) => {
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'orderPaid', email);
    return sent[0];
  };

  it('inside the mail, small, and with no address that anyone could open', async () => {
    const { id } = await withCover('regular');
    const sent = await mail(id);
    expect(sent?.pictures).toHaveLength(1);
    const { format, width, height } = await sharp(sent?.pictures?.[0]?.jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 480 });
    expect(sent?.html.match(/<img[^>]*src="([^"]*)"/)?.[1]).toBe('cid:cover');
    expect(sent?.html).not.toMatch(/\/api\/files|\.png|\.jpe?g/);
    expect(sent?.text).not.toContain('cid:');
  });

  it('rulings "Flow": an address that was never opened gets no advanced picture', async () => {
    const { id, accountId } = await withCover('advanced');
    expect((await mail(id))?.pictures).toEqual([]);
    const other = await withCover('advanced');
    for (const each of [accountId, other.accountId]) {
      await shop.db.account.update({ where: { id: each }, data: { emailVerifiedAt: NOW } });
    }
    expect((await mail(other.id))?.pictures).toHaveLength(1);
  });

  it('without a drawn cover the mail goes out as well', async () => {
    const { id } = await paid();
    const sent = await mail(id);
    expect([sent?.pictures, sent?.html.includes('<img')]).toEqual([[], false]);
  });
});

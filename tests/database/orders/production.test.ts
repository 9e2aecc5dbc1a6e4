import { describe, expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { SAMPLE_CHILDREN } from '@/scripts/assets/sample-children';
import { createCheckoutFlow } from '../support/checkout-flow';
import { PAGE_KEYS } from '../support/print-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, paid, getHistory } = createCheckoutFlow(shop);

/** The job with a producer that counts its books. */
function createProducer(now = NOW) {
  const made: string[] = [];
  const produce = async (bookId: string) => {
    made.push(bookId);
    return ok({ storageKey: `books/${bookId}.pdf`, bytes: 1000 + made.length, edits: 0 });
  };
  const run = (orderId: string) =>
    handleProduce({ orderId }, { db: shop.db, enqueue: shop.enqueue, now: () => now, produce });
  return { made, run };
}
const downloads = (orderId: string) => shop.db.download.findMany({ where: { orderId } });
const mails = (orderId: string) => shop.queue.jobs('order-mail', `bookReady:${orderId}`);

describe('rulings "Flow": paying for a digital book produces and mails the PDF at once', () => {
  it('stores the download for 7 days, enqueues the mail and completes production', async () => {
    const { id, bookId } = await paid();
    const { made, run } = createProducer();
    await run(id);
    expect(made).toEqual([bookId]);
    expect(await downloads(id)).toMatchObject([{ bookId, bytes: 1001, expiresAt: addSeconds(7 * DAY) }]);
    expect(await mails(id)).toMatchObject([{ data: { orderId: id, kind: 'bookReady' } }]);
    expect(await getHistory(id)).toMatchObject({
      state: 'ready',
      changes: expect.arrayContaining(['in_production>ready']),
    });
  });

  it('of both formats has the printed copy drawn, so that its hero is known until then', async () => {
    const { id, bookId } = await paid();
    await shop.db.order.update({ where: { id }, data: { tier: 'combo' } });
    const { revision } = await shop.db.book.update({
      where: { id: bookId },
      data: { character: SAMPLE_CHILDREN.tamar },
    });
    await shop.db.photo.updateMany({ where: { bookId }, data: { deletedAt: NOW } });
    await createProducer().run(id);
    expect((await getHistory(id)).state).toBe('awaiting_confirmation');
    expect(await shop.queue.jobs('draw-whole-book', `${bookId}:${revision}`)).toMatchObject([{ state: 'created' }]);
    const purge = () =>
      handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage: shop.storage, closeOrders, now: NOW });
    const getHero = async () => (await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).character;
    await purge();
    expect(await getHero()).not.toBeNull();
    await shop.db.illustration.createMany({
      data: PAGE_KEYS.map((pageKey) => ({
        bookId,
        pageKey,
        model: 'regular',
        revision,
        sizePx: 2552,
        storageKey: `pictures/${bookId}/${pageKey}-print.jpg`,
        provider: 'local',
      })),
    });
    await purge();
    expect(await getHero()).toBeNull();
  });

  it('a repeat produces, stores and mails nothing again', async () => {
    const { id } = await paid();
    const { made, run } = createProducer();
    await run(id);
    const [first] = await downloads(id);
    await run(id);
    expect([made.length, await downloads(id), (await mails(id)).length]).toEqual([1, [first], 1]);
  });

  it('two workers in parallel: one download, one mail, one change', async () => {
    const { id } = await paid();
    const { run } = createProducer();
    await Promise.all([run(id), run(id)]);
    expect([(await downloads(id)).length, (await mails(id)).length]).toEqual([1, 1]);
    expect((await getHistory(id)).changes.filter((change) => change === 'in_production>ready')).toHaveLength(1);
  });

  it('does not produce an unpaid order', async () => {
    const { id } = await withOpenCheckout();
    const { made, run } = createProducer();
    await run(id);
    expect([made, await downloads(id)]).toEqual([[], []]);
  });

  it('a failure throws, so that the queue retries, and leaves the order in production', async () => {
    const { id } = await paid();
    const produce = async () => fail('typesetting_failed');
    const deps = { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce };
    await expect(handleProduce({ orderId: id }, deps)).rejects.toThrow('typesetting_failed');
    expect((await getHistory(id)).state).toBe('in_production');
    await createProducer().run(id);
    expect((await getHistory(id)).state).toBe('ready');
  });

  it('an edit replaces the file under the same link without a second mail', async () => {
    const { id } = await paid();
    await createProducer().run(id);
    const [first] = await downloads(id);
    await shop.db.order.update({ where: { id }, data: { state: 'in_production' } });
    await createProducer(addSeconds(DAY)).run(id);
    expect(await downloads(id)).toMatchObject([{ id: first?.id, expiresAt: addSeconds(8 * DAY) }]);
    expect(await mails(id)).toHaveLength(1);
  });

  it('a combo then waits for the final confirmation', async () => {
    const { id } = await paid();
    await shop.db.order.update({ where: { id }, data: { tier: 'combo' } });
    await createProducer().run(id);
    expect((await getHistory(id)).state).toBe('awaiting_confirmation');
    expect(await mails(id)).toHaveLength(1);
  });
});

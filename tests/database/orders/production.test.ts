import { describe, expect, it } from 'vitest';
import { handleProduce } from '@/lib/orders/produce.handler';
import { fail, ok } from '@/lib/platform/result';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, later, NOW } from '../support/time';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { atTheTill, paid, story } = till(shop);

/** The job with a press that counts its books. */
function press(now = NOW) {
  const made: string[] = [];
  const produce = async (bookId: string) => {
    made.push(bookId);
    return ok({ storageKey: `books/${bookId}.pdf`, bytes: 1000 + made.length });
  };
  const run = (orderId: string) =>
    handleProduce({ orderId }, { db: shop.db, enqueue: shop.enqueue, now: () => now, produce });
  return { made, run };
}
const downloads = (orderId: string) => shop.db.download.findMany({ where: { orderId } });
const mails = (orderId: string) => shop.queue.jobs('order-mail', `bookReady:${orderId}`);

describe('rulings "Flow": paying digital produces and mails the PDF at once', () => {
  it('stores the download for 7 days, queues the mail and ends the production', async () => {
    const { id, bookId } = await paid();
    const { made, run } = press();
    await run(id);
    expect(made).toEqual([bookId]);
    expect(await downloads(id)).toMatchObject([{ bookId, bytes: 1001, expiresAt: later(7 * DAY) }]);
    expect(await mails(id)).toMatchObject([{ data: { orderId: id, kind: 'bookReady' } }]);
    expect(await story(id)).toMatchObject({ state: 'ready', changes: expect.arrayContaining(['in_production>ready']) });
  });

  it('repeated: nothing is made, stored or mailed again', async () => {
    const { id } = await paid();
    const { made, run } = press();
    await run(id);
    const [first] = await downloads(id);
    await run(id);
    expect([made.length, await downloads(id), (await mails(id)).length]).toEqual([1, [first], 1]);
  });

  it('two workers at once: one download, one mail, one change', async () => {
    const { id } = await paid();
    const { run } = press();
    await Promise.all([run(id), run(id)]);
    expect([(await downloads(id)).length, (await mails(id)).length]).toEqual([1, 1]);
    expect((await story(id)).changes.filter((change) => change === 'in_production>ready')).toHaveLength(1);
  });

  it('an order that nobody paid for is not made', async () => {
    const { id } = await atTheTill();
    const { made, run } = press();
    await run(id);
    expect([made, await downloads(id)]).toEqual([[], []]);
  });

  it('a failure throws, so that the queue tries again, and leaves the order in production', async () => {
    const { id } = await paid();
    const produce = async () => fail('typesetting_failed');
    const deps = { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce };
    await expect(handleProduce({ orderId: id }, deps)).rejects.toThrow('typesetting_failed');
    expect((await story(id)).state).toBe('in_production');
    await press().run(id);
    expect((await story(id)).state).toBe('ready');
  });

  it('an edit renews the file under the same link and mails no second time', async () => {
    const { id } = await paid();
    await press().run(id);
    const [first] = await downloads(id);
    await shop.db.order.update({ where: { id }, data: { state: 'in_production' } });
    await press(later(DAY)).run(id);
    expect(await downloads(id)).toMatchObject([{ id: first?.id, expiresAt: later(8 * DAY) }]);
    expect(await mails(id)).toHaveLength(1);
  });

  it('combo waits for the final confirmation afterwards', async () => {
    const { id } = await paid();
    await shop.db.order.update({ where: { id }, data: { tier: 'combo' } });
    await press().run(id);
    expect((await story(id)).state).toBe('awaiting_confirmation');
    expect(await mails(id)).toHaveLength(1);
  });
});

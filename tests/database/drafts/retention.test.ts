import { describe, expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { closeOrders } from '@/lib/orders/server';
import { purgeExpiredRequests } from '@/lib/platform/http/purge';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withPhoto } = createDraftFlow(shop);
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const findPhoto = (bookId: string) => shop.db.photo.findFirstOrThrow({ where: { bookId } });

describe('rulings "Photos and names"', () => {
  it('an unpaid draft is deleted 30 days after its last change, with photo and pictures', async () => {
    const { id } = await withPhoto(newDevice());
    const { storageKey } = await findPhoto(id);
    await shop.db.book.update({ where: { id }, data: { updatedAt: NOW } });
    await purge(addSeconds(29 * DAY));
    expect(await storage.exists(storageKey as string)).toBe(true);
    await purge(addSeconds(31 * DAY));
    expect(await storage.exists(storageKey as string)).toBe(false);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(book).toMatchObject({ childName: null, character: null });
    expect(book.deletedAt).not.toBeNull();
    expect((await findPhoto(id)).deletedAt).not.toBeNull();
  });

  it('a paid book keeps its photo for 90 days, also when the draft is older than 30', async () => {
    const { bookId } = await createCheckoutFlow(shop).paid();
    const photo = await findPhoto(bookId);
    expect(photo.deleteAfter).toEqual(addSeconds(90 * DAY));
    await purge(addSeconds(40 * DAY));
    expect(await storage.exists(photo.storageKey as string)).toBe(true);
    await purge(addSeconds(91 * DAY));
    expect(await storage.exists(photo.storageKey as string)).toBe(false);
    expect(await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).toMatchObject({ deletedAt: null });
  });

  it('one failed deletion does not stop the others, and is retried', async () => {
    const drafts = [await withPhoto(newDevice()), await withPhoto(newDevice()), await withPhoto(newDevice())];
    const ids = drafts.map(({ id }) => id);
    await shop.db.photo.updateMany({ where: { bookId: { in: ids } }, data: { deleteAfter: addSeconds(2 * DAY) } });
    await shop.db.photo.updateMany({ where: { bookId: ids[0] ?? '' }, data: { deleteAfter: addSeconds(DAY) } });
    const stuck = (await findPhoto(ids[0] ?? '')).storageKey;
    const failing: typeof storage = {
      ...storage,
      delete: (key) => (key === stuck ? Promise.reject(new Error('no such luck')) : storage.delete(key)),
    };
    const run = handlePurgeExpired({
      db: shop.db,
      enqueue: shop.enqueue,
      storage: failing,
      closeOrders,
      now: addSeconds(2 * DAY),
    });
    await expect(run).rejects.toThrow('1 of 3');
    const deleted = async () => Promise.all(ids.map(async (id) => (await findPhoto(id)).deletedAt !== null));
    expect(await deleted()).toEqual([false, true, true]);
    await purge(addSeconds(2 * DAY));
    expect(await deleted()).toEqual([true, true, true]);
  });
});

it('keys of dead processes are released after five minutes, counters are deleted after a day', async () => {
  const key = { scope: 'device:/api', key: '6f9619ff-8b86-4011-b42d-00cf4fc964ff' };
  await shop.db.idempotentReply.create({ data: { ...key, requestHash: 'x', createdAt: NOW } });
  await shop.db.rateLimit.create({ data: { key: 'write:1.2.3.4', windowStart: NOW, count: 3 } });
  await purgeExpiredRequests(shop.db, addSeconds(4 * MINUTE));
  expect(await shop.db.idempotentReply.count({ where: key })).toBe(1);
  await purgeExpiredRequests(shop.db, addSeconds(6 * MINUTE));
  expect(await shop.db.idempotentReply.count({ where: key })).toBe(0);
  expect(await shop.db.rateLimit.count()).toBe(1);
  await purgeExpiredRequests(shop.db, addSeconds(DAY + 1));
  expect(await shop.db.rateLimit.count()).toBe(0);
});

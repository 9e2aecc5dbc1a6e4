import { describe, expect, it } from 'vitest';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { closeOrders } from '@/lib/orders/server';
import { forgetOldRequests } from '@/lib/platform/http/forget';
import { wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, later, MINUTE, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withPhoto } = wizard(shop);
const forget = (now: Date) => handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const photoOf = (bookId: string) => shop.db.photo.findFirstOrThrow({ where: { bookId } });

describe('rulings "photo and features kept"', () => {
  it('an unbought draft is emptied 30 days after its last change, with photo and pictures', async () => {
    const { id } = await withPhoto(stranger());
    const { storageKey } = await photoOf(id);
    await shop.db.book.update({ where: { id }, data: { updatedAt: NOW } });
    await forget(later(29 * DAY));
    expect(await storage.exists(storageKey)).toBe(true);
    await forget(later(31 * DAY));
    expect(await storage.exists(storageKey)).toBe(false);
    const book = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(book).toMatchObject({ childName: null, character: null });
    expect(book.deletedAt).not.toBeNull();
    expect((await photoOf(id)).deletedAt).not.toBeNull();
  });

  it('a paid book keeps its photo for 90 days, also when the draft is older than 30', async () => {
    const { bookId } = await till(shop).paid();
    const photo = await photoOf(bookId);
    expect(photo.deleteAfter).toEqual(later(90 * DAY));
    await forget(later(40 * DAY));
    expect(await storage.exists(photo.storageKey)).toBe(true);
    await forget(later(91 * DAY));
    expect(await storage.exists(photo.storageKey)).toBe(false);
    expect(await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).toMatchObject({ deletedAt: null });
  });

  it('what storage refuses to delete keeps nothing else, and is tried again', async () => {
    const drafts = [await withPhoto(stranger()), await withPhoto(stranger()), await withPhoto(stranger())];
    const ids = drafts.map(({ id }) => id);
    await shop.db.photo.updateMany({ where: { bookId: { in: ids } }, data: { deleteAfter: later(2 * DAY) } });
    await shop.db.photo.updateMany({ where: { bookId: ids[0] ?? '' }, data: { deleteAfter: later(DAY) } });
    const stuck = (await photoOf(ids[0] ?? '')).storageKey;
    const failing: typeof storage = {
      ...storage,
      delete: (key) => (key === stuck ? Promise.reject(new Error('no such luck')) : storage.delete(key)),
    };
    const run = handleForgetExpired({
      db: shop.db,
      enqueue: shop.enqueue,
      storage: failing,
      closeOrders,
      now: later(2 * DAY),
    });
    await expect(run).rejects.toThrow('1 of 3');
    const deleted = async () => Promise.all(ids.map(async (id) => (await photoOf(id)).deletedAt !== null));
    expect(await deleted()).toEqual([false, true, true]);
    await forget(later(2 * DAY));
    expect(await deleted()).toEqual([true, true, true]);
  });
});

it('keys whose process died are free again after five minutes, counters go after a day', async () => {
  const key = { scope: 'device:/api', key: '6f9619ff-8b86-4011-b42d-00cf4fc964ff' };
  await shop.db.idempotentReply.create({ data: { ...key, requestHash: 'x', createdAt: NOW } });
  await shop.db.rateLimit.create({ data: { key: 'write:1.2.3.4', windowStart: NOW, count: 3 } });
  await forgetOldRequests(shop.db, later(4 * MINUTE));
  expect(await shop.db.idempotentReply.count({ where: key })).toBe(1);
  await forgetOldRequests(shop.db, later(6 * MINUTE));
  expect(await shop.db.idempotentReply.count({ where: key })).toBe(0);
  expect(await shop.db.rateLimit.count()).toBe(1);
  await forgetOldRequests(shop.db, later(DAY + 1));
  expect(await shop.db.rateLimit.count()).toBe(0);
});

import { describe, expect, it, vi } from 'vitest';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { attachPhoto, bookById, sweepObjects } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { announceObject } from '@/lib/platform/db/pending';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/log';
import { UPLOAD, value, wizard } from '../support/drafts';
import { seesOneFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, HOUR, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto } = wizard(shop);
const forget = (now: Date) => handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const sweep = (now: Date) => sweepObjects({ db: shop.db, storage, now });
const put = (key: string) => storage.put(key, new Uint8Array([1]), 'image/jpeg');
const alarmsOf = (line: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  line.mock.calls.map(([facts]) => (facts as { alarm?: string }).alarm).filter(Boolean);

describe('S8: a child’s photo never lies in storage unknown', () => {
  it('a process that dies between the photo and its row leaves a photo that goes within two hours', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    const dies = {
      ...storage,
      put: async (...given: Parameters<typeof storage.put>) => {
        await storage.put(...given);
        throw new Error('the process is gone');
      },
    };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage: dies, photos: seesOneFace, owner, now: NOW, newId };
    await expect(attachPhoto(id, UPLOAD, deps)).rejects.toThrow('the process is gone');
    expect(storage.objects()).toHaveLength(1);
    expect(value(await Promise.resolve({ ok: true, value: await bookById(db, id) } as const))?.photos).toEqual([]);
    await forget(later(HOUR - 60));
    expect(storage.objects()).toHaveLength(1);
    await forget(later(2 * HOUR));
    expect(storage.objects()).toEqual([]);
    expect(await db.pendingObject.count()).toBe(0);
  });

  it('a photo that is recorded is claimed, and stays', async () => {
    const { id } = await withPhoto(stranger());
    const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    expect(await shop.db.pendingObject.count()).toBe(0);
    // A worker that died after it had stored the same key again: the row still stands for it.
    await announceObject(shop.db, storageKey, NOW);
    await forget(later(2 * HOUR));
    expect(await storage.exists(storageKey)).toBe(true);
  });

  it('every night what no row stands for goes: faces of an earlier version, old files, parts', async () => {
    const { id } = await withPhoto(stranger());
    const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    const orphans = [
      `photos/${newId()}.jpg`,
      `faces/${newId()}.face`,
      `pictures/${id}/1-cover.jpg`,
      `books/${id}/1.pdf`,
    ];
    for (const key of orphans) await put(key);
    await sweep(later(DAY - HOUR));
    expect(storage.objects()).toEqual(expect.arrayContaining(orphans));
    await sweep(later(DAY + HOUR));
    for (const key of orphans) expect(await storage.exists(key)).toBe(false);
    expect(await storage.exists(storageKey)).toBe(true);
  });

  it('objects of another database are not swept: somebody is called', async () => {
    const line = vi.spyOn(log, 'error');
    for (let at = 0; at <= 100; at += 1) await put(`pictures/${at}.jpg`);
    await sweep(later(2 * DAY));
    expect(await storage.exists('pictures/7.jpg')).toBe(true);
    expect(alarmsOf(line)).toEqual(['sweep_refused']);
    line.mockRestore();
  });
});

describe('S8: a busy December', () => {
  it('one run takes all that is due, however much, and says when something is a day late', async () => {
    const { id } = await withPhoto(stranger());
    const photo = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...photo,
      id: newId(),
      storageKey: `photos/many-${at}.jpg`,
      deleteAfter: later(DAY),
    }));
    await shop.db.photo.createMany({ data: more });
    const line = vi.spyOn(log, 'error');
    await forget(later(2 * DAY));
    expect(await shop.db.photo.count({ where: { deletedAt: null, deleteAfter: later(DAY) } })).toBe(0);
    expect(alarmsOf(line)).toEqual([]);
    await shop.db.photo.create({
      data: { ...photo, id: newId(), storageKey: 'photos/stuck.jpg', deleteAfter: later(HOUR) },
    });
    const refuses = { ...storage, delete: async () => Promise.reject(new Error('no such luck')) };
    const deps = { db: shop.db, enqueue: shop.enqueue, storage: refuses, closeOrders, now: later(3 * DAY) };
    await expect(handleForgetExpired(deps)).rejects.toThrow('could not be deleted');
    expect(alarmsOf(line)).toEqual(['retention_backlog']);
    line.mockRestore();
  });

  it('the row that stays of a deleted book tells nothing of the child, and leads to nobody', async () => {
    const { id } = await withPhoto(stranger());
    await shop.db.book.update({ where: { id }, data: { age: 9, gender: 'girl', updatedAt: NOW } });
    await forget(later(31 * DAY));
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({
      age: 5,
      gender: 'boy',
      accountId: null,
      deviceId: '00000000-0000-0000-0000-000000000000',
    });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { sweepObjects } from '@/lib/books/retention/sweep-objects';
import { closeOrders } from '@/lib/orders/server';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { createDraftFlow, sendPhoto, UPLOAD } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto } = createDraftFlow(shop);
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const sweep = (now: Date) => sweepObjects({ db: shop.db, storage, now });
const put = (key: string) => storage.put(key, new Uint8Array([1]), 'image/jpeg');
const listAlarms = (line: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  line.mock.calls.map(([facts]) => (facts as { alarm?: string }).alarm).filter(Boolean);

describe('rulings "Photos and names": storage contains no unknown photo of a child', () => {
  it('if a process dies between storing a photo and its row, the photo is deleted within two hours', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    const dies = {
      ...storage,
      put: async (...given: Parameters<typeof storage.put>) => {
        await storage.put(...given);
        throw new Error('the process is gone');
      },
    };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage: dies, photos: fakePhotoReader, owner, now: NOW, newId };
    await expect(sendPhoto(id, UPLOAD, deps)).rejects.toThrow('the process is gone');
    expect(storage.objects()).toHaveLength(1);
    expect(await db.photo.count({ where: { bookId: id } })).toBe(0);
    await purge(addSeconds(HOUR - 60));
    expect(storage.objects()).toHaveLength(1);
    await purge(addSeconds(2 * HOUR));
    expect(storage.objects()).toEqual([]);
    expect(await db.pendingObject.count()).toBe(0);
  });

  it('a recorded photo is confirmed, and stays', async () => {
    const { id } = await withPhoto(newDevice());
    const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    expect(await shop.db.pendingObject.count()).toBe(0);
    // A worker stored the same key again and died: the object still has its row.
    await registerPendingObject(shop.db, storageKey as string, NOW);
    await purge(addSeconds(2 * HOUR));
    expect(await storage.exists(storageKey as string)).toBe(true);
  });

  it('the nightly sweep deletes objects without a row: faces of an earlier version, old files, partial uploads', async () => {
    const { id } = await withPhoto(newDevice());
    const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    const orphans = [
      `photos/${newId()}.jpg`,
      `faces/${newId()}.face`,
      `pictures/${id}/1-cover.jpg`,
      `books/${id}/1.pdf`,
    ];
    for (const key of orphans) await put(key);
    await sweep(addSeconds(DAY - HOUR));
    expect(storage.objects()).toEqual(expect.arrayContaining(orphans));
    await sweep(addSeconds(DAY + HOUR));
    for (const key of orphans) expect(await storage.exists(key)).toBe(false);
    expect(await storage.exists(storageKey as string)).toBe(true);
  });

  it('does not sweep objects of another database, but raises an alarm', async () => {
    const line = vi.spyOn(log, 'error');
    for (let at = 0; at <= 100; at += 1) await put(`pictures/${at}.jpg`);
    await sweep(addSeconds(2 * DAY));
    expect(await storage.exists('pictures/7.jpg')).toBe(true);
    expect(listAlarms(line)).toEqual(['sweep_refused']);
    line.mockRestore();
  });
});

describe('high season', () => {
  it('one run deletes everything due, however much, and raises an alarm when something is a day overdue', async () => {
    const { id } = await withPhoto(newDevice());
    const photo = await shop.db.photo.findFirstOrThrow({ where: { bookId: id } });
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...photo,
      id: newId(),
      storageKey: `photos/many-${at}.jpg`,
      deleteAfter: addSeconds(DAY),
    }));
    await shop.db.photo.createMany({ data: more });
    const line = vi.spyOn(log, 'error');
    await purge(addSeconds(2 * DAY));
    expect(await shop.db.photo.count({ where: { deletedAt: null, deleteAfter: addSeconds(DAY) } })).toBe(0);
    expect(listAlarms(line)).toEqual([]);
    await shop.db.photo.create({
      data: { ...photo, id: newId(), storageKey: 'photos/stuck.jpg', deleteAfter: addSeconds(HOUR) },
    });
    const refuses = { ...storage, delete: async () => Promise.reject(new Error('no such luck')) };
    const deps = { db: shop.db, enqueue: shop.enqueue, storage: refuses, closeOrders, now: addSeconds(3 * DAY) };
    await expect(handlePurgeExpired(deps)).rejects.toThrow('could not be deleted');
    expect(listAlarms(line)).toEqual(['retention_backlog']);
    line.mockRestore();
  });

  it("a deleted book's remaining row contains nothing about the child or its owner", async () => {
    const { id } = await withPhoto(newDevice());
    await shop.db.book.update({ where: { id }, data: { age: 9, gender: 'girl', updatedAt: NOW } });
    await purge(addSeconds(31 * DAY));
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({
      age: 5,
      gender: 'boy',
      accountId: null,
      deviceId: '00000000-0000-0000-0000-000000000000',
    });
  });
});

describe('photos that vanish: the nightly audit', () => {
  it('reports zero, and raises an alarm for a photo that should be gone and for one that is missing', async () => {
    const audit = async (now: Date) => {
      const info = vi.spyOn(log, 'info');
      await sweep(now);
      const facts = info.mock.calls.map(([first]) => first as { readonly event?: string });
      info.mockRestore();
      return facts.find(({ event }) => event === 'photo_audit');
    };
    await shop.db.photo.deleteMany();
    const [late, lost] = [await withPhoto(newDevice()), await withPhoto(newDevice())];
    expect(await audit(addSeconds(DAY))).toMatchObject({ overdue: 0, missing: 0, orphans: 0 });
    await shop.db.photo.updateMany({ where: { bookId: late.id }, data: { deleteAfter: addSeconds(HOUR) } });
    const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId: lost.id } });
    await storage.delete(storageKey as string);
    expect(await audit(addSeconds(2 * DAY))).toMatchObject({ overdue: 1, missing: 1 });
  });
});

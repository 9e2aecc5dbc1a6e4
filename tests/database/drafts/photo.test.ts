import { describe, expect, it } from 'vitest';
import { attachPhoto, deletePhoto, type PhotoReader } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { UPLOAD, value, wizard } from '../support/drafts';
import { seesOneFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, attach } = wizard(shop);
const photosOf = (bookId: string) => shop.db.photo.findMany({ where: { bookId }, orderBy: { createdAt: 'asc' } });

/** A photo that the advanced model can paint. */
async function withFace(owner = stranger()) {
  const { id } = await withPhoto(owner);
  const [photo] = await photosOf(id);
  await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
  return { id, owner, storageKey: photo?.storageKey ?? '' };
}
const kept = async (keys: readonly string[]) => Promise.all(keys.map((key) => storage.exists(key)));

describe('rulings "Consent", "photo and features kept": a photo is taken in', () => {
  it('with the declaration, its text version and language, and the day it is deleted', async () => {
    const { id } = await withPhoto(stranger());
    expect(await photosOf(id)).toMatchObject([
      {
        consentTextVersion: '2026-11-01',
        consentLanguage: 'he',
        consentAt: NOW,
        consentNamesHosted: false,
        deleteAfter: later(30 * DAY),
        deletedAt: null,
      },
    ]);
  });

  it('is stored privately under a name that tells nothing, and its hero is drawn', async () => {
    const book = await withPhoto(stranger());
    const [photo] = await photosOf(book.id);
    expect(photo?.storageKey).toMatch(/^photos\/[0-9a-f-]{36}\.jpg$/);
    expect(photo?.storageKey).not.toContain(book.id);
    expect(await storage.get(photo?.storageKey ?? '')).toEqual(UPLOAD.bytes);
    expect(book.character).toMatchObject({ age: 5, gender: 'girl' });
    expect(await shop.queue.jobs('draw-character', `${book.id}:${book.revision}`)).toMatchObject([
      { group: book.deviceId, data: { bookId: book.id, revision: book.revision } },
    ]);
  });

  it.each(['photo_no_face', 'photo_several_faces', 'photo_too_small'] as const)('%s: nothing is kept', async (code) => {
    const owner = stranger();
    const { id, revision } = await withBook(owner);
    let stored = 0;
    const counting = {
      ...storage,
      put: async () => {
        stored += 1;
      },
    };
    const photos: PhotoReader = { ...seesOneFace, readFace: async () => fail(code) };
    const { db, enqueue } = shop;
    const refused = await attachPhoto(id, UPLOAD, { db, enqueue, storage: counting, photos, owner, now: NOW, newId });
    expect(refused).toEqual(fail(code));
    expect([stored, await photosOf(id)]).toEqual([0, []]);
    expect((await shop.db.book.findUnique({ where: { id } }))?.revision).toBe(revision);
  });
});

describe('a reader of faces that fails', () => {
  it('is told as a service that is away, so that the browser sends the photo again; nothing is kept', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    const readFace = async () => {
      throw new Error('the face thread ended');
    };
    const { db, enqueue } = shop;
    const photos: PhotoReader = { ...seesOneFace, readFace };
    const refused = await attachPhoto(id, UPLOAD, { db, enqueue, storage, photos, owner, now: NOW, newId });
    expect([refused, await photosOf(id)]).toEqual([fail('service_unavailable'), []]);
  });
});

describe('rulings "Limits": deleting', () => {
  it('a new photo deletes the old one', async () => {
    const { id, owner, storageKey } = await withFace();
    const changed = value(await attach(id, owner, later(1), 9));
    const [old, fresh] = await photosOf(id);
    expect(await kept([storageKey, fresh?.storageKey ?? ''])).toEqual([false, true]);
    expect([old?.deletedAt, fresh?.deletedAt]).toEqual([later(1), null]);
    expect(changed.photos.map(({ id: photoId }) => photoId)).toEqual([fresh?.id]);
    expect(changed.characterApprovedAt).toBeNull();
  });

  it(`'delete now' deletes the photo at once`, async () => {
    const { id, owner, storageKey } = await withFace();
    const left = value(await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: later(5) }));
    expect(await kept([storageKey])).toEqual([false]);
    expect(left.photos).toEqual([]);
    expect(await photosOf(id)).toMatchObject([{ deletedAt: later(5) }]);
  });

  it('deleting twice is harmless', async () => {
    const { id, owner } = await withFace();
    const deps = { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW };
    await deletePhoto(id, deps);
    expect(await deletePhoto(id, deps)).toMatchObject({ ok: true });
  });

  it('two photos at once leave one, and no file of the other', async () => {
    const { id, owner, storageKey } = await withFace();
    // Both have stored their file before either is recorded.
    let [arrived, open] = [0, () => {}];
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const meeting: typeof storage = {
      ...storage,
      put: async (...object) => {
        await storage.put(...object);
        arrived += 1;
        if (arrived === 2) open();
        await both;
      },
    };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage: meeting, photos: seesOneFace, owner, newId };
    const photo = (last: number) => ({ ...UPLOAD, bytes: new Uint8Array([1, 2, last]) });
    await Promise.all([1, 2].map((one) => attachPhoto(id, photo(one), { ...deps, now: later(one) })));
    const photos = await photosOf(id);
    const [living] = photos.filter(({ deletedAt }) => deletedAt === null);
    expect(photos).toHaveLength(3);
    const others = photos.filter((photo) => photo !== living).map((photo) => photo.storageKey);
    expect(await kept([living?.storageKey ?? '', storageKey, ...others])).toEqual([true, false, false, false]);
  });
});

it('a child changed while the photo is looked at is drawn as changed', async () => {
  const owner = stranger();
  const { id } = await withBook(owner);
  const photos: PhotoReader = {
    ...seesOneFace,
    readFace: async (jpeg) => {
      await wizard(shop).change(id, owner, { age: 9, gender: 'boy' });
      return seesOneFace.readFace(jpeg);
    },
  };
  const { db, enqueue } = shop;
  const book = value(await attachPhoto(id, UPLOAD, { db, enqueue, storage, photos, owner, now: NOW, newId }));
  expect(book).toMatchObject({ age: 9, gender: 'boy', character: { age: 9, gender: 'boy' } });
});

describe('issue "idempotent": the same photo sent twice makes one', () => {
  it('after the answer was lost: nothing is stored, drawn or undone again', async () => {
    const { id, owner, storageKey } = await withFace();
    const before = await shop.db.book.findUnique({ where: { id } });
    const again = value(await attach(id, owner, later(60)));
    expect(again.revision).toBe(before?.revision);
    expect(await photosOf(id)).toMatchObject([{ storageKey, deletedAt: null }]);
    expect(await kept([storageKey])).toEqual([true]);
    expect(await shop.queue.jobs('draw-character', `${id}:${again.revision}`)).toHaveLength(1);
  });

  it('while the first is still being looked at: one photo, one file', async () => {
    const owner = stranger();
    const { id, revision } = await withBook(owner);
    const stored: string[] = [];
    const noting: typeof storage = {
      ...storage,
      put: async (...object) => {
        stored.push(object[0]);
        await storage.put(...object);
      },
    };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage: noting, photos: seesOneFace, owner, now: NOW, newId };
    const [first, second] = await Promise.all([attachPhoto(id, UPLOAD, deps), attachPhoto(id, UPLOAD, deps)]);
    expect([value(first).revision, value(second).revision]).toEqual([revision + 1, revision + 1]);
    const photos = await photosOf(id);
    expect(photos).toHaveLength(1);
    const living = await kept(stored);
    expect(stored.filter((_, at) => living[at])).toEqual([photos[0]?.storageKey]);
  });

  it('another crop of it is another photo, and a hero that failed is drawn anew', async () => {
    const { id, owner } = await withFace();
    const other = value(await attach(id, owner, later(1), 4));
    await shop.db.bookTask.updateMany({ where: { bookId: id, kind: 'character' }, data: { state: 'failed' } });
    expect(value(await attach(id, owner, later(2), 4)).revision).toBe(other.revision + 1);
  });
});

import { describe, expect, it } from 'vitest';
import { deletePhoto, type PhotoReader } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { createDraftFlow, sendPhoto, UPLOAD, unwrap } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, withPhoto, attach } = createDraftFlow(shop);
const listPhotos = (bookId: string) => shop.db.photo.findMany({ where: { bookId }, orderBy: { createdAt: 'asc' } });

/** A photo that the advanced model accepts. */
async function withFace(owner = newDevice()) {
  const { id } = await withPhoto(owner);
  const [photo] = await listPhotos(id);
  await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
  return { id, owner, storageKey: photo?.storageKey ?? '' };
}
const filterExisting = async (keys: readonly string[]) => Promise.all(keys.map((key) => storage.exists(key)));

describe('rulings "Photos and names": storing a photo', () => {
  it('stores the consent, its text version and language, and the deletion date', async () => {
    const { id } = await withPhoto(newDevice());
    expect(await listPhotos(id)).toMatchObject([
      {
        consentTextVersion: '2026-11-01',
        consentLanguage: 'he',
        consentAt: NOW,
        consentNamesHosted: false,
        deleteAfter: addSeconds(30 * DAY),
        deletedAt: null,
      },
    ]);
  });

  it('stores it privately under an opaque name, and enqueues the hero', async () => {
    const book = await withPhoto(newDevice());
    const [photo] = await listPhotos(book.id);
    expect(photo?.storageKey).toMatch(/^photos\/[0-9a-f-]{36}\.jpg$/);
    expect(photo?.storageKey).not.toContain(book.id);
    expect(await storage.get(photo?.storageKey ?? '')).toEqual(UPLOAD.bytes);
    expect(book.character).toMatchObject({ age: 5, gender: 'girl' });
    expect(await shop.queue.jobs('draw-character', `${book.id}:${book.revision}`)).toMatchObject([
      { group: book.deviceId, data: { bookId: book.id, revision: book.revision } },
    ]);
  });

  it.each(['photo_no_face', 'photo_several_faces', 'photo_too_small'] as const)(
    '%s: nothing is stored',
    async (code) => {
      const owner = newDevice();
      const { id, revision } = await withBook(owner);
      let stored = 0;
      const counting = {
        ...storage,
        put: async () => {
          stored += 1;
        },
      };
      const photos: PhotoReader = { ...fakePhotoReader, readFace: async () => fail(code) };
      const { db, enqueue } = shop;
      const refused = await sendPhoto(id, UPLOAD, { db, enqueue, storage: counting, photos, owner, now: NOW, newId });
      expect(refused).toEqual(fail(code));
      expect([stored, await listPhotos(id)]).toEqual([0, []]);
      expect((await shop.db.book.findUnique({ where: { id } }))?.revision).toBe(revision);
    },
  );
});

describe('a failing photo reader', () => {
  it('returns service_unavailable, so that the browser retries; nothing is stored', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    const readFace = async () => {
      throw new Error('the face thread ended');
    };
    const { db, enqueue } = shop;
    const photos: PhotoReader = { ...fakePhotoReader, readFace };
    const refused = await sendPhoto(id, UPLOAD, { db, enqueue, storage, photos, owner, now: NOW, newId });
    expect([refused, await listPhotos(id)]).toEqual([fail('service_unavailable'), []]);
  });
});

describe('rulings "Photos and names": deleting', () => {
  it('a new photo deletes the previous one', async () => {
    const { id, owner, storageKey } = await withFace();
    const changed = unwrap(await attach(id, owner, addSeconds(1), 9));
    const [old, fresh] = await listPhotos(id);
    expect(await filterExisting([storageKey, fresh?.storageKey ?? ''])).toEqual([false, true]);
    expect([old?.deletedAt, fresh?.deletedAt]).toEqual([addSeconds(1), null]);
    expect(changed.photos.map((photo) => photo.storageKey)).toEqual([fresh?.storageKey]);
    expect(changed.characterApprovedAt).toBeNull();
  });

  it(`'delete now' deletes the photo at once`, async () => {
    const { id, owner, storageKey } = await withFace();
    const left = unwrap(
      await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: addSeconds(5) }),
    );
    expect(await filterExisting([storageKey])).toEqual([false]);
    expect(left.photos).toEqual([]);
    expect(await listPhotos(id)).toMatchObject([{ deletedAt: addSeconds(5) }]);
  });

  it('deleting twice has no further effect', async () => {
    const { id, owner } = await withFace();
    const deps = { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW };
    await deletePhoto(id, deps);
    expect(await deletePhoto(id, deps)).toMatchObject({ ok: true });
  });

  it('two photos in parallel leave one, and no file of the other', async () => {
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
    const deps = { db, enqueue, storage: meeting, photos: fakePhotoReader, owner, newId };
    const photo = (last: number) => ({ ...UPLOAD, bytes: new Uint8Array([1, 2, last]) });
    await Promise.all([1, 2].map((one) => sendPhoto(id, photo(one), { ...deps, now: addSeconds(one) })));
    const photos = await listPhotos(id);
    const [living] = photos.filter(({ deletedAt }) => deletedAt === null);
    expect(photos).toHaveLength(3);
    const others = photos.filter((photo) => photo !== living).map((photo) => photo.storageKey ?? 'none');
    expect(await filterExisting([living?.storageKey ?? '', storageKey ?? 'none', ...others])).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('a child changed during face detection is drawn as changed', async () => {
  const owner = newDevice();
  const { id } = await withBook(owner);
  const photos: PhotoReader = {
    ...fakePhotoReader,
    readFace: async (jpeg) => {
      await createDraftFlow(shop).change(id, owner, { age: 9, gender: 'boy' });
      return fakePhotoReader.readFace(jpeg);
    },
  };
  const { db, enqueue } = shop;
  const book = unwrap(await sendPhoto(id, UPLOAD, { db, enqueue, storage, photos, owner, now: NOW, newId }));
  expect(book).toMatchObject({ age: 9, gender: 'boy', character: { age: 9, gender: 'boy' } });
});

describe('the same photo sent twice is stored once', () => {
  it('after a lost response: nothing is stored, drawn or undone again', async () => {
    const { id, owner, storageKey } = await withFace();
    const before = await shop.db.book.findUnique({ where: { id } });
    const again = unwrap(await attach(id, owner, addSeconds(60)));
    expect(again.revision).toBe(before?.revision);
    expect(await listPhotos(id)).toMatchObject([{ storageKey, deletedAt: null }]);
    expect(await filterExisting([storageKey])).toEqual([true]);
    expect(await shop.queue.jobs('draw-character', `${id}:${again.revision}`)).toHaveLength(1);
  });

  it('while the first one is being processed: one photo, one file', async () => {
    const owner = newDevice();
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
    const deps = { db, enqueue, storage: noting, photos: fakePhotoReader, owner, now: NOW, newId };
    const [first, second] = await Promise.all([sendPhoto(id, UPLOAD, deps), sendPhoto(id, UPLOAD, deps)]);
    expect([unwrap(first).revision, unwrap(second).revision]).toEqual([revision + 1, revision + 1]);
    const photos = await listPhotos(id);
    expect(photos).toHaveLength(1);
    const living = await filterExisting(stored);
    expect(stored.filter((_, at) => living[at])).toEqual([photos[0]?.storageKey]);
  });

  it('is known by the hash in its row: storage is not asked, and nothing of a deleted photo is left', async () => {
    const { id, owner } = await withFace();
    const get = async () => {
      throw new Error('storage is away');
    };
    const { db, enqueue } = shop;
    const deps = { db, enqueue, storage: { ...storage, get }, photos: fakePhotoReader, owner, now: NOW, newId };
    const before = await db.book.findUniqueOrThrow({ where: { id } });
    expect(unwrap(await sendPhoto(id, UPLOAD, deps)).revision).toBe(before.revision);
    expect((await listPhotos(id))[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    await deletePhoto(id, { db, enqueue, owner, storage, now: addSeconds(5) });
    expect((await listPhotos(id))[0]?.sha256).toBeNull();
  });

  it('a photo from before hashes were stored counts as another one', async () => {
    const { id, owner } = await withFace();
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { sha256: null } });
    const before = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(unwrap(await attach(id, owner, addSeconds(1))).revision).toBe(before.revision + 1);
  });

  it('another crop is another photo, and a failed hero is drawn again', async () => {
    const { id, owner } = await withFace();
    const other = unwrap(await attach(id, owner, addSeconds(1), 4));
    await shop.db.bookTask.updateMany({ where: { bookId: id, kind: 'character' }, data: { state: 'failed' } });
    expect(unwrap(await attach(id, owner, addSeconds(2), 4)).revision).toBe(other.revision + 1);
  });
});

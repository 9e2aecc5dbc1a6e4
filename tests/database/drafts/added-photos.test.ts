import { describe, expect, it } from 'vitest';
import { ADDED_PLACES } from '@/lib/books/heroes/added-heroes';
import { createDeletePhotoToken } from '@/lib/books/retention/delete-photo-token';
import { deleteAddedPhoto, deletePhoto, deletePhotoAgain, deletePhotoByLink } from '@/lib/books/server';
import { AVERAGE_FACE } from '@/lib/photos';
import { createAddedFlow, LOOK, OTHER_READING } from '../support/added-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { attach, change } = createDraftFlow(shop);
const { deps, sendReading, withBothPhotos, listPhotos, readBook, readLook, readView, bought } = createAddedFlow(shop);

describe('§10 heroes together: photos of the second and of the third hero', () => {
  it('are two, each with its own consent and looks', async () => {
    const { id, owner, read } = await withBothPhotos();
    expect(read.photos.map(({ hero }) => hero).sort()).toEqual(['first', 'second', 'third']);
    expect(await readView(id, owner)).toMatchObject({
      addedReadOnDevice: ['second', 'third'],
      secondReadOnDevice: true,
    });
    expect(await readLook(id, 'third')).toMatchObject({
      skin: LOOK.skin,
      faceShape: LOOK.faceShape,
      gender: 'girl',
      age: 7,
    });
    expect(await readLook(id, 'second')).toMatchObject({
      skin: '#704a35',
      faceShape: OTHER_READING.character.faceShape,
      age: 3,
    });
    for (const place of ADDED_PLACES)
      expect(await listPhotos(id, place)).toMatchObject([{ storageKey: null, consentAt: NOW, deletedAt: null }]);
  });

  it.each([
    ['second', 'third'],
    ['third', 'second'],
  ] as const)('deleted of the %s hero, all of the %s stays', async (place, other) => {
    const { id, owner } = await withBothPhotos();
    const look = await readLook(id, other);
    unwrap(await deleteAddedPhoto(id, place, deps(owner)));
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: [other] });
    expect(await readLook(id, place)).toMatchObject({ faceShape: AVERAGE_FACE });
    expect(await readLook(id, other)).toEqual(look);
    expect(JSON.stringify((await readBook(id)).firstCharacter)).not.toContain(place);
  });

  it.each([
    ['second', 'third'],
    ['third', 'second'],
  ] as const)('the %s hero leaves with what was read, and the %s keeps its own', async (place, other) => {
    const { id, owner } = await withBothPhotos();
    const left = unwrap(await change(id, owner, { [place]: null }));
    expect(left.photos.map(({ hero }) => hero).sort()).toEqual(['first', other]);
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: [other] });
    expect(await listPhotos(id, place)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    expect(await readLook(id, place)).toBeUndefined();
    expect(await sendReading(id, place, owner)).toMatchObject({ code: 'not_found' });
  });

  it('another photo of the first hero keeps both; the answer says so', async () => {
    const { id, owner } = await withBothPhotos();
    const again = unwrap(await attach(id, owner, NOW, 4));
    expect(again.photos.map(({ hero }) => hero).sort()).toEqual(['first', 'second', 'third']);
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: ['second', 'third'] });
  });

  it('are no photo of the first hero, and allow no drawing close to one', async () => {
    const { id, owner } = await withBothPhotos();
    unwrap(await deletePhoto(id, deps(owner)));
    expect(await readView(id, owner)).toMatchObject({
      photo: null,
      readOnDevice: false,
      advancedPossible: false,
      addedReadOnDevice: ['second', 'third'],
    });
  });

  it('rulings "Flow": are not told to who opens the link of a mail', async () => {
    const { id } = await withBothPhotos();
    const guest = newDevice();
    await shop.db.bookDevice.create({ data: { bookId: id, deviceId: guest.deviceId } });
    expect(await readView(id, guest)).toMatchObject({
      asGuest: true,
      addedReadOnDevice: [],
      secondReadOnDevice: false,
    });
    for (const place of ADDED_PLACES)
      expect(await deleteAddedPhoto(id, place, deps(guest))).toMatchObject({ code: 'first_device_only' });
  });

  it('rulings "Photos and names": end with the first hero’s in a bought book', async () => {
    const { bookId, owner } = await bought('third');
    unwrap(await deletePhoto(bookId, deps(owner)));
    expect(await listPhotos(bookId, 'third')).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    expect((await readBook(bookId)).character).toBeNull();
  });

  it('rulings "Photos and names": both end by the link of a mail', async () => {
    const { id } = await withBothPhotos();
    const secret = 'a secret of this shop';
    unwrap(await deletePhotoByLink(createDeletePhotoToken(secret, id), { ...deps(newDevice()), secret }));
    for (const place of ADDED_PLACES) {
      expect(await listPhotos(id, place)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
      expect(await readLook(id, place)).toMatchObject({ faceShape: AVERAGE_FACE });
    }
  });

  it('rulings "Photos and names": are deleted again, with what was read, after an older backup was restored', async () => {
    const { id, owner } = await withBothPhotos();
    const look = await readLook(id, 'second');
    const [photo] = await listPhotos(id, 'third');
    if (!photo) throw new Error('no photo');
    await deletePhotoAgain(shop.db, photo.id, NOW);
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: ['second'] });
    expect(await listPhotos(id, 'third')).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    expect(await readLook(id, 'third')).toMatchObject({ faceShape: AVERAGE_FACE, skin: LOOK.skin });
    expect(await readLook(id, 'second')).toEqual(look);
  });
});

import { describe, expect, it } from 'vitest';
import { ADDED_CONSENT_VERSION, addedReadingSchema, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { getDrawnHero } from '@/lib/books/drawing/drawn-hero';
import { findBookToDraw } from '@/lib/books/drawing/repository';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import {
  attachAdded,
  checkPhotoAllowed,
  createAnother,
  deleteAddedPhoto,
  deleteBook,
  deletePhoto,
  findOwnedDraft,
  type Owner,
  toDraftView,
} from '@/lib/books/server';
import { type Child, characterSchema, childSchema, defaultCharacter } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { AVERAGE_FACE } from '@/lib/photos';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withPhoto, approve, change } = createDraftFlow(shop);
const { paid, make } = createCheckoutFlow(shop);
const deps = (owner: Owner, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now });

/** A story that is told of two. */
const DOUGHNUTS = 9001;
const SECOND = { name: 'איתי', gender: 'boy', age: 3 } as const;
const LOOK: Child = childSchema.parse({
  ...defaultCharacter({ age: 9, gender: 'girl' }).character,
  skin: '#a06a4b',
  hairStyle: 'afro',
  glasses: 'round',
  faceShape: { ...AVERAGE_FACE, noseWidth: 0.4 },
});
const READING = { character: LOOK, consent: { textVersion: ADDED_CONSENT_VERSION, language: 'he' } } as const;

async function sendSecond(id: string, owner: Owner, reading: Parameters<typeof attachAdded>[1] = READING, now = NOW) {
  const allowed = await checkPhotoAllowed(id, deps(owner, now));
  return allowed.ok ? attachAdded(allowed.value, reading, deps(owner, now)) : allowed;
}

async function withSecond() {
  const owner = newDevice();
  const { id } = await withPhoto(owner);
  unwrap(await change(id, owner, { catalogueId: DOUGHNUTS }));
  return { id, owner, before: unwrap(await change(id, owner, { second: SECOND })) };
}

async function withAddedPhoto() {
  const { id, owner, before } = await withSecond();
  return { id, owner, before, read: unwrap(await sendSecond(id, owner)) };
}

const listSecond = (bookId: string) => shop.db.photo.findMany({ where: { bookId, hero: 'second' } });
const readBook = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
const readLook = async (id: string) => characterSchema.parse((await readBook(id)).character).second;
const readView = async (id: string, owner: Owner) => {
  const draft = await findOwnedDraft(shop.db, id, owner);
  if (!draft) throw new Error('no draft');
  return toDraftView(draft, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
};
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });

/** A bought book of two, produced unless told otherwise. */
async function bought(made = true) {
  const mine = await paid();
  const columns = { secondName: SECOND.name, secondGender: SECOND.gender, secondAge: SECOND.age } as const;
  const hero = characterSchema.parse((await readBook(mine.bookId)).character);
  const character = { ...hero, second: { ...LOOK, gender: SECOND.gender, age: SECOND.age } };
  await shop.db.book.update({
    where: { id: mine.bookId },
    data: { ...columns, character, firstCharacter: character, catalogueId: DOUGHNUTS },
  });
  await shop.db.photo.create({
    data: {
      bookId: mine.bookId,
      hero: 'second',
      sha256: 'b'.repeat(64),
      consentTextVersion: ADDED_CONSENT_VERSION,
      consentLanguage: 'he',
      consentAt: NOW,
      consentNamesHosted: false,
      createdAt: NOW,
      deleteAfter: addSeconds(30 * DAY),
    },
  });
  if (made) await make(mine.id);
  return mine;
}

describe('§10 two heroes: a photo of the second hero', () => {
  it('is drawn from numbers in every picture, with the consent beside them and no picture', async () => {
    const { id, owner, before, read } = await withAddedPhoto();
    expect(read.revision).toBe(before.revision + 1);
    const book = await findBookToDraw(shop.db, id);
    if (!book) throw new Error('no book');
    expect(getDrawnHero(book).second).toMatchObject({
      skin: '#a06a4b',
      faceShape: LOOK.faceShape,
      gender: 'boy',
      age: 3,
    });
    expect(await listSecond(id)).toMatchObject([
      {
        storageKey: null,
        consentTextVersion: ADDED_CONSENT_VERSION,
        consentLanguage: 'he',
        consentAt: NOW,
        deleteAfter: addSeconds(30 * DAY),
        deletedAt: null,
      },
    ]);
    expect(await shop.queue.jobs('draw-character', `${id}:${read.revision}`)).toHaveLength(1);
    expect(await readView(id, owner)).toMatchObject({ secondReadOnDevice: true });
  });

  it('the first hero and its photo stay as they were', async () => {
    const { id, before, read } = await withAddedPhoto();
    const { second: _, ...hero } = characterSchema.parse(read.character);
    const { second: __, ...earlier } = characterSchema.parse(before.character);
    expect(hero).toEqual(earlier);
    expect(await shop.db.photo.count({ where: { bookId: id, hero: 'first', deletedAt: null } })).toBe(1);
  });

  it('the same numbers sent again change nothing; other ones take their place', async () => {
    const { id, owner, read } = await withAddedPhoto();
    expect(unwrap(await sendSecond(id, owner)).revision).toBe(read.revision);
    const other = { ...READING, character: { ...LOOK, skin: '#704a35' } };
    unwrap(await sendSecond(id, owner, other, addSeconds(1)));
    expect(await readLook(id)).toMatchObject({ skin: '#704a35' });
    expect((await listSecond(id)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });

  it('needs the consent, a second hero and the owner of the draft', async () => {
    const { id, owner } = await withSecond();
    const given = { character: LOOK, consent: { ...READING.consent, accepted: false } };
    expect(addedReadingSchema.safeParse(given).success).toBe(false);
    expect(await sendSecond(id, newDevice())).toMatchObject({ code: 'not_found' });
    unwrap(await change(id, owner, { second: null }));
    expect(await sendSecond(id, owner)).toMatchObject({ code: 'not_found' });
    expect(await listSecond(id)).toEqual([]);
  });

  it('deleted at once: an average face is drawn, what can be chosen by hand stays, the first photo too', async () => {
    const { id, owner, read } = await withAddedPhoto();
    unwrap(await approve(id, owner));
    const left = unwrap(await deleteAddedPhoto(id, deps(owner)));
    expect(left).toMatchObject({ revision: read.revision + 1, characterApprovedAt: null });
    expect(await readLook(id)).toMatchObject({ faceShape: AVERAGE_FACE, skin: '#a06a4b', glasses: 'round', age: 3 });
    expect(JSON.stringify((await readBook(id)).firstCharacter)).not.toContain('second');
    expect(await listSecond(id)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    expect(await shop.queue.jobs('draw-character', `${id}:${left.revision}`)).toHaveLength(1);
    expect(await readView(id, owner)).toMatchObject({ secondReadOnDevice: false });
    expect(left.photos).toHaveLength(1);
    expect(await deleteAddedPhoto(id, deps(newDevice()))).toMatchObject({ code: 'not_found' });
  });

  it('deleting the first hero’s photo leaves the second one’s', async () => {
    const { id, owner } = await withAddedPhoto();
    unwrap(await deletePhoto(id, deps(owner)));
    expect(await readView(id, owner)).toMatchObject({ photo: null, secondReadOnDevice: true });
    expect(await readLook(id)).toMatchObject({ faceShape: LOOK.faceShape });
  });

  it('leaves with the second hero, and with the book', async () => {
    const alone = await withAddedPhoto();
    unwrap(await change(alone.id, alone.owner, { second: null }));
    expect(await listSecond(alone.id)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    const whole = await withAddedPhoto();
    unwrap(await deleteBook(whole.id, { ...deps(whole.owner), closeOrders, bought: false }));
    expect(await listSecond(whole.id)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
  });

  it('goes into another story with its consent, and is deleted there too', async () => {
    const { id, owner } = await withAddedPhoto();
    unwrap(await approve(id, owner));
    const other = unwrap(await createAnother(id, { db: shop.db, owner, now: addSeconds(DAY) }));
    expect(await readLook(other.id)).toMatchObject({ faceShape: LOOK.faceShape });
    expect(await listSecond(other.id)).toMatchObject([{ consentAt: NOW, deleteAfter: addSeconds(30 * DAY) }]);
    unwrap(await deleteAddedPhoto(id, deps(owner)));
    expect(await readLook(other.id)).toMatchObject({ faceShape: AVERAGE_FACE });
    expect(await readView(other.id, owner)).toMatchObject({ secondReadOnDevice: false });
  });
});

describe('rulings "Photos and names": what was read of the second hero ends like the first one’s', () => {
  it('in a draft after 30 days', async () => {
    const { id, owner } = await withAddedPhoto();
    await shop.db.book.update({ where: { id }, data: { updatedAt: addSeconds(20 * DAY) } });
    await purge(addSeconds(31 * DAY));
    expect(await listSecond(id)).toMatchObject([{ sha256: null, deletedAt: addSeconds(31 * DAY) }]);
    expect(await readView(id, owner)).toMatchObject({ secondReadOnDevice: false });
  });

  it('in a bought book on request: the looks go, the book and the first hero stay', async () => {
    const { bookId, owner } = await bought();
    unwrap(await deleteAddedPhoto(bookId, deps(owner)));
    expect(await readLook(bookId)).toBeUndefined();
    expect(await readBook(bookId)).toMatchObject({ secondName: SECOND.name, character: { age: 5 } });
    expect(JSON.stringify((await readBook(bookId)).firstCharacter)).not.toContain('second');
  });

  it('in a book that is being made: the looks stay until it is produced, and no longer', async () => {
    const { id, bookId, owner } = await bought(false);
    unwrap(await deleteAddedPhoto(bookId, deps(owner)));
    await purge(addSeconds(1));
    expect(await readLook(bookId)).toMatchObject({ faceShape: LOOK.faceShape });
    await make(id);
    await purge(addSeconds(2));
    expect(await readLook(bookId)).toBeUndefined();
  });

  it('of a second hero described by hand nothing ends', async () => {
    const { bookId } = await bought();
    await shop.db.photo.deleteMany({ where: { bookId } });
    await purge(addSeconds(DAY));
    expect(await readLook(bookId)).toMatchObject({ faceShape: LOOK.faceShape });
  });
});

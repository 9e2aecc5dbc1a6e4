import { describe, expect, it } from 'vitest';
import { ADDED_CONSENT_VERSION, addedReadingSchema, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { getDrawnHero } from '@/lib/books/drawing/drawn-hero';
import { findBookToDraw } from '@/lib/books/drawing/repository';
import { ADDED_PLACES, type AddedPlace, toAddedColumns } from '@/lib/books/heroes/added-heroes';
import { createDeletePhotoToken } from '@/lib/books/retention/delete-photo-token';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import {
  attachAdded,
  checkPhotoAllowed,
  createAnother,
  deleteAddedPhoto,
  deleteBook,
  deletePhoto,
  deletePhotoByLink,
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
const { withPhoto, attach, approve, change } = createDraftFlow(shop);
const { paid, make } = createCheckoutFlow(shop);
const deps = (owner: Owner, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now });

/** Stories that are told of two and of three. */
const [DOUGHNUTS, DRAGON] = [9001, 12];
const HEROES = {
  second: { name: 'איתי', gender: 'boy', age: 3 },
  third: { name: 'תמר', gender: 'girl', age: 7 },
} as const;
/** A book of two for the second hero, and one of three for the third. */
const CASTS = {
  second: { catalogueId: DOUGHNUTS, places: ['second'] },
  third: { catalogueId: DRAGON, places: ['second', 'third'] },
} as const satisfies Record<AddedPlace, { readonly catalogueId: number; readonly places: readonly AddedPlace[] }>;
const LOOK: Child = childSchema.parse({
  ...defaultCharacter({ age: 9, gender: 'girl' }).character,
  skin: '#a06a4b',
  hairStyle: 'afro',
  glasses: 'round',
  faceShape: { ...AVERAGE_FACE, noseWidth: 0.4 },
});
const READING = { character: LOOK, consent: { textVersion: ADDED_CONSENT_VERSION, language: 'he' } } as const;

async function sendReading(
  id: string,
  place: AddedPlace,
  owner: Owner,
  reading: Parameters<typeof attachAdded>[2] = READING,
  now = NOW,
) {
  const allowed = await checkPhotoAllowed(id, deps(owner, now));
  return allowed.ok ? attachAdded(allowed.value, place, reading, deps(owner, now)) : allowed;
}

async function withAdded(place: AddedPlace) {
  const owner = newDevice();
  const { catalogueId, places } = CASTS[place];
  let before = await withPhoto(owner);
  const { id } = before;
  before = unwrap(await change(id, owner, { catalogueId }));
  for (const added of places) before = unwrap(await change(id, owner, { [added]: HEROES[added] }));
  return { id, owner, before };
}

async function withAddedPhoto(place: AddedPlace) {
  const { id, owner, before } = await withAdded(place);
  return { id, owner, before, read: unwrap(await sendReading(id, place, owner)) };
}

/** A draft of three with a photo of each. */
async function withBothPhotos() {
  const { id, owner } = await withAddedPhoto('third');
  return { id, owner, read: unwrap(await sendReading(id, 'second', owner, OTHER)) };
}
const OTHER = { ...READING, character: { ...LOOK, skin: '#704a35', faceShape: { ...AVERAGE_FACE, noseWidth: 0.6 } } };

const listPhotos = (bookId: string, hero: AddedPlace) => shop.db.photo.findMany({ where: { bookId, hero } });
const readBook = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
const readLook = async (id: string, place: AddedPlace) => characterSchema.parse((await readBook(id)).character)[place];
const readView = async (id: string, owner: Owner) => {
  const draft = await findOwnedDraft(shop.db, id, owner);
  if (!draft) throw new Error('no draft');
  return toDraftView(draft, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
};
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });

/** A bought book with a photo of an added hero, produced unless told otherwise. */
async function bought(place: AddedPlace, made = true) {
  const mine = await paid();
  const { catalogueId, places } = CASTS[place];
  const hero = characterSchema.parse((await readBook(mine.bookId)).character);
  const looks = Object.fromEntries(
    places.map((added) => [added, { ...LOOK, gender: HEROES[added].gender, age: HEROES[added].age }]),
  );
  const character = { ...hero, ...looks };
  await shop.db.book.update({
    where: { id: mine.bookId },
    data: {
      ...toAddedColumns({ second: null, third: null, ...Object.fromEntries(places.map((at) => [at, HEROES[at]])) }),
      character,
      firstCharacter: character,
      catalogueId,
    },
  });
  await shop.db.photo.create({
    data: {
      bookId: mine.bookId,
      hero: place,
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

describe.each(ADDED_PLACES)('§10 heroes together: a photo of the %s hero', (place) => {
  it('is drawn from numbers in every picture, with the consent beside them and no picture', async () => {
    const { id, owner, before, read } = await withAddedPhoto(place);
    expect(read.revision).toBe(before.revision + 1);
    const book = await findBookToDraw(shop.db, id);
    if (!book) throw new Error('no book');
    expect(getDrawnHero(book)[place]).toMatchObject({
      skin: '#a06a4b',
      faceShape: LOOK.faceShape,
      gender: HEROES[place].gender,
      age: HEROES[place].age,
    });
    expect(await listPhotos(id, place)).toMatchObject([
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
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: [place] });
  });

  it('the other heroes and the first one’s photo stay as they were', async () => {
    const { id, before, read } = await withAddedPhoto(place);
    const { [place]: _, ...hero } = characterSchema.parse(read.character);
    const { [place]: __, ...earlier } = characterSchema.parse(before.character);
    expect(hero).toEqual(earlier);
    expect(await shop.db.photo.count({ where: { bookId: id, hero: 'first', deletedAt: null } })).toBe(1);
  });

  it('the same numbers sent again change nothing; other ones take their place', async () => {
    const { id, owner, read } = await withAddedPhoto(place);
    expect(unwrap(await sendReading(id, place, owner)).revision).toBe(read.revision);
    const other = { ...READING, character: { ...LOOK, skin: '#704a35' } };
    unwrap(await sendReading(id, place, owner, other, addSeconds(1)));
    expect(await readLook(id, place)).toMatchObject({ skin: '#704a35' });
    expect((await listPhotos(id, place)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });

  it('needs the consent, the hero and the owner of the draft', async () => {
    const { id, owner } = await withAdded(place);
    const given = { character: LOOK, consent: { ...READING.consent, accepted: false } };
    expect(addedReadingSchema.safeParse(given).success).toBe(false);
    expect(await sendReading(id, place, newDevice())).toMatchObject({ code: 'not_found' });
    unwrap(await change(id, owner, { [place]: null }));
    expect(await sendReading(id, place, owner)).toMatchObject({ code: 'not_found' });
    expect(await listPhotos(id, place)).toEqual([]);
  });

  it('deleted at once: an average face is drawn, what can be chosen by hand stays, the first photo too', async () => {
    const { id, owner, read } = await withAddedPhoto(place);
    unwrap(await approve(id, owner));
    const left = unwrap(await deleteAddedPhoto(id, place, deps(owner)));
    expect(left).toMatchObject({ revision: read.revision + 1, characterApprovedAt: null });
    expect(await readLook(id, place)).toMatchObject({
      faceShape: AVERAGE_FACE,
      skin: '#a06a4b',
      glasses: 'round',
      age: HEROES[place].age,
    });
    expect(JSON.stringify((await readBook(id)).firstCharacter)).not.toContain(place);
    expect(await listPhotos(id, place)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    expect(await shop.queue.jobs('draw-character', `${id}:${left.revision}`)).toHaveLength(1);
    expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: [] });
    expect(left.photos).toHaveLength(1);
    expect(await deleteAddedPhoto(id, place, deps(newDevice()))).toMatchObject({ code: 'not_found' });
  });

  it('deleting the first hero’s photo leaves the other’s', async () => {
    const { id, owner } = await withAddedPhoto(place);
    unwrap(await deletePhoto(id, deps(owner)));
    expect(await readView(id, owner)).toMatchObject({ photo: null, addedReadOnDevice: [place] });
    expect(await readLook(id, place)).toMatchObject({ faceShape: LOOK.faceShape });
  });

  it('leaves with the hero, and with the book', async () => {
    const alone = await withAddedPhoto(place);
    unwrap(await change(alone.id, alone.owner, { [place]: null }));
    expect(await listPhotos(alone.id, place)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
    const whole = await withAddedPhoto(place);
    unwrap(await deleteBook(whole.id, { ...deps(whole.owner), closeOrders, bought: false }));
    expect(await listPhotos(whole.id, place)).toMatchObject([{ deletedAt: NOW, sha256: null }]);
  });

  it('goes into another story with its consent, and is deleted there too', async () => {
    const { id, owner } = await withAddedPhoto(place);
    unwrap(await approve(id, owner));
    const other = unwrap(await createAnother(id, { db: shop.db, owner, now: addSeconds(DAY) }));
    expect(await readLook(other.id, place)).toMatchObject({ faceShape: LOOK.faceShape });
    expect(await listPhotos(other.id, place)).toMatchObject([{ consentAt: NOW, deleteAfter: addSeconds(30 * DAY) }]);
    unwrap(await deleteAddedPhoto(id, place, deps(owner)));
    expect(await readLook(other.id, place)).toMatchObject({ faceShape: AVERAGE_FACE });
    expect(await readView(other.id, owner)).toMatchObject({ addedReadOnDevice: [] });
  });
});

describe.each(ADDED_PLACES)(
  'rulings "Photos and names": what was read of the %s hero ends like the first one’s',
  (place) => {
    it('in a draft after 30 days', async () => {
      const { id, owner } = await withAddedPhoto(place);
      await shop.db.book.update({ where: { id }, data: { updatedAt: addSeconds(20 * DAY) } });
      await purge(addSeconds(31 * DAY));
      expect(await listPhotos(id, place)).toMatchObject([{ sha256: null, deletedAt: addSeconds(31 * DAY) }]);
      expect(await readView(id, owner)).toMatchObject({ addedReadOnDevice: [] });
    });

    it('in a bought book on request: the looks go, the book and the first hero stay', async () => {
      const { bookId, owner } = await bought(place);
      unwrap(await deleteAddedPhoto(bookId, place, deps(owner)));
      expect(await readLook(bookId, place)).toBeUndefined();
      expect(await readBook(bookId)).toMatchObject({ [`${place}Name`]: HEROES[place].name, character: { age: 5 } });
      expect(JSON.stringify((await readBook(bookId)).firstCharacter)).not.toContain(place);
    });

    it('in a book that is being made: the looks stay until it is produced, and no longer', async () => {
      const { id, bookId, owner } = await bought(place, false);
      unwrap(await deleteAddedPhoto(bookId, place, deps(owner)));
      await purge(addSeconds(1));
      expect(await readLook(bookId, place)).toMatchObject({ faceShape: LOOK.faceShape });
      await make(id);
      await purge(addSeconds(2));
      expect(await readLook(bookId, place)).toBeUndefined();
    });

    it('of a hero described by hand nothing ends', async () => {
      const { bookId } = await bought(place);
      await shop.db.photo.deleteMany({ where: { bookId } });
      await purge(addSeconds(DAY));
      expect(await readLook(bookId, place)).toMatchObject({ faceShape: LOOK.faceShape });
    });
  },
);

describe('§10 heroes together: photos of the second and of the third hero', () => {
  it('are two, each with its own consent and looks', async () => {
    const { id, owner } = await withBothPhotos();
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
      faceShape: OTHER.character.faceShape,
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
    expect(await readView(id, newDevice())).toMatchObject({ addedReadOnDevice: [], secondReadOnDevice: false });
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
});

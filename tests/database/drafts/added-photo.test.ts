import { describe, expect, it } from 'vitest';
import { ADDED_CONSENT_VERSION, addedReadingSchema } from '@/lib/books';
import { getDrawnHero } from '@/lib/books/drawing/drawn-hero';
import { findBookToDraw } from '@/lib/books/drawing/repository';
import { ADDED_PLACES } from '@/lib/books/heroes/added-heroes';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { createAnother, deleteAddedPhoto, deleteBook, deletePhoto } from '@/lib/books/server';
import { characterSchema } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { AVERAGE_FACE } from '@/lib/photos';
import { ADDED_HEROES, createAddedFlow, LOOK, READING } from '../support/added-flow';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approve, change } = createDraftFlow(shop);
const { make } = createCheckoutFlow(shop);
const { deps, sendReading, withAdded, withAddedPhoto, listPhotos, readBook, readLook, readView, bought } =
  createAddedFlow(shop);
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });

describe.each(ADDED_PLACES)('§10 heroes together: a photo of the %s hero', (place) => {
  it('is drawn from numbers in every picture, with the consent beside them and no picture', async () => {
    const { id, owner, before, read } = await withAddedPhoto(place);
    expect(read.revision).toBe(before.revision + 1);
    const book = await findBookToDraw(shop.db, id);
    if (!book) throw new Error('no book');
    expect(getDrawnHero(book)[place]).toMatchObject({
      skin: '#a06a4b',
      faceShape: LOOK.faceShape,
      gender: ADDED_HEROES[place].gender,
      age: ADDED_HEROES[place].age,
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
      age: ADDED_HEROES[place].age,
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
      expect(await readBook(bookId)).toMatchObject({
        [`${place}Name`]: ADDED_HEROES[place].name,
        character: { age: 5 },
      });
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

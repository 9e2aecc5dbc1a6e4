import { describe, expect, it } from 'vitest';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import {
  adoptDrafts,
  changeDraft,
  createDraft,
  deleteBook,
  deletePhoto,
  goWithoutPhoto,
  knownHeroes,
  type Owner,
  takeKnownHero,
} from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { BOOK_HE, LATELY, value, wizard } from '../support/drafts';
import { newAccount, stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, approved, approve, attach } = wizard(shop);

const deps = (owner: Owner, now = NOW) => ({ db: shop.db, owner, storage, enqueue: shop.enqueue, now });
const known = async (id: string, owner: Owner, now = NOW) =>
  value(await knownHeroes(id, { ...deps(owner, now), sign: storage.signedUrl }));
const take = (id: string, from: string, owner: Owner, now = NOW) => takeKnownHero(id, from, deps(owner, now));
/** The next book of the same family. */
async function next(owner: Owner, child: Parameters<typeof changeDraft>[1] = {}) {
  const { id } = value(await createDraft({ language: 'he' }, deps(owner)));
  const told = { childName: 'נועה', gender: 'girl', age: 5, catalogueId: BOOK_HE, ...child } as const;
  return value(await changeDraft(id, told, deps(owner)));
}
const bookOf = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

describe('a hero is remembered for the child’s next book', () => {
  it('with name, story and portrait, once the parent has said that it is the child', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    await attach(id, owner);
    const { id: second } = await next(owner);
    expect(await known(second, owner)).toEqual([]);
    await approve(id, owner);
    expect(await known(second, owner)).toMatchObject([{ bookId: id, name: 'נועה', sameName: true, fromPhoto: true }]);
    expect(await known(second, stranger()).catch(() => 'refused')).toBe('refused');
  });

  it('the same features at the next age, without the photo, drawn anew', async () => {
    const owner = stranger();
    const { id, character } = await approved(owner);
    const { id: second } = await next(owner, { age: 8 });
    const book = value(await take(second, id, owner));
    expect(book).toMatchObject({
      character: { ...(character as object), age: 8 },
      imageModel: 'regular',
      photos: [],
      characterApprovedAt: null,
      unsureTraits: [],
    });
    expect(await shop.queue.jobs('draw-character', `${second}:${book.revision}`)).toHaveLength(1);
    expect(await approve(second, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    // Only the first book keeps the photo.
    expect(await shop.db.photo.count({ where: { bookId: second } })).toBe(0);
  });

  it('another language’s name is offered too, the own name first; never another gender', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const english = await next(owner, { language: 'en', childName: 'Noa', catalogueId: 10_001 });
    expect(await known(english.id, owner)).toMatchObject([{ bookId: id, sameName: false }]);
    const boy = await next(owner, { childName: 'דן', gender: 'boy' });
    expect(await known(boy.id, owner)).toEqual([]);
    expect(await take(boy.id, id, owner)).toMatchObject({ code: 'hero_forgotten' });
  });

  it('is adopted with the drafts of the device, and is nobody else’s', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { accountId } = await newAccount(shop.db);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId }, LATELY);
    const elsewhere = { ...stranger(), accountId };
    const { id: second } = await next(elsewhere);
    expect(await known(second, elsewhere)).toMatchObject([{ bookId: id }]);
    const other = stranger();
    const { id: theirs } = await next(other);
    expect(await known(theirs, other)).toEqual([]);
    expect(await take(theirs, id, other)).toMatchObject({ code: 'hero_forgotten' });
    expect(await take(second, id, other)).toMatchObject({ code: 'not_found' });
  });

  it('a photo that the draft had already goes with its face', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { id: second } = await next(owner);
    await attach(second, owner, NOW, 8);
    const before = storage.objects().length;
    expect(value(await take(second, id, owner)).photos).toEqual([]);
    expect(storage.objects()).toHaveLength(before - 1);
  });
});

describe('rulings "photo and features kept": features are known as long as their photo', () => {
  it('"delete now" ends it at once, also for a hero that was taken over', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { id: second } = await next(owner);
    value(await take(second, id, owner));
    await approve(second, owner);
    const { id: third } = await next(owner);
    expect(await known(third, owner)).toHaveLength(1);
    value(await deletePhoto(id, deps(owner)));
    expect(await known(third, owner)).toEqual([]);
    expect(await take(third, second, owner)).toMatchObject({ code: 'hero_forgotten' });
  });

  it('so does the photo’s last day, before and after it was cleared away', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { id: second } = await next(owner);
    expect(await known(second, owner, later(29 * DAY))).toHaveLength(1);
    expect(await known(second, owner, later(31 * DAY))).toEqual([]);
    await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(30 * DAY + 1) });
    expect(await take(second, id, owner)).toMatchObject({ ok: false });
  });

  it('a deleted book is forgotten with its hero', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { id: second } = await next(owner);
    value(await deleteBook(id, { db: shop.db, owner, storage, closeOrders, now: NOW }));
    expect(await known(second, owner)).toEqual([]);
    expect(await bookOf(id)).toMatchObject({ character: null, firstCharacter: null });
  });

  it('a hero whom the parent described is known as long as the book', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    value(await goWithoutPhoto(id, deps(owner)));
    await approve(id, owner);
    const { id: second } = await next(owner);
    expect(await known(second, owner, later(29 * DAY))).toMatchObject([{ bookId: id, fromPhoto: false }]);
    value(await take(second, id, owner));
    expect(await bookOf(second)).toMatchObject({ featuresOfId: null });
  });

  it('a photo of its own makes the features the book’s own', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    const { id: second } = await next(owner);
    value(await take(second, id, owner));
    expect(await bookOf(second)).toMatchObject({ featuresOfId: id });
    await attach(second, owner, NOW, 7);
    expect(await bookOf(second)).toMatchObject({ featuresOfId: null });
  });
});

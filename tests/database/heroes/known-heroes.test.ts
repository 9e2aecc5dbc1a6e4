import { describe, expect, it } from 'vitest';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import {
  adoptDrafts,
  changeDraft,
  continueWithoutPhoto,
  createDraft,
  deleteBook,
  deletePhoto,
  listKnownHeroes,
  type Owner,
  reuseHero,
} from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { BOOK_HE, createDraftFlow, unwrap, WITHIN_A_DAY } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, approved, approve, attach } = createDraftFlow(shop);

const deps = (owner: Owner, now = NOW) => ({ db: shop.db, owner, storage, enqueue: shop.enqueue, now });
const listHeroes = async (id: string, owner: Owner, now = NOW) =>
  unwrap(await listKnownHeroes(id, { ...deps(owner, now), sign: storage.signedUrl }));
const reuse = (id: string, from: string, owner: Owner, now = NOW) => reuseHero(id, from, deps(owner, now));
/** The next book of the same family. */
async function createNextBook(owner: Owner, child: Parameters<typeof changeDraft>[1] = {}) {
  const { id } = unwrap(await createDraft({ language: 'he' }, deps(owner)));
  const told = { childName: 'נועה', gender: 'girl', age: 5, catalogueId: BOOK_HE, ...child } as const;
  return unwrap(await changeDraft(id, told, deps(owner)));
}
const findBookRow = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });

describe("a hero can be reused for the child's next book", () => {
  it('with name, story and portrait, after the parent approved it', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    await attach(id, owner);
    const { id: second } = await createNextBook(owner);
    expect(await listHeroes(second, owner)).toEqual([]);
    await approve(id, owner);
    expect(await listHeroes(second, owner)).toMatchObject([
      { bookId: id, name: 'נועה', sameName: true, fromPhoto: true },
    ]);
    expect(await listHeroes(second, newDevice()).catch(() => 'refused')).toBe('refused');
  });

  it('the same features at the next age, without the photo, drawn again', async () => {
    const owner = newDevice();
    const { id, character } = await approved(owner);
    const { id: second } = await createNextBook(owner, { age: 8 });
    const book = unwrap(await reuse(second, id, owner));
    expect(book).toMatchObject({
      character: { ...(character as object), age: 8 },
      imageModel: 'regular',
      photos: [],
      characterApprovedAt: null,
      unsureTraits: [],
    });
    expect(await shop.queue.jobs('draw-character', `${second}:${book.revision}`)).toHaveLength(1);
    expect(await approve(second, owner, 'advanced')).toMatchObject({ code: 'advanced_not_possible' });
    // Only the first book has the photo.
    expect(await shop.db.photo.count({ where: { bookId: second } })).toBe(0);
  });

  it("heroes with names in other languages are offered too, the draft's name first; never another gender", async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const english = await createNextBook(owner, { language: 'en', childName: 'Noa', catalogueId: 10_001 });
    expect(await listHeroes(english.id, owner)).toMatchObject([{ bookId: id, sameName: false }]);
    const boy = await createNextBook(owner, { childName: 'דן', gender: 'boy' });
    expect(await listHeroes(boy.id, owner)).toEqual([]);
    expect(await reuse(boy.id, id, owner)).toMatchObject({ code: 'hero_forgotten' });
  });

  it("is adopted with the device's drafts, and is invisible to others", async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { accountId } = await newAccount(shop.db);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId }, WITHIN_A_DAY);
    const elsewhere = { ...newDevice(), accountId };
    const { id: second } = await createNextBook(elsewhere);
    expect(await listHeroes(second, elsewhere)).toMatchObject([{ bookId: id }]);
    const other = newDevice();
    const { id: theirs } = await createNextBook(other);
    expect(await listHeroes(theirs, other)).toEqual([]);
    expect(await reuse(theirs, id, other)).toMatchObject({ code: 'hero_forgotten' });
    expect(await reuse(second, id, other)).toMatchObject({ code: 'not_found' });
  });

  it('deletes the photo that the draft already had', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { id: second } = await createNextBook(owner);
    await attach(second, owner, NOW, 8);
    const before = storage.objects().length;
    expect(unwrap(await reuse(second, id, owner)).photos).toEqual([]);
    expect(storage.objects()).toHaveLength(before - 1);
  });
});

describe('rulings "Photos and names": features are available as long as their photo', () => {
  it('"delete now" removes them at once, also from a hero that copied them', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { id: second } = await createNextBook(owner);
    unwrap(await reuse(second, id, owner));
    await approve(second, owner);
    const { id: third } = await createNextBook(owner);
    expect(await listHeroes(third, owner)).toHaveLength(1);
    unwrap(await deletePhoto(id, deps(owner)));
    expect(await listHeroes(third, owner)).toEqual([]);
    expect(await reuse(third, second, owner)).toMatchObject({ code: 'hero_forgotten' });
  });

  it('they expire with the photo, before and after the purge', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { id: second } = await createNextBook(owner);
    expect(await listHeroes(second, owner, addSeconds(29 * DAY))).toHaveLength(1);
    expect(await listHeroes(second, owner, addSeconds(31 * DAY))).toEqual([]);
    await handlePurgeExpired({
      db: shop.db,
      enqueue: shop.enqueue,
      storage,
      closeOrders,
      now: addSeconds(30 * DAY + 1),
    });
    expect(await reuse(second, id, owner)).toMatchObject({ ok: false });
  });

  it('deleting a book deletes its hero', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { id: second } = await createNextBook(owner);
    unwrap(await deleteBook(id, { db: shop.db, owner, storage, closeOrders, bought: false, now: NOW }));
    expect(await listHeroes(second, owner)).toEqual([]);
    expect(await findBookRow(id)).toMatchObject({ character: null, firstCharacter: null });
  });

  it('a hero described by the parent is available as long as the book', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    unwrap(await continueWithoutPhoto(id, deps(owner)));
    await approve(id, owner);
    const { id: second } = await createNextBook(owner);
    expect(await listHeroes(second, owner, addSeconds(29 * DAY))).toMatchObject([{ bookId: id, fromPhoto: false }]);
    unwrap(await reuse(second, id, owner));
    expect(await findBookRow(second)).toMatchObject({ featuresOfId: null });
  });

  it('with its own photo the features belong to the book', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const { id: second } = await createNextBook(owner);
    unwrap(await reuse(second, id, owner));
    expect(await findBookRow(second)).toMatchObject({ featuresOfId: id });
    await attach(second, owner, NOW, 7);
    expect(await findBookRow(second)).toMatchObject({ featuresOfId: null });
  });
});

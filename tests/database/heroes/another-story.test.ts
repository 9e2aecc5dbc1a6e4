import { describe, expect, it } from 'vitest';
import {
  adoptDrafts,
  createAnother,
  deletePhoto,
  findOwnedDraft,
  listKnownHeroes,
  type Owner,
} from '@/lib/books/server';
import { adoptDraftsAndCreateOrders } from '@/lib/orders/create-order';
import { BOOK_HE, createDraftFlow, unwrap, WITHIN_A_DAY } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, withPhoto, change } = createDraftFlow(shop);

const another = (id: string, owner: Owner, now = NOW) => createAnother(id, { db: shop.db, owner, now });
const findBookRow = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
const findDraft = async (id: string, owner: Owner) => {
  const draft = await findOwnedDraft(shop.db, id, owner);
  if (!draft) throw new Error('The draft belongs to somebody else.');
  return draft;
};
const countDrawings = async (id: string, revision: number) => ({
  character: (await shop.queue.jobs('draw-character', `${id}:${revision}`)).length,
  preview: (await shop.queue.jobs('draw-preview', `${id}:${revision}:regular`)).length,
});

describe('§1 another story for the same child: only the story is left to choose', () => {
  it('starts with the child and the approved hero, and draws nothing before there is a story', async () => {
    const owner = newDevice();
    const first = await approved(owner);
    const { id, hasHero } = unwrap(await another(first.id, owner));
    expect(hasHero).toBe(true);
    const draft = await findDraft(id, owner);
    expect(draft).toMatchObject({
      childName: 'נועה',
      gender: 'girl',
      age: 5,
      catalogueId: null,
      photos: [],
      tasks: [],
    });
    expect(draft.character).toEqual(first.character);
    expect((await findBookRow(id)).featuresOfId).toBe(first.id);
  });

  it('with its story the preview is drawn at once, without a second approval', async () => {
    const owner = newDevice();
    const { id } = unwrap(await another((await approved(owner)).id, owner));
    const told = unwrap(await change(id, owner, { catalogueId: BOOK_HE + 1 }));
    expect(told.characterApprovedAt).not.toBeNull();
    expect(told.tasks.map(({ kind }) => kind).sort()).toEqual(['character', 'preview']);
    expect(await countDrawings(id, told.revision)).toEqual({ character: 1, preview: 1 });
  });

  it('another age or a second story shows the hero again first', async () => {
    const owner = newDevice();
    const first = await approved(owner);
    const { id: older } = unwrap(await another(first.id, owner));
    unwrap(await change(older, owner, { age: 8 }));
    expect(unwrap(await change(older, owner, { catalogueId: BOOK_HE })).characterApprovedAt).toBeNull();
    const { id: second } = unwrap(await another(first.id, owner));
    unwrap(await change(second, owner, { catalogueId: BOOK_HE }));
    expect(unwrap(await change(second, owner, { catalogueId: BOOK_HE + 1 })).characterApprovedAt).toBeNull();
  });

  it('is open to the owner alone', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    expect(await another(id, newDevice())).toMatchObject({ ok: false, code: 'not_found' });
    const { accountId } = await newAccount(shop.db);
    await adoptDrafts(shop.db, { deviceId: owner.deviceId, accountId }, WITHIN_A_DAY);
    expect(await another(id, owner)).toMatchObject({ ok: false, code: 'not_found' });
    expect(unwrap(await another(id, { ...newDevice(), accountId })).hasHero).toBe(true);
  });

  it('while it has no story it is neither ordered nor offered as a hero', async () => {
    const owner = newDevice();
    const first = await approved(owner);
    const { id } = unwrap(await another(first.id, owner));
    const { id: next } = unwrap(await another(first.id, owner));
    const heroes = await listKnownHeroes(next, { db: shop.db, owner, sign: storage.signedUrl, now: NOW });
    expect(unwrap(heroes)).toMatchObject([{ bookId: first.id }]);
    const account = await newAccount(shop.db);
    await adoptDraftsAndCreateOrders(shop.db, owner.deviceId, { ...account, email: null, country: 'IL' }, NOW);
    expect(await shop.db.order.count({ where: { bookId: id } })).toBe(0);
    expect(await shop.db.order.count({ where: { bookId: first.id } })).toBe(1);
  });
});

describe('rulings "Photos and names": without its hero another story needs a photo', () => {
  it.each([
    ['the photo was deleted', (id: string, owner: Owner) => deletePhoto(id, { ...shopDeps(), owner }), NOW],
    ['the photo has expired', async () => undefined, addSeconds(31 * DAY)],
  ])('%s', async (_, end, now) => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await end(id, owner);
    const made = unwrap(await another(id, owner, now));
    expect(made.hasHero).toBe(false);
    expect(await findDraft(made.id, owner)).toMatchObject({
      childName: 'נועה',
      character: null,
      characterApprovedAt: null,
    });
  });

  it('a hero that nobody has approved is not taken over', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    expect(unwrap(await another(id, owner)).hasHero).toBe(false);
  });
});

function shopDeps() {
  return { db: shop.db, storage, enqueue: shop.enqueue, now: NOW };
}

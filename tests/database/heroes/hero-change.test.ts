import { describe, expect, it } from 'vitest';
import {
  canDrawAdvanced,
  deleteBook,
  deletePhoto,
  findLatestDraft,
  findTrial,
  listOpenDrafts,
} from '@/lib/books/server';
import { characterSchema } from '@/lib/illustrator';
import {
  applyHero,
  choosePicture,
  closeOrders,
  createOrder,
  discardTrial,
  getHeroChange,
  openTrial,
  restoreHero,
} from '@/lib/orders/server';
import { AVERAGE_FACE } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, order: unpaid } = createCheckoutFlow(shop);
const drafts = createDraftFlow(shop);

type Order = Awaited<ReturnType<typeof unpaid>>;
const depsOf = ({ accountId }: Pick<Order, 'accountId'>) => ({
  db: shop.db,
  storage: shop.storage,
  enqueue: shop.enqueue,
  accountId,
  now: NOW,
  newId,
  sign: async (key: string) => `/files/${key}`,
});
const bookOf = ({ bookId }: Order) => shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
const viewOf = async (order: Order) => unwrap(await getHeroChange(order.id, depsOf(order)));
const open = async (order: Order) => unwrap(await openTrial(order.id, depsOf(order))).trialId;
const apply = (order: Order) => applyHero(order.id, depsOf(order));
const RED = { hairColor: '#a8451f' } as const;

/** A drawn picture, as the worker stores it. */
async function draw(bookId: string, pageKey: string, variation = 0): Promise<string> {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const storageKey = `pictures/${bookId}/${revision}-${pageKey}-${variation}.jpg`;
  await shop.storage.put(storageKey, new Uint8Array([1]), 'image/jpeg');
  const picture = { bookId, pageKey, variation, revision, model: 'regular', sizePx: 1000, provider: 'local' } as const;
  await shop.db.illustration.create({ data: { ...picture, storageKey } });
  return storageKey;
}

/** A trial whose hero has other features, approved by the parent. */
async function tryRedHair(order: Order): Promise<string> {
  const trialId = await open(order);
  const { character } = await shop.db.book.findUniqueOrThrow({ where: { id: trialId } });
  unwrap(await drafts.change(trialId, order.owner, { character: { ...(character as object), ...RED } as never }));
  unwrap(await drafts.approve(trialId, order.owner));
  return trialId;
}

describe('§4 after purchase: another hero for the whole book, tried first', () => {
  it('the trial has the child, the story, the hero and a copy of the photo; the book stays as it is', async () => {
    const order = await paid();
    const before = await bookOf(order);
    const trialId = await open(order);
    expect(await open(order)).toBe(trialId);
    const trial = await shop.db.book.findUniqueOrThrow({ where: { id: trialId }, include: { photos: true } });
    const { childName, catalogueId, language, character, gender, age } = before;
    expect(trial).toMatchObject({ childName, catalogueId, language, character, gender, age, trialOfId: order.bookId });
    const [photo] = await shop.db.photo.findMany({ where: { bookId: order.bookId } });
    const { consentTextVersion, consentAt, deleteAfter, sha256 } = photo ?? {};
    expect(trial.photos).toMatchObject([{ consentTextVersion, consentAt, deleteAfter, sha256 }]);
    expect(trial.photos[0]?.storageKey).not.toBe(photo?.storageKey);
    expect(await shop.storage.get(trial.photos[0]?.storageKey ?? '')).toEqual(
      await shop.storage.get(photo?.storageKey ?? ''),
    );
    expect(await bookOf(order)).toEqual(before);
    expect(await viewOf(order)).toMatchObject({ trialId, changes: { left: 5, limit: 5 }, earlier: [] });
  });

  it('the trial of a hero that a device has read keeps its consent, its numbers and the advanced model', async () => {
    const order = await paid();
    const { character: first } = await bookOf(order);
    const character = { ...characterSchema.parse(first), faceShape: { ...AVERAGE_FACE, noseWidth: 0.4 } };
    await shop.db.book.update({ where: { id: order.bookId }, data: { character, imageModel: 'advanced' } });
    await shop.db.order.update({ where: { id: order.id }, data: { imageModel: 'advanced' } });
    await shop.db.photo.updateMany({
      where: { bookId: order.bookId },
      data: { storageKey: null, widthPx: null, heightPx: null },
    });
    const trialId = await open(order);
    const trial = await shop.db.book.findUniqueOrThrow({ where: { id: trialId }, include: { photos: true } });
    const [photo] = await shop.db.photo.findMany({ where: { bookId: order.bookId } });
    const { consentTextVersion, consentAt, deleteAfter, sha256 } = photo ?? {};
    expect(trial.photos).toMatchObject([{ storageKey: null, consentTextVersion, consentAt, deleteAfter, sha256 }]);
    expect(trial).toMatchObject({ imageModel: 'advanced', character });
    expect(canDrawAdvanced(trial)).toBe(true);
    unwrap(await drafts.change(trialId, order.owner, { character: { ...character, ...RED } }));
    unwrap(await drafts.approve(trialId, order.owner, 'advanced'));
    unwrap(await apply(order));
    const after = await shop.db.book.findUniqueOrThrow({ where: { id: order.bookId }, include: { photos: true } });
    expect(after).toMatchObject({ imageModel: 'advanced', character: RED });
    expect(after.photos).toMatchObject([{ id: photo?.id, deletedAt: null }]);
  });

  it('is never listed, continued or ordered, and changes nothing but the hero', async () => {
    const order = await paid();
    const trialId = await tryRedHair(order);
    expect((await listOpenDrafts(shop.db, order.owner)).map(({ id }) => id)).not.toContain(trialId);
    expect((await findLatestDraft(shop.db, order.owner))?.id).not.toBe(trialId);
    const buyer = { accountId: order.accountId, email: null, country: 'IL' } as never;
    expect(await createOrder(trialId, buyer, { db: shop.db, owner: order.owner, now: NOW })).toMatchObject({
      code: 'not_found',
    });
    expect(await drafts.change(trialId, order.owner, { childName: 'דנה' })).toMatchObject({
      code: 'order_not_payable',
    });
  });

  it('only the owner of a bought book opens it, before the approval', async () => {
    const order = await paid();
    const stranger = await paid();
    expect(await openTrial(order.id, depsOf(stranger))).toMatchObject({ code: 'not_found' });
    expect(await getHeroChange(order.id, depsOf(stranger))).toMatchObject({ code: 'not_found' });
    expect(await openTrial((await unpaid()).id, depsOf(order))).toMatchObject({ code: 'not_found' });
    const mine = await unpaid();
    expect(await openTrial(mine.id, depsOf(mine))).toMatchObject({ code: 'purchase_required' });
    await shop.db.book.update({ where: { id: order.bookId }, data: { approvedAt: NOW } });
    expect(await openTrial(order.id, depsOf(order))).toMatchObject({ code: 'editing_closed' });
  });

  it('discarded, it is gone with its photo', async () => {
    const order = await paid();
    const trialId = await open(order);
    const photo = await shop.db.photo.findFirstOrThrow({ where: { bookId: trialId } });
    unwrap(await discardTrial(order.id, depsOf(order)));
    expect(shop.storage.objects()).not.toContain(photo.storageKey);
    expect(await findTrial(shop.db, order.bookId)).toBeNull();
    expect((await viewOf(order)).trialId).toBeNull();
    await open(order);
  });
});

describe('§4 after purchase: the whole book takes the hero', () => {
  it('under a revision of its own, with the pictures of the trial; the files are made again', async () => {
    const order = await paid();
    const before = await bookOf(order);
    const trialId = await tryRedHair(order);
    const picture = await draw(trialId, 'cover');
    const { revision } = unwrap(await apply(order));
    const after = await bookOf(order);
    expect(revision).toBe(before.revision + 1);
    expect(after).toMatchObject({ revision, edits: before.edits + 1, character: RED, imageModel: 'regular' });
    expect(await shop.db.illustration.findFirst({ where: { storageKey: picture } })).toMatchObject({
      bookId: order.bookId,
      revision,
    });
    expect(shop.storage.objects()).toContain(picture);
    expect(await shop.queue.jobs('renew-book', `${order.bookId}:${after.edits}`)).toHaveLength(1);
    const photos = await shop.db.photo.findMany({ where: { bookId: order.bookId } });
    expect(photos).toMatchObject([{ inUse: true, deletedAt: null }]);
    expect(await shop.db.photo.findMany({ where: { bookId: trialId, deletedAt: null } })).toEqual([]);
    expect(await viewOf(order)).toMatchObject({ trialId: null, changes: { left: 4 } });
    expect(await apply(order)).toMatchObject({ code: 'not_found' });
  });

  it('a hero that the parent has not approved is not taken', async () => {
    const order = await paid();
    await open(order);
    expect(await apply(order)).toMatchObject({ code: 'preview_not_ready' });
  });

  it('§9: the advanced model is taken only if it was bought', async () => {
    const order = await paid();
    const trialId = await tryRedHair(order);
    await shop.db.photo.updateMany({ where: { bookId: trialId }, data: { paintsFace: true } });
    unwrap(await drafts.approve(trialId, order.owner, 'advanced'));
    expect(await apply(order)).toMatchObject({ code: 'advanced_not_possible' });
    await shop.db.order.update({ where: { id: order.id }, data: { imageModel: 'advanced' } });
    unwrap(await apply(order));
    expect(await bookOf(order)).toMatchObject({ imageModel: 'advanced' });
  });

  it('five times; going back does not count', async () => {
    const order = await paid();
    for (let nth = 0; nth < 5; nth += 1) {
      await tryRedHair(order);
      unwrap(await apply(order));
      const [earlier] = (await viewOf(order)).earlier;
      unwrap(await restoreHero(order.id, earlier?.revision ?? 0, depsOf(order)));
    }
    expect((await viewOf(order)).changes).toEqual({ left: 0, limit: 5 });
    expect(await openTrial(order.id, depsOf(order))).toMatchObject({ code: 'hero_limit_reached' });
  });

  it('applied twice at once, it is taken once', async () => {
    const order = await paid();
    const before = await bookOf(order);
    await tryRedHair(order);
    const outcomes = await Promise.all([apply(order), apply(order)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await bookOf(order)).toMatchObject({ edits: before.edits + 1 });
  });
});

describe('§4 after purchase: an undo until the confirmation', () => {
  it('brings back the earlier hero, its pictures as they were chosen, and its photo', async () => {
    const order = await paid();
    await draw(order.bookId, 's01');
    await draw(order.bookId, 's01', 1);
    const choice = { key: 's01', version: 0, changeId: newId(), variation: 1 };
    unwrap(await choosePicture(order.id, choice, depsOf(order)));
    const before = await bookOf(order);
    const trialId = await open(order);
    unwrap(await drafts.attach(trialId, order.owner, NOW, 9));
    unwrap(await drafts.approve(trialId, order.owner));
    const { revision } = unwrap(await apply(order));
    const pageOf = () => shop.db.page.findUnique({ where: { bookId_key: { bookId: order.bookId, key: 's01' } } });
    expect(await pageOf()).toMatchObject({ variation: 0, version: 2 });
    const photos = () => shop.db.photo.findMany({ where: { bookId: order.bookId }, orderBy: { createdAt: 'asc' } });
    expect(await photos()).toMatchObject([
      { inUse: false, deletedAt: null },
      { inUse: true, deletedAt: null },
    ]);

    unwrap(await restoreHero(order.id, before.revision, depsOf(order)));
    const { updatedAt: _, edits: __, ...same } = before;
    expect(await bookOf(order)).toMatchObject({ ...same, edits: before.edits + 2 });
    expect(await pageOf()).toMatchObject({ variation: 1, version: 3 });
    expect(await photos()).toMatchObject([{ inUse: true }, { inUse: false }]);

    unwrap(await restoreHero(order.id, revision, depsOf(order)));
    expect(await bookOf(order)).toMatchObject({ revision });
    expect(await photos()).toMatchObject([{ inUse: false }, { inUse: true }]);
  });

  it('not after the approval, and not of another book', async () => {
    const order = await paid();
    const { revision } = await bookOf(order);
    await tryRedHair(order);
    unwrap(await apply(order));
    expect(await restoreHero(order.id, 99, depsOf(order))).toMatchObject({ code: 'hero_forgotten' });
    await shop.db.book.update({ where: { id: order.bookId }, data: { approvedAt: NOW } });
    expect(await restoreHero(order.id, revision, depsOf(order))).toMatchObject({ code: 'editing_closed' });
  });
});

describe('rulings "Photos and names": trials and earlier heroes are deleted too', () => {
  it('with the photo', async () => {
    const order = await paid();
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'ready' } });
    await tryRedHair(order);
    unwrap(await apply(order));
    const trialId = await open(order);
    const deps = { db: shop.db, enqueue: shop.enqueue, storage: shop.storage, owner: order.owner };
    unwrap(await deletePhoto(order.bookId, { ...deps, now: addSeconds(HOUR) }));
    expect((await viewOf(order)).earlier).toEqual([]);
    expect(await shop.db.photo.count({ where: { bookId: { in: [trialId, order.bookId] }, deletedAt: null } })).toBe(0);
    expect(await shop.db.heroVersion.count({ where: { bookId: order.bookId } })).toBe(0);
  });

  it('with the book', async () => {
    const order = await paid();
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'ready' } });
    await draw(order.bookId, 's01');
    await tryRedHair(order);
    unwrap(await apply(order));
    const trialId = await tryRedHair(order);
    await draw(trialId, 'cover');
    unwrap(
      await deleteBook(order.bookId, {
        db: shop.db,
        storage: shop.storage,
        owner: order.owner,
        closeOrders,
        bought: true,
        now: NOW,
      }),
    );
    const left = shop.storage.objects().filter((key) => key.includes(order.bookId) || key.includes(trialId));
    expect(left).toEqual([]);
    expect(await shop.db.photo.count({ where: { bookId: { in: [trialId, order.bookId] }, deletedAt: null } })).toBe(0);
    expect(await shop.db.book.findUnique({ where: { id: trialId } })).toMatchObject({
      childName: null,
      character: null,
    });
  });
});

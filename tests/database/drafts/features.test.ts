import { describe, expect, it } from 'vitest';
import { getNextStep } from '@/lib/books/drafts/draft-view';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { createDraft, deletePhoto, listKnownHeroes, type Owner, reuseHero } from '@/lib/books/server';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { closeOrders } from '@/lib/orders/server';
import { runIdempotent } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { change, approve } = createDraftFlow(shop);
const { order, paid } = createCheckoutFlow(shop);

const deps = (owner: Owner, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now });
const purge = (now: Date) => handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const findBookRow = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
const NO_FEATURES = { character: null, firstCharacter: null, candidates: null, unsureTraits: [] };
const produce = async (bookId: string) => ok({ storageKey: `books/${bookId}/1.pdf`, bytes: 1, edits: 0 });

/** A bought book that was produced and sent. */
async function createDelivered() {
  const mine = await paid();
  await shop.db.book.update({ where: { id: mine.bookId }, data: { unsureTraits: ['skin'] } });
  await handleProduce({ orderId: mine.id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
  return mine;
}

describe('rulings "Photos and names": features read from a photo are deleted with it', () => {
  it('30 days after delivery of a digital book; the book stays', async () => {
    const { bookId } = await createDelivered();
    await purge(addSeconds(29 * DAY));
    expect(await findBookRow(bookId)).toMatchObject({ character: { age: 5 }, unsureTraits: ['skin'] });
    await purge(addSeconds(31 * DAY));
    expect(await findBookRow(bookId)).toMatchObject({ ...NO_FEATURES, childName: 'נועה', deletedAt: null });
  });

  it("immediately on the parent's request", async () => {
    const { bookId, owner } = await createDelivered();
    const left = unwrap(await deletePhoto(bookId, deps(owner)));
    expect(left).toMatchObject({ ...NO_FEATURES, photos: [], childName: 'נועה' });
    expect(await findBookRow(bookId)).toMatchObject(NO_FEATURES);
  });

  it('of a book in production: the features stay until it is produced, and no longer', async () => {
    const { id, bookId, owner } = await paid();
    unwrap(await deletePhoto(bookId, deps(owner)));
    await purge(addSeconds(1));
    expect(await findBookRow(bookId)).toMatchObject({ character: { age: 5 } });
    await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
    expect(await shop.queue.jobs('purge-expired', `made:${id}`)).toHaveLength(1);
    await purge(addSeconds(2));
    expect(await findBookRow(bookId)).toMatchObject(NO_FEATURES);
  });

  it('an advanced book in production keeps its photo, which is deleted as soon as the book is produced', async () => {
    const mine = await paid();
    const { id, bookId, owner } = mine;
    await shop.db.book.update({ where: { id: bookId }, data: { imageModel: 'advanced' } });
    expect(unwrap(await deletePhoto(bookId, deps(owner, addSeconds(HOUR)))).photos).toHaveLength(1);
    await purge(addSeconds(2 * HOUR));
    const photo = () => shop.db.photo.findFirstOrThrow({ where: { bookId } });
    expect((await photo()).deletedAt).toBeNull();
    await handleProduce(
      { orderId: id },
      { db: shop.db, enqueue: shop.enqueue, now: () => addSeconds(3 * HOUR), produce },
    );
    await purge(addSeconds(4 * HOUR));
    expect(await photo()).toMatchObject({ deletedAt: addSeconds(4 * HOUR) });
    expect(await storage.exists((await photo()).storageKey as string)).toBe(false);
    expect(await findBookRow(bookId)).toMatchObject(NO_FEATURES);
  });

  it('a production that never ends keeps such a photo for one day', async () => {
    const { bookId, owner } = await paid();
    await shop.db.book.update({ where: { id: bookId }, data: { imageModel: 'advanced' } });
    unwrap(await deletePhoto(bookId, deps(owner, addSeconds(HOUR))));
    await purge(addSeconds(DAY + HOUR));
    expect(await shop.db.photo.findFirstOrThrow({ where: { bookId } })).toMatchObject({
      deletedAt: addSeconds(DAY + HOUR),
    });
  });

  it('also from the next book that copied them', async () => {
    const first = await createDelivered();
    const { owner } = first;
    const { id } = unwrap(await createDraft({ language: 'he' }, deps(owner)));
    await change(id, owner, { childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 });
    unwrap(await reuseHero(id, first.bookId, deps(owner)));
    unwrap(await approve(id, owner));
    await shop.db.order.create({
      data: {
        accountId: first.accountId,
        bookId: id,
        state: 'ready',
        paidAt: NOW,
        totalMinor: 3900,
        country: 'IL',
        currency: 'ILS',
        language: 'he',
        email: 'parent@example.com',
      },
    });
    await purge(addSeconds(1));
    expect(await findBookRow(id)).toMatchObject({ character: { age: 5 } });
    unwrap(await deletePhoto(first.bookId, deps(owner)));
    expect(await findBookRow(id)).toMatchObject(NO_FEATURES);
    const next = unwrap(await createDraft({ language: 'he', gender: 'girl' }, deps(owner)));
    expect(unwrap(await listKnownHeroes(next.id, { ...deps(owner), sign: storage.signedUrl }))).toEqual([]);
  });

  it("of an unpaid book: the hero keeps the parent's edits, without the photo's data", async () => {
    const { bookId, owner } = await order();
    const { character } = await findBookRow(bookId);
    const corrected = { ...(character as object), freckles: true };
    await shop.db.book.update({ where: { id: bookId }, data: { character: corrected, unsureTraits: ['skin'] } });
    for (const model of ['regular', 'advanced'] as const) {
      const storageKey = `pictures/${bookId}/${model}.jpg`;
      await storage.put(storageKey, new Uint8Array([1]), 'image/jpeg');
      const page = { bookId, revision: 2, pageKey: 'portrait', sizePx: 640, provider: 'local' };
      await shop.db.illustration.create({ data: { ...page, model, storageKey } });
    }
    const reply = async () => ({ status: 200, body: { id: bookId, unsureTraits: ['skin'] } });
    await runIdempotent(shop.db, { scope: 'device:/redraw', key: newId(), body: '{}', now: NOW }, reply);
    const left = unwrap(await deletePhoto(bookId, deps(owner)));
    expect(left).toMatchObject({ character: corrected, firstCharacter: corrected, unsureTraits: [] });
    // The advanced pictures show the photo's face.
    expect(left.illustrations.map(({ model }) => model)).toEqual(['regular']);
    expect(storage.objects().filter((key) => key.includes(bookId))).toEqual([`pictures/${bookId}/regular.jpg`]);
    expect(await shop.db.idempotentReply.count()).toBe(0);
  });

  it("a bought book without its hero's features still opens", async () => {
    const { bookId, owner } = await createDelivered();
    const left = unwrap(await deletePhoto(bookId, deps(owner)));
    expect([getNextStep(left), left.character]).toEqual(['preview', null]);
  });

  it('a hero described by the parent stays with the book', async () => {
    const { bookId, id } = await order();
    await shop.db.photo.deleteMany({ where: { bookId } });
    await shop.db.order.update({ where: { id }, data: { state: 'ready', paidAt: NOW, totalMinor: 3900 } });
    await purge(addSeconds(DAY));
    expect(await findBookRow(bookId)).toMatchObject({ character: { age: 5 } });
  });
});

import { describe, expect, it } from 'vitest';
import { nextStep } from '@/lib/books/draft-view';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { createDraft, deletePhoto, knownHeroes, type Owner, takeKnownHero } from '@/lib/books/server';
import { handleProduce } from '@/lib/orders/produce.handler';
import { closeOrders } from '@/lib/orders/server';
import { once } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { value, wizard } from '../support/drafts';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, HOUR, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { change, approve } = wizard(shop);
const { order, paid } = till(shop);

const deps = (owner: Owner, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, storage, owner, now });
const forget = (now: Date) => handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now });
const bookOf = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
const NOTHING_READ = { character: null, firstCharacter: null, unsureTraits: [] };
const produce = async (bookId: string) => ok({ storageKey: `books/${bookId}/1.pdf`, bytes: 1 });

/** A bought book that was made and sent. */
async function delivered() {
  const mine = await paid();
  await shop.db.book.update({ where: { id: mine.bookId }, data: { unsureTraits: ['skin'] } });
  await handleProduce({ orderId: mine.id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
  return mine;
}

describe('rulings "photo and features kept": what was read from a photo goes with it', () => {
  it('of a digital book 30 days after its delivery; the book stays', async () => {
    const { bookId } = await delivered();
    await forget(later(29 * DAY));
    expect(await bookOf(bookId)).toMatchObject({ character: { age: 5 }, unsureTraits: ['skin'] });
    await forget(later(31 * DAY));
    expect(await bookOf(bookId)).toMatchObject({ ...NOTHING_READ, childName: 'נועה', deletedAt: null });
  });

  it('at once when the parent says so', async () => {
    const { bookId, owner } = await delivered();
    const left = value(await deletePhoto(bookId, deps(owner)));
    expect(left).toMatchObject({ ...NOTHING_READ, photos: [], childName: 'נועה' });
    expect(await bookOf(bookId)).toMatchObject(NOTHING_READ);
  });

  it('of a book that is being made: the features stay until it is made, and no longer', async () => {
    const { id, bookId, owner } = await paid();
    value(await deletePhoto(bookId, deps(owner)));
    await forget(later(1));
    expect(await bookOf(bookId)).toMatchObject({ character: { age: 5 } });
    await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce });
    expect(await shop.queue.jobs('forget-expired', `made:${id}`)).toHaveLength(1);
    await forget(later(2));
    expect(await bookOf(bookId)).toMatchObject(NOTHING_READ);
  });

  it('an advanced book that is being made still has its photo; it goes as soon as the book is made', async () => {
    const mine = await paid();
    const { id, bookId, owner } = mine;
    await shop.db.book.update({ where: { id: bookId }, data: { imageModel: 'advanced' } });
    expect(value(await deletePhoto(bookId, deps(owner, later(HOUR)))).photos).toHaveLength(1);
    await forget(later(2 * HOUR));
    const photo = () => shop.db.photo.findFirstOrThrow({ where: { bookId } });
    expect((await photo()).deletedAt).toBeNull();
    await handleProduce({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: () => later(3 * HOUR), produce });
    await forget(later(4 * HOUR));
    expect(await photo()).toMatchObject({ deletedAt: later(4 * HOUR) });
    expect(await storage.exists((await photo()).storageKey)).toBe(false);
    expect(await bookOf(bookId)).toMatchObject(NOTHING_READ);
  });

  it('a production that never ends keeps such a photo for one day', async () => {
    const { bookId, owner } = await paid();
    await shop.db.book.update({ where: { id: bookId }, data: { imageModel: 'advanced' } });
    value(await deletePhoto(bookId, deps(owner, later(HOUR))));
    await forget(later(DAY + HOUR));
    expect(await shop.db.photo.findFirstOrThrow({ where: { bookId } })).toMatchObject({ deletedAt: later(DAY + HOUR) });
  });

  it('also of the next book that took them over', async () => {
    const first = await delivered();
    const { owner } = first;
    const { id } = value(await createDraft({ language: 'he' }, deps(owner)));
    await change(id, owner, { childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 });
    value(await takeKnownHero(id, first.bookId, deps(owner)));
    value(await approve(id, owner));
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
    await forget(later(1));
    expect(await bookOf(id)).toMatchObject({ character: { age: 5 } });
    value(await deletePhoto(first.bookId, deps(owner)));
    expect(await bookOf(id)).toMatchObject(NOTHING_READ);
    const next = value(await createDraft({ language: 'he', gender: 'girl' }, deps(owner)));
    expect(value(await knownHeroes(next.id, { ...deps(owner), sign: storage.signedUrl }))).toEqual([]);
  });

  it('of a book that nobody bought: the hero stays as the parent left it, without what the photo said', async () => {
    const { bookId, owner } = await order();
    const { character } = await bookOf(bookId);
    const corrected = { ...(character as object), freckles: true };
    await shop.db.book.update({ where: { id: bookId }, data: { character: corrected, unsureTraits: ['skin'] } });
    for (const model of ['regular', 'advanced'] as const) {
      const storageKey = `pictures/${bookId}/${model}.jpg`;
      await storage.put(storageKey, new Uint8Array([1]), 'image/jpeg');
      const page = { bookId, revision: 2, pageKey: 'portrait', sizePx: 640, provider: 'local' };
      await shop.db.illustration.create({ data: { ...page, model, storageKey } });
    }
    const reply = async () => ({ status: 200, body: { id: bookId, unsureTraits: ['skin'] } });
    await once(shop.db, { scope: 'device:/redraw', key: newId(), body: '{}', now: NOW }, reply);
    const left = value(await deletePhoto(bookId, deps(owner)));
    expect(left).toMatchObject({ character: corrected, firstCharacter: corrected, unsureTraits: [] });
    // The advanced pictures wear the photo's face.
    expect(left.illustrations.map(({ model }) => model)).toEqual(['regular']);
    expect(storage.objects().filter((key) => key.includes(bookId))).toEqual([`pictures/${bookId}/regular.jpg`]);
    expect(await shop.db.idempotentReply.count()).toBe(0);
  });

  it('a bought book without its hero opens as a book', async () => {
    const { bookId, owner } = await delivered();
    const left = value(await deletePhoto(bookId, deps(owner)));
    expect([nextStep(left), left.character]).toEqual(['preview', null]);
  });

  it('a hero whom the parent described is the parent’s own, and stays with the book', async () => {
    const { bookId, id } = await order();
    await shop.db.photo.deleteMany({ where: { bookId } });
    await shop.db.order.update({ where: { id }, data: { state: 'ready', paidAt: NOW, totalMinor: 3900 } });
    await forget(later(DAY));
    expect(await bookOf(bookId)).toMatchObject({ character: { age: 5 } });
  });
});

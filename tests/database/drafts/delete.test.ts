import { describe, expect, it } from 'vitest';
import { handleDrawPreview } from '@/lib/books/drawing/handlers/draw-preview.handler';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { deleteBook, deletePhoto, findBook, findLatestDraft, type Owner } from '@/lib/books/server';
import { closeOrders, getDownloadPath, getOrder, listOrders, openDownload } from '@/lib/orders/server';
import { runIdempotent } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, sendPhoto, UPLOAD, unwrap } from '../support/draft-flow';
import { drawHeroInBothModels } from '../support/draw-hero';
import { fakePhotoReader, fakeFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, withBook, withPhoto } = createDraftFlow(shop);
const { withOpenCheckout, paid, webhook } = createCheckoutFlow(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
/** Draws immediately, with a character sheet like a hosted model; `meanwhile` runs during the drawing. */
const createIllustrator = (meanwhile = async () => {}): IllustrationPort => ({
  async illustrate({ sheets }) {
    await sheets?.put('a1b2c3', new Uint8Array([7]));
    await meanwhile();
    return ok({ ...drawing, provider: 'hosted', costMicroUsd: 9 });
  },
});

const drawHero = async (id: string, illustrator = createIllustrator()) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels({ bookId: id, revision }, { db, enqueue, storage, illustrator, paintFace });
};
const draw = async (id: string, illustrator = createIllustrator()) => {
  await drawHero(id, illustrator);
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  await handleDrawPreview(
    { bookId: id, revision },
    { db: shop.db, storage, illustrator, paintFace, concurrency: 2, enqueue: shop.enqueue },
  );
};
const deleteAs = (id: string, owner: Owner, bought = false) =>
  deleteBook(id, { db: shop.db, owner, storage, closeOrders, bought, now: addSeconds(60) });

describe('rulings "Photos and names": delete now, at any time', () => {
  it('a whole draft: storage is empty, and no row contains data of the child', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await draw(id);
    expect(storage.objects().length).toBeGreaterThan(5);
    expect(await deleteAs(id, owner)).toEqual(ok({ deleted: true }));
    expect(storage.objects()).toEqual([]);
    const row = await shop.db.book.findUniqueOrThrow({ where: { id }, include: { illustrations: true, tasks: true } });
    expect(row).toMatchObject({ childName: null, character: null, unsureTraits: [], illustrations: [], tasks: [] });
    expect([await findBook(shop.db, id), await findLatestDraft(shop.db, owner)]).toEqual([null, null]);
  });

  it('also deletes the stored reply of a repeated request', async () => {
    const owner = newDevice();
    const [{ id }, other] = [await withBook(owner), await withBook(owner)];
    const replied = (bookId: string) => {
      const request = { scope: 'device:/api/books/create', key: newId(), body: '{}', now: NOW };
      return runIdempotent(shop.db, request, async () => ({ status: 200, body: { id: bookId, childName: 'נועה' } }));
    };
    await replied(id);
    await replied(other.id);
    await deleteAs(id, owner);
    expect(await shop.db.idempotentReply.findMany()).toMatchObject([{ body: { id: other.id } }]);
  });

  it('during drawing: late pictures are deleted as well', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await draw(
      id,
      createIllustrator(async () => void (await deleteAs(id, owner))),
    );
    expect(storage.objects()).toEqual([]);
    expect(await shop.db.illustration.count({ where: { bookId: id } })).toBe(0);
  });

  it('during face detection: the photo is not stored', async () => {
    const owner = newDevice();
    const { id } = await withBook(owner);
    const readFace = async (jpeg: Uint8Array) => {
      await deleteAs(id, owner);
      return fakePhotoReader.readFace(jpeg);
    };
    const deps = { db: shop.db, enqueue: shop.enqueue, storage, owner, now: NOW, newId };
    const attached = await sendPhoto(id, UPLOAD, { ...deps, photos: { ...fakePhotoReader, readFace } });
    expect(attached).toMatchObject({ ok: false, code: 'not_found' });
    expect(storage.objects()).toEqual([]);
  });

  it('the photo alone, while its face is being painted', async () => {
    const owner = newDevice();
    const { id } = await withPhoto(owner);
    const deleting = () => deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    await drawHero(
      id,
      createIllustrator(async () => void (await deleting())),
    );
    expect(storage.objects().filter((name) => /photos|faces|sheets/.test(name))).toEqual([]);
    expect(await deleteAs(id, owner)).toMatchObject({ ok: true });
    expect(storage.objects()).toEqual([]);
  });

  it('the next run completes an interrupted deletion', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await draw(id);
    const dying = { ...storage, delete: () => Promise.reject(new Error('killed')) };
    const deps = { db: shop.db, owner, storage: dying, closeOrders, bought: false, now: addSeconds(60) };
    await expect(deleteBook(id, deps)).rejects.toThrow('killed');
    expect(await findBook(shop.db, id)).toBeNull();
    await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: addSeconds(120) });
    expect(storage.objects()).toEqual([]);
  });
});

describe('permissions and payments', () => {
  it('only by its owner, and not during production', async () => {
    const { bookId, owner } = await paid();
    expect(await deleteAs(bookId, newDevice())).toMatchObject({ ok: false, code: 'not_found' });
    expect(await deleteAs(bookId, owner)).toMatchObject({ ok: false, code: 'book_being_made' });
    expect(await findBook(shop.db, bookId)).toMatchObject({ childName: 'נועה' });
    unwrap(await deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }));
    expect(storage.objects()).toEqual([]);
  });

  it('with an open checkout: its order is closed, and a later payment is refunded', async () => {
    const { id, bookId, owner, payment } = await withOpenCheckout();
    expect(await deleteAs(bookId, owner)).toMatchObject({ ok: true });
    expect(await shop.db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'cancelled' });
    expect(await webhook('paid', payment)).toBe('handled');
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    expect(storage.objects()).toEqual([]);
  });

  it.each(['awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'ready_for_pickup'] as const)(
    'not while its order is %s: the paid product is still to come',
    async (state) => {
      const { id, bookId, owner } = await paid();
      await shop.db.order.update({ where: { id }, data: { state, tier: 'combo' } });
      expect(await deleteAs(bookId, owner)).toMatchObject({ ok: false, code: 'book_being_made' });
    },
  );

  it('a parcel whose delivery nobody reports counts as delivered thirty days after it was handed over', async () => {
    const { id, bookId, owner } = await paid();
    await shop.db.order.update({ where: { id }, data: { state: 'shipped', tier: 'combo' } });
    const handOver = { orderId: id, from: 'printing', to: 'shipped', by: 'fulfilment' } as const;
    await shop.db.orderChange.create({ data: { ...handOver, at: addSeconds(61 - 30 * DAY) } });
    expect(await deleteAs(bookId, owner)).toMatchObject({ ok: false, code: 'book_being_made' });
    await shop.db.orderChange.updateMany({
      where: { orderId: id, to: 'shipped' },
      data: { at: addSeconds(-30 * DAY) },
    });
    expect(await deleteAs(bookId, owner, true)).toMatchObject({ ok: true });
  });

  it.each(['ready', 'delivered', 'cancelled', 'refunded'] as const)(
    'deletes a bought book whose order is %s with its pictures and every PDF',
    async (state) => {
      const others = storage.objects();
      const { id, bookId, accountId, owner } = await paid();
      await draw(bookId);
      for (const key of [`books/${bookId}/1.pdf`, `books/${bookId}/2.pdf`]) {
        await storage.put(key, new Uint8Array([1]), 'application/pdf');
      }
      const file = { storageKey: `books/${bookId}/2.pdf`, bytes: 1, expiresAt: addSeconds(DAY) };
      const { id: downloadId } = await shop.db.download.create({ data: { orderId: id, bookId, ...file } });
      await shop.db.order.update({ where: { id }, data: { state, tier: state === 'delivered' ? 'combo' : 'digital' } });
      const secret = 'd'.repeat(32);
      const token = getDownloadPath(secret, downloadId).split('/').at(-1) ?? '';
      const open = () => openDownload(token, { db: shop.db, secret, now: addSeconds(60) });
      // A refunded order no longer gives access to the file.
      expect(await open()).toMatchObject({ ok: state === 'ready' || state === 'delivered' });

      expect(await deleteAs(bookId, owner, true)).toEqual(ok({ deleted: true }));
      expect(storage.objects()).toEqual(others);
      expect(await open()).toMatchObject({ code: 'not_found' });
      expect(await shop.db.download.count({ where: { bookId } })).toBe(0);
      // The payment stays on record; my-books contains nothing about the child.
      expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ state, paidAt: NOW });
      const reading = { db: shop.db, accountId, sign: storage.signedUrl, now: addSeconds(60), secret };
      expect(await listOrders(reading)).toEqual([]);
      expect(await getOrder(id, reading)).toMatchObject({ code: 'not_found' });
    },
  );
});

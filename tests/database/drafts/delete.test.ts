import { describe, expect, it } from 'vitest';
import { handleDrawPreview } from '@/lib/books/draw-preview.handler';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { attachPhoto, bookById, deleteBook, deletePhoto, latestDraft, type Owner } from '@/lib/books/server';
import { closeOrders, downloadPath, myOrder, myOrders, openDownload } from '@/lib/orders/server';
import { once } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { UPLOAD, value, wizard } from '../support/drafts';
import { drawHeroInBothModels } from '../support/draw-hero';
import { paintsAFace as paintFace, seesOneFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, withBook, withPhoto } = wizard(shop);
const { atTheTill, paid, webhook } = till(shop);

const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;
/** Draws at once, with a sheet as a hosted model would; `meanwhile` happens while the picture is in work. */
const quick = (meanwhile = async () => {}): IllustrationPort => ({
  async illustrate({ sheets }) {
    await sheets?.put('a1b2c3', new Uint8Array([7]));
    await meanwhile();
    return ok({ ...drawing, provider: 'hosted', costMicroUsd: 9 });
  },
});

const drawHero = async (id: string, illustrator = quick()) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  const { db, enqueue } = shop;
  await drawHeroInBothModels({ bookId: id, revision }, { db, enqueue, storage, illustrator, paintFace });
};
const draw = async (id: string, illustrator = quick()) => {
  await drawHero(id, illustrator);
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id } });
  await handleDrawPreview(
    { bookId: id, revision },
    { db: shop.db, storage, illustrator, paintFace, sideBySide: 2, enqueue: shop.enqueue },
  );
};
const remove = (id: string, owner: Owner) =>
  deleteBook(id, { db: shop.db, owner, storage, closeOrders, now: later(60) });

describe('rulings "photo and features kept": delete now, at any time', () => {
  it('a whole draft: nothing is left in storage, and nothing that tells of the child', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await draw(id);
    expect(storage.objects().length).toBeGreaterThan(5);
    expect(await remove(id, owner)).toEqual(ok({ deleted: true }));
    expect(storage.objects()).toEqual([]);
    const row = await shop.db.book.findUniqueOrThrow({ where: { id }, include: { illustrations: true, tasks: true } });
    expect(row).toMatchObject({ childName: null, character: null, unsureTraits: [], illustrations: [], tasks: [] });
    expect([await bookById(shop.db, id), await latestDraft(shop.db, owner)]).toEqual([null, null]);
  });

  it('the answer that is kept for a repeated request goes as well', async () => {
    const owner = stranger();
    const [{ id }, other] = [await withBook(owner), await withBook(owner)];
    const replied = (bookId: string) => {
      const request = { scope: 'device:/api/books/create', key: newId(), body: '{}', now: NOW };
      return once(shop.db, request, async () => ({ status: 200, body: { id: bookId, childName: 'נועה' } }));
    };
    await replied(id);
    await replied(other.id);
    await remove(id, owner);
    expect(await shop.db.idempotentReply.findMany()).toMatchObject([{ body: { id: other.id } }]);
  });

  it('while it is being drawn: what comes late goes as well', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await draw(
      id,
      quick(async () => void (await remove(id, owner))),
    );
    expect(storage.objects()).toEqual([]);
    expect(await shop.db.illustration.count({ where: { bookId: id } })).toBe(0);
  });

  it('while its photo is being read: the photo is not kept', async () => {
    const owner = stranger();
    const { id } = await withBook(owner);
    const readFace = async (jpeg: Uint8Array) => {
      await remove(id, owner);
      return seesOneFace.readFace(jpeg);
    };
    const deps = { db: shop.db, enqueue: shop.enqueue, storage, owner, now: NOW, newId };
    const attached = await attachPhoto(id, UPLOAD, { ...deps, photos: { ...seesOneFace, readFace } });
    expect(attached).toMatchObject({ ok: false, code: 'not_found' });
    expect(storage.objects()).toEqual([]);
  });

  it('the photo alone, while its face is being painted', async () => {
    const owner = stranger();
    const { id } = await withPhoto(owner);
    const deleting = () => deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    await drawHero(
      id,
      quick(async () => void (await deleting())),
    );
    expect(storage.objects().filter((name) => /photos|faces|sheets/.test(name))).toEqual([]);
    expect(await remove(id, owner)).toMatchObject({ ok: true });
    expect(storage.objects()).toEqual([]);
  });

  it('a deletion that died is finished by the next run', async () => {
    const owner = stranger();
    const { id } = await approved(owner);
    await draw(id);
    const dying = { ...storage, delete: () => Promise.reject(new Error('killed')) };
    const deps = { db: shop.db, owner, storage: dying, closeOrders, now: later(60) };
    await expect(deleteBook(id, deps)).rejects.toThrow('killed');
    expect(await bookById(shop.db, id)).toBeNull();
    await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(120) });
    expect(storage.objects()).toEqual([]);
  });
});

describe('who may, and what about money', () => {
  it('only the owner; not while it is being made', async () => {
    const { bookId, owner } = await paid();
    expect(await remove(bookId, stranger())).toMatchObject({ ok: false, code: 'not_found' });
    expect(await remove(bookId, owner)).toMatchObject({ ok: false, code: 'book_being_made' });
    expect(await bookById(shop.db, bookId)).toMatchObject({ childName: 'נועה' });
    value(await deletePhoto(bookId, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }));
    expect(storage.objects()).toEqual([]);
  });

  it('with a till open: its order is closed, and money that still comes is given back', async () => {
    const { id, bookId, owner, payment } = await atTheTill();
    expect(await remove(bookId, owner)).toMatchObject({ ok: true });
    expect(await shop.db.order.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'cancelled' });
    expect(await webhook('paid', payment)).toBe('handled');
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    expect(storage.objects()).toEqual([]);
  });

  it.each(['awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'ready_for_pickup'] as const)(
    'nor while its order is %s: what was paid for still comes',
    async (state) => {
      const { id, bookId, owner } = await paid();
      await shop.db.order.update({ where: { id }, data: { state, tier: 'combo' } });
      expect(await remove(bookId, owner)).toMatchObject({ ok: false, code: 'book_being_made' });
    },
  );

  it.each(['ready', 'delivered', 'cancelled', 'refunded'] as const)(
    'a bought book whose order is %s goes with its pictures and every PDF',
    async (state) => {
      const others = storage.objects();
      const { id, bookId, accountId, owner } = await paid();
      await draw(bookId);
      for (const key of [`books/${bookId}/1.pdf`, `books/${bookId}/2.pdf`]) {
        await storage.put(key, new Uint8Array([1]), 'application/pdf');
      }
      const file = { storageKey: `books/${bookId}/2.pdf`, bytes: 1, expiresAt: later(DAY) };
      const { id: downloadId } = await shop.db.download.create({ data: { orderId: id, bookId, ...file } });
      await shop.db.order.update({ where: { id }, data: { state, tier: state === 'delivered' ? 'combo' : 'digital' } });
      const secret = 'd'.repeat(32);
      const token = downloadPath(secret, downloadId).split('/').at(-1) ?? '';
      const open = () => openDownload(token, { db: shop.db, secret, now: later(60) });
      // S18: whose money went back has the file no more.
      expect(await open()).toMatchObject({ ok: state === 'ready' || state === 'delivered' });

      expect(await remove(bookId, owner)).toEqual(ok({ deleted: true }));
      expect(storage.objects()).toEqual(others);
      expect(await open()).toMatchObject({ code: 'not_found' });
      expect(await shop.db.download.count({ where: { bookId } })).toBe(0);
      // The payment is on record; the shelf no longer tells of the child.
      expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ state, paidAt: NOW });
      const reading = { db: shop.db, accountId, sign: storage.signedUrl, now: later(60), secret };
      expect(await myOrders(reading)).toEqual([]);
      expect(await myOrder(id, reading)).toMatchObject({ code: 'not_found' });
    },
  );
});

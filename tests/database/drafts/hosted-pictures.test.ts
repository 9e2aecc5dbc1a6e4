import { describe, expect, it } from 'vitest';
import { handleDrawPreview } from '@/lib/books/draw-preview.handler';
import { handleForgetExpired } from '@/lib/books/forget-expired.handler';
import { bookById, deletePhoto, taskView } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { ERRORS } from '@/lib/platform/errors';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { value, wizard } from '../support/drafts';
import { paintsNoFace as paintFace } from '../support/face';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, attach } = wizard(shop);

const SHEET = new Uint8Array([7, 7, 7]);
const KEY = 'a1b2c3';
const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;

/** Draws like a hosted model: a sheet where the book has none, then the page. */
const hosted = (afterSheet = async () => {}): IllustrationPort => ({
  async illustrate({ sheets }) {
    if (!(await sheets?.get(KEY))) {
      await afterSheet();
      await sheets?.put(KEY, SHEET);
    }
    return ok({ ...drawing, provider: 'hosted', costMicroUsd: 9 });
  },
});

async function drawnPreview(illustrator: IllustrationPort, owner = stranger()) {
  const { id, revision } = await approved(owner);
  await handleDrawPreview(
    { bookId: id, revision },
    { db: shop.db, storage, illustrator, paintFace, sideBySide: 2, enqueue: shop.enqueue },
  );
  return { id, owner };
}
const sheetKey = (bookId: string) => `sheets/${bookId}/${KEY}.jpg`;
const sheetRows = (bookId: string) =>
  shop.db.illustration.findMany({ where: { bookId, storageKey: { startsWith: 'sheets/' } } });

describe('rulings "photo and features kept": a character sheet', () => {
  it('is kept privately with the book and found again for its next picture', async () => {
    const { id } = await drawnPreview(hosted());
    expect(await storage.get(sheetKey(id))).toEqual(SHEET);
    expect(await sheetRows(id)).toMatchObject([{ bookId: id, costMicroUsd: 0 }]);
  });

  it('goes with the photo when the parent deletes it; the pictures stay', async () => {
    const { id, owner } = await drawnPreview(hosted());
    value(await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }));
    expect(await storage.exists(sheetKey(id))).toBe(false);
    expect(await sheetRows(id)).toEqual([]);
    expect(await shop.db.illustration.count({ where: { bookId: id } })).toBeGreaterThan(0);
  });

  it('goes when another photo replaces the one it was drawn from', async () => {
    const { id, owner } = await drawnPreview(hosted());
    value(await attach(id, owner, later(1), 9));
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('goes on the day of the photo', async () => {
    const { id } = await drawnPreview(hosted());
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { deleteAfter: later(DAY) } });
    await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(DAY) });
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('goes with a draft that nobody bought, also when there is no photo', async () => {
    const { id } = await drawnPreview(hosted());
    await shop.db.photo.deleteMany({ where: { bookId: id } });
    await shop.db.book.update({ where: { id }, data: { updatedAt: NOW } });
    await handleForgetExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: later(31 * DAY) });
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('is not kept when the photo was deleted while it was drawn', async () => {
    const owner = stranger();
    const deleting = async () => {
      const { id } = await shop.db.book.findFirstOrThrow({ where: { deviceId: owner.deviceId } });
      await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    };
    const { id } = await drawnPreview(hosted(deleting), owner);
    expect(await storage.exists(sheetKey(id))).toBe(false);
    expect(await sheetRows(id)).toEqual([]);
  });
});

it.each(['illustration_unsafe', 'illustration_failed', 'illustration_unavailable'] as const)(
  '§4 safety: %s of the service reaches the screen that waits',
  async (code) => {
    const { id } = await drawnPreview({ illustrate: async () => fail(code, { provider: 'hosted' }) });
    const book = await bookById(shop.db, id);
    expect(book && taskView(book, 'preview')).toMatchObject({ state: 'failed', errorCode: code });
    if (code === 'illustration_unsafe') expect(ERRORS[code].message).toBe('illustrationUnsafe');
  },
);

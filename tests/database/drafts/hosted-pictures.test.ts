import { describe, expect, it } from 'vitest';
import { handleDrawPreview } from '@/lib/books/drawing/handlers/draw-preview.handler';
import { handlePurgeExpired } from '@/lib/books/retention/purge-expired.handler';
import { deletePhoto, toTaskView } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { ERRORS } from '@/lib/platform/errors';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, attach } = createDraftFlow(shop);

const SHEET = new Uint8Array([7, 7, 7]);
const KEY = 'a1b2c3';
const drawing = { image: new Uint8Array([1]), mimeType: 'image/jpeg', widthPx: 1, heightPx: 1 } as const;

/** Draws like a hosted model: a sheet if the book has none, then the page. */
const createHosted = (afterSheet = async () => {}): IllustrationPort => ({
  async illustrate({ sheets }) {
    if (!(await sheets?.get(KEY))) {
      await afterSheet();
      await sheets?.put(KEY, SHEET);
    }
    return ok({ ...drawing, provider: 'hosted', costMicroUsd: 9 });
  },
});

async function drawnPreview(illustrator: IllustrationPort, owner = newDevice()) {
  const { id, revision } = await approved(owner);
  await handleDrawPreview(
    { bookId: id, revision },
    { db: shop.db, storage, illustrator, paintFace, concurrency: 2, enqueue: shop.enqueue },
  );
  return { id, owner };
}
const sheetKey = (bookId: string) => `sheets/${bookId}/${KEY}.jpg`;
const sheetRows = (bookId: string) =>
  shop.db.illustration.findMany({ where: { bookId, storageKey: { startsWith: 'sheets/' } } });

describe('rulings "Photos and names": a character sheet', () => {
  it('is stored privately with the book and reused for its next picture', async () => {
    const { id } = await drawnPreview(createHosted());
    expect(await storage.get(sheetKey(id))).toEqual(SHEET);
    expect(await sheetRows(id)).toMatchObject([{ bookId: id, costMicroUsd: 0 }]);
  });

  it("is deleted with the photo on the parent's request; the pictures stay", async () => {
    const { id, owner } = await drawnPreview(createHosted());
    unwrap(await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW }));
    expect(await storage.exists(sheetKey(id))).toBe(false);
    expect(await sheetRows(id)).toEqual([]);
    expect(await shop.db.illustration.count({ where: { bookId: id } })).toBeGreaterThan(0);
  });

  it('is deleted when another photo replaces the one it was drawn from', async () => {
    const { id, owner } = await drawnPreview(createHosted());
    unwrap(await attach(id, owner, addSeconds(1), 9));
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('expires with the photo', async () => {
    const { id } = await drawnPreview(createHosted());
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { deleteAfter: addSeconds(DAY) } });
    await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: addSeconds(DAY) });
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('is deleted with an unpaid draft, also without a photo', async () => {
    const { id } = await drawnPreview(createHosted());
    await shop.db.photo.deleteMany({ where: { bookId: id } });
    await shop.db.book.update({ where: { id }, data: { updatedAt: NOW } });
    await handlePurgeExpired({ db: shop.db, enqueue: shop.enqueue, storage, closeOrders, now: addSeconds(31 * DAY) });
    expect(await storage.exists(sheetKey(id))).toBe(false);
  });

  it('is not stored when the photo was deleted during drawing', async () => {
    const owner = newDevice();
    const deleting = async () => {
      const { id } = await shop.db.book.findFirstOrThrow({ where: { deviceId: owner.deviceId } });
      await deletePhoto(id, { db: shop.db, enqueue: shop.enqueue, owner, storage, now: NOW });
    };
    const { id } = await drawnPreview(createHosted(deleting), owner);
    expect(await storage.exists(sheetKey(id))).toBe(false);
    expect(await sheetRows(id)).toEqual([]);
  });
});

it.each(['illustration_unsafe', 'illustration_failed', 'illustration_unavailable'] as const)(
  '§4 safety: %s of the service reaches the waiting screen',
  async (code) => {
    const { id } = await drawnPreview({ illustrate: async () => fail(code, { provider: 'hosted' }) });
    const book = await shop.db.book.findUniqueOrThrow({ where: { id }, include: { tasks: true } });
    expect(toTaskView(book, 'preview')).toMatchObject({ state: 'failed', errorCode: code });
    if (code === 'illustration_unsafe') expect(ERRORS[code].message).toBe('illustrationUnsafe');
  },
);

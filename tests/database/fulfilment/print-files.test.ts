import { beforeAll, describe, expect, it } from 'vitest';
import { handleDrawWholeBook } from '@/lib/books/drawing/handlers/draw-whole-book.handler';
import { makePrintFiles } from '@/lib/books/print/make-print-files.handler';
import type { PrintHouse } from '@/lib/books/print/picture-sizes';
import { deleteBook } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { sha256 } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { getPictureEdge, SQUARE_210 } from '@/lib/typesetting';
import { createJpeg } from '@/lib/typesetting/testing/book';
import { unwrap } from '../support/draft-flow';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { createPrintFlow } from '../support/print-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting, confirm, confirmed } = createPrintFlow(shop);
const PRINT_HOUSE = { profile: SQUARE_210, getCoverSize: async () => ok(null) };
/** Prints small books, for what does not depend on their size. */
const SMALL_PROFILE = { ...SQUARE_210, id: 'square-40', trimMm: 40 };
const SMALL_PRINT_HOUSE = { ...PRINT_HOUSE, profile: SMALL_PROFILE };
const SMALL_EDGE = getPictureEdge(SMALL_PROFILE, 'page');

const sizes: number[] = [];
const images = new Map<number, Promise<Uint8Array>>();
/** A JPEG of one colour, encoded once for each size. */
const createImage = (side: number): Promise<Uint8Array> => {
  const image = images.get(side) ?? createJpeg(side);
  images.set(side, image);
  return image;
};
const createIllustrator = (shrink = 1): IllustrationPort => ({
  async illustrate({ sizePx }) {
    sizes.push(sizePx);
    const side = Math.round(sizePx * shrink);
    const drawing = { image: await createImage(side), mimeType: 'image/jpeg', widthPx: side, heightPx: side } as const;
    return ok({ ...drawing, provider: 'local', costMicroUsd: 0 });
  },
});
const make = (bookId: string, printHouse: PrintHouse, illustrator = createIllustrator()) =>
  makePrintFiles(bookId, printHouse, {
    db: shop.db,
    storage: shop.storage,
    illustrator,
    paintFace,
    now: NOW,
    siteUrl: 'https://shop.test',
  });

describe('print files of a confirmed book', () => {
  let order: Awaited<ReturnType<typeof confirmed>>;
  beforeAll(async () => {
    order = await confirmed();
  });

  it('are drawn at 300 ppi with bleed, stored with their checksums, and made once', async () => {
    const files = unwrap(await make(order.bookId, PRINT_HOUSE));
    expect(sizes).toHaveLength(13);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2551);
    expect(files).toMatchObject({ pages: 28, rightToLeft: true });
    for (const { storageKey, sha256: sum } of [files.interior, files.cover]) {
      expect(sha256(await shop.storage.get(storageKey))).toBe(sum);
    }
    expect(unwrap(await make(order.bookId, PRINT_HOUSE))).toEqual(files);
    expect(sizes).toHaveLength(13);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('are drawn before the confirmation: the photo and what it told may be deleted meanwhile', async () => {
    const other = await awaiting();
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: other.bookId } });
    sizes.length = 0;
    const deps = { db: shop.db, storage: shop.storage, illustrator: createIllustrator(), paintFace };
    const job = { bookId: other.bookId, revision };
    await shop.db.illustration.deleteMany({ where: { bookId: other.bookId } });
    await handleDrawWholeBook(job, { ...deps, printHouse: SMALL_PRINT_HOUSE });
    expect([sizes.length, sizes.filter((size) => size === SMALL_EDGE).length]).toEqual([26, 13]);
    await handleDrawWholeBook(job, { ...deps, printHouse: SMALL_PRINT_HOUSE });
    await shop.db.photo.updateMany({ where: { bookId: other.bookId }, data: { deletedAt: NOW } });
    await shop.db.$executeRaw`UPDATE books SET character = NULL WHERE id = ${other.bookId}::uuid`;
    unwrap(await confirm(other));
    unwrap(await make(other.bookId, SMALL_PRINT_HOUSE));
    expect(sizes).toHaveLength(26);
  });

  it('are drawn once when the book is confirmed while it is drawn', async () => {
    const other = await confirmed();
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: other.bookId } });
    sizes.length = 0;
    const deps = { db: shop.db, storage: shop.storage, illustrator: createIllustrator(), paintFace };
    const job = { bookId: other.bookId, revision };
    await Promise.all([
      handleDrawWholeBook(job, { ...deps, printHouse: SMALL_PRINT_HOUSE }),
      make(other.bookId, SMALL_PRINT_HOUSE),
    ]);
    expect(sizes.filter((size) => size === SMALL_EDGE)).toHaveLength(13);
  });

  it('with a fault are not stored: the book is not printed', async () => {
    const other = await confirmed();
    const made = await make(other.bookId, SMALL_PRINT_HOUSE, createIllustrator(0.5));
    expect(made).toMatchObject({ ok: false, code: 'print_files_faulty' });
    expect(await shop.db.printFile.count({ where: { bookId: other.bookId } })).toBe(0);
  });

  it('are deleted with the book', async () => {
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'delivered' } });
    const deps = { db: shop.db, owner: order.owner, storage: shop.storage, closeOrders, bought: true, now: NOW };
    unwrap(await deleteBook(order.bookId, deps));
    expect(shop.storage.objects().filter((key) => key.includes(order.bookId))).toEqual([]);
    expect(await shop.db.printFile.count({ where: { bookId: order.bookId } })).toBe(0);
  });
});

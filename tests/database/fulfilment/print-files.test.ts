import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handleDrawWholeBook } from '@/lib/books/drawing/handlers/draw-whole-book.handler';
import { makePrintFiles } from '@/lib/books/print/make-print-files.handler';
import type { PrintHouse } from '@/lib/books/print/picture-sizes';
import { deleteBook } from '@/lib/books/server';
import { storePictures } from '@/lib/books/store-pictures';
import { closeOrders } from '@/lib/orders/server';
import { createDbClient } from '@/lib/platform/db';
import { withObjectClaim } from '@/lib/platform/db/claim-object';
import { listAbandonedObjects } from '@/lib/platform/db/pending-objects';
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
/** Seeds of the pictures for print; each names its page. */
const printed: string[] = [];
const images = new Map<number, Promise<Uint8Array>>();
/** A JPEG of one colour, encoded once for each size. */
const createImage = (side: number): Promise<Uint8Array> => {
  const image = images.get(side) ?? createJpeg(side);
  images.set(side, image);
  return image;
};
const createIllustrator = (shrink = 1): IllustrationPort => ({
  async illustrate({ sizePx, seed }) {
    sizes.push(sizePx);
    if (sizePx === SMALL_EDGE) printed.push(seed);
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

const drawWhole = async (bookId: string) => {
  const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const deps = { db: shop.db, storage: shop.storage, illustrator: createIllustrator(), paintFace };
  await handleDrawWholeBook({ bookId, revision }, { ...deps, printHouse: SMALL_PRINT_HOUSE });
};

describe('print files of a confirmed book', () => {
  let order: Awaited<ReturnType<typeof awaiting>>;
  beforeAll(async () => {
    order = await awaiting();
  });

  it('are drawn at 300 ppi with bleed, before the confirmation: the photo and what it told may be deleted meanwhile', async () => {
    expect(getPictureEdge(SQUARE_210, 'page')).toBe(Math.ceil(((210 + 2 * SQUARE_210.bleedMm) / 25.4) * 300));
    expect(SMALL_EDGE).toBe(Math.ceil(((40 + 2 * SQUARE_210.bleedMm) / 25.4) * 300));
    await shop.db.illustration.deleteMany({ where: { bookId: order.bookId } });
    await drawWhole(order.bookId);
    expect([sizes.length, sizes.filter((size) => size === SMALL_EDGE).length]).toEqual([26, 13]);
    await drawWhole(order.bookId);
    await shop.db.photo.updateMany({ where: { bookId: order.bookId }, data: { deletedAt: NOW } });
    await shop.db.$executeRaw`UPDATE books SET character = NULL WHERE id = ${order.bookId}::uuid`;
    unwrap(await confirm(order));
    unwrap(await make(order.bookId, SMALL_PRINT_HOUSE));
    expect(sizes).toHaveLength(26);
  });

  it('are stored with their checksums, and made once', async () => {
    const files = unwrap(await make(order.bookId, SMALL_PRINT_HOUSE));
    expect(files).toMatchObject({ pages: 28, rightToLeft: true });
    for (const { storageKey, sha256: sum } of [files.interior, files.cover]) {
      expect(sha256(await shop.storage.get(storageKey))).toBe(sum);
    }
    expect(await shop.db.printFile.count({ where: { bookId: order.bookId } })).toBe(2);
    expect(sizes).toHaveLength(26);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('are drawn once when the book is confirmed while it is drawn', async () => {
    const other = await confirmed();
    sizes.length = 0;
    await Promise.all([drawWhole(other.bookId), make(other.bookId, SMALL_PRINT_HOUSE)]);
    expect(sizes.filter((size) => size === SMALL_EDGE)).toHaveLength(13);
  });

  it('with a fault are not stored: the book is not printed', async () => {
    const other = await confirmed();
    sizes.length = 0;
    const made = await make(other.bookId, SMALL_PRINT_HOUSE, createIllustrator(0.5));
    expect(sizes).toEqual(Array.from({ length: 13 }, () => SMALL_EDGE));
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

describe('a picture that another worker draws too', () => {
  const PAGE = 's01';
  const identify = async (bookId: string) => {
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const key = { bookId, revision, pageKey: PAGE, model: 'regular', variation: 0, sizePx: SMALL_EDGE } as const;
    return { key, storageKey: `pictures/${bookId}/${revision}-${PAGE}-regular-0-${SMALL_EDGE}.jpg` };
  };

  it('is waited for, and not drawn again', async () => {
    const { bookId } = await awaiting();
    const { key, storageKey } = await identify(bookId);
    const bytes = await createJpeg(SMALL_EDGE, '#336699');
    const drawn = { provider: 'local', costMicroUsd: 0, mimeType: 'image/jpeg', bytes };
    const other = createDbClient(shop.url, 1);
    printed.length = 0;
    let drawing = Promise.resolve();
    await withObjectClaim(other, storageKey, async () => {
      drawing = drawWhole(bookId);
      await vi.waitFor(() => expect(printed).toHaveLength(12), { timeout: 60_000 });
      await storePictures([{ key, storageKey, ...drawn }], { db: other, storage: shop.storage });
    });
    await Promise.all([drawing, other.$disconnect()]);
    expect(printed.filter((seed) => seed.endsWith(`:${PAGE}`))).toEqual([]);
    expect(await shop.storage.get(storageKey)).toEqual(bytes);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it.each([
    ['died', '-16 seconds'],
    ['died with a clock that was ahead', '1 hour'],
  ])('is drawn when that worker %s', async (_, age) => {
    const { bookId } = await awaiting();
    const { storageKey } = await identify(bookId);
    await shop.db.$executeRaw`
      INSERT INTO pending_objects (key, created_at) VALUES (${storageKey}, now() + ${age}::interval)`;
    printed.length = 0;
    await drawWhole(bookId);
    expect(printed.filter((seed) => seed.endsWith(`:${PAGE}`))).toHaveLength(1);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('is swept when it may have been stored and its row was not written', async () => {
    const { storageKey } = await identify((await awaiting()).bookId);
    const failing = withObjectClaim(shop.db, storageKey, async () => {
      await shop.storage.put(storageKey, new Uint8Array([1]), 'image/jpeg');
      throw new Error('no row');
    });
    await expect(failing).rejects.toThrow('no row');
    const inTwoHours = new Date(Date.now() + 7_200_000);
    expect(await listAbandonedObjects(shop.db, inTwoHours, 10)).toEqual([storageKey]);
    expect(await withObjectClaim(shop.db, storageKey, async () => 'free')).toBe('free');
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('is drawn when that worker cannot', async () => {
    const { bookId } = await awaiting();
    const { storageKey } = await identify(bookId);
    printed.length = 0;
    let drawing = Promise.resolve();
    const failing = withObjectClaim(shop.db, storageKey, async () => {
      drawing = drawWhole(bookId);
      await vi.waitFor(() => expect(printed).toHaveLength(12), { timeout: 60_000 });
      throw new Error('no picture');
    });
    await expect(failing).rejects.toThrow('no picture');
    await drawing;
    expect(printed.filter((seed) => seed.endsWith(`:${PAGE}`))).toHaveLength(1);
  });
});

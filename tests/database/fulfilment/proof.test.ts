import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePrintFiles } from '@/lib/books/print/make-print-files.handler';
import { savePrintFile } from '@/lib/books/print/repository';
import { handleProofFailure } from '@/lib/books/proof/fail-proof';
import { handleMakeProof } from '@/lib/books/proof/make-proof.handler';
import { countEdit, deleteBook } from '@/lib/books/server';
import { confirmOrder, getProof, requestProof } from '@/lib/fulfilment/server';
import { closeOrders } from '@/lib/orders/server';
import { newId, sha256 } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { SQUARE_210 } from '@/lib/typesetting';
import { createJpeg } from '@/lib/typesetting/testing/book';
import { unwrap } from '../support/draft-flow';
import { rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { createPrintFlow } from '../support/print-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { awaiting } = createPrintFlow(shop);
/** Pages of full size with small pictures: a proof has pixels of its own, and `print-files.test.ts` makes full pictures. */
const profile = { ...SQUARE_210, minimumPpi: 72 };
const printHouse = { profile, getCoverSize: async () => ok(null) };
type Order = Awaited<ReturnType<typeof awaiting>>;

const illustrator: IllustrationPort = {
  async illustrate({ sizePx }) {
    const size = { widthPx: sizePx, heightPx: sizePx };
    return ok({
      image: await createJpeg(sizePx),
      mimeType: 'image/jpeg',
      ...size,
      provider: 'local',
      costMicroUsd: 0,
    });
  },
};
const makeFiles = (bookId: string) => {
  const { db, storage } = shop;
  return makePrintFiles(bookId, printHouse, {
    db,
    storage,
    illustrator,
    paintFace,
    now: NOW,
    siteUrl: 'https://shop.test',
  });
};

/** Files of empty pages in the place of a typeset book. */
async function makeEmptyFiles(bookId: string): ReturnType<typeof makePrintFiles> {
  const { revision, edits } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const store = async (kind: 'interior' | 'cover', pages: number) => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < pages; page += 1) pdf.addPage([60, 60]);
    const bytes = new Uint8Array(await pdf.save());
    const storageKey = `books/${bookId}/print/${revision}-${edits}-${kind}.pdf`;
    await shop.storage.put(storageKey, bytes, 'application/pdf');
    const sum = { sha256: sha256(bytes), bytes: bytes.byteLength, pages };
    const key = { bookId, revision, edits, profileId: SQUARE_210.id, kind };
    return savePrintFile(shop.db, { ...key, ...sum, storageKey });
  };
  const [interior, cover] = [await store('interior', 28), await store('cover', 1)];
  return ok({ profileId: SQUARE_210.id, title: '', pages: 28, rightToLeft: true, interior, cover });
}

const getDeps = ({ accountId }: Pick<Order, 'accountId'>) => {
  const { db, enqueue, storage } = shop;
  return { db, enqueue, accountId, now: NOW, profile, sign: storage.signedUrl };
};
const ask = (order: Order) => requestProof(order.id, getDeps(order));
const see = async (order: Order) => unwrap(await getProof(order.id, getDeps(order)));
const approve = (order: Order, edits: number) =>
  confirmOrder(order.id, { texts: true, images: true, edits }, getDeps(order));

const getJob = async ({ bookId }: Order) => {
  const { revision, edits } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  return { bookId, revision, edits };
};
const make = async (
  order: Order,
  deps: Partial<Parameters<typeof handleMakeProof>[1]> = {},
  job?: { edits: number },
) => {
  const { db, storage } = shop;
  const defaults = { db, storage, printHouse, makeFiles: makeEmptyFiles, now: () => NOW };
  await handleMakeProof({ ...(await getJob(order)), ...job }, { ...defaults, ...deps });
};
const listStored = ({ bookId }: Order) => shop.storage.objects().filter((key) => key.includes(`${bookId}/proof/`));

describe('§4 proof: the pages of the very files that are printed', () => {
  let order: Order;
  beforeAll(async () => {
    order = await awaiting();
    unwrap(await ask(order));
    await make(order, { makeFiles });
  }, 120_000);

  it('is made of the very files, as one picture a page', async () => {
    const { proof, state, direction } = await see(order);
    expect([state, direction, proof?.pages.length]).toEqual(['ready', 'rtl', 28]);
    expect(proof?.measures).toEqual({ trimMm: 210, bleedMm: 3, safeMm: 5, coverWrapMm: 3, spineMm: 6.35 });
    expect(Math.round((proof?.pages[0]?.widthPx ?? 0) / 10)).toBe(120);
    expect(proof?.cover.widthPx).toBeGreaterThan(2 * 1166);
    expect(listStored(order)).toHaveLength(29);
    expect(await shop.db.pendingObject.count()).toBe(0);
    const [key = ''] = listStored(order);
    expect((await sharp(await shop.storage.get(key)).metadata()).format).toBe('webp');
  });

  it('is made once, however often it is asked for', async () => {
    const before = await shop.db.proof.findMany({ where: { bookId: order.bookId } });
    unwrap(await ask(order));
    await make(order, { makeFiles: async () => fail('not_found') });
    expect(await shop.db.proof.findMany({ where: { bookId: order.bookId } })).toEqual(before);
  });

  it("only its owner sees it, and has it made: not another's, not a digital book's", async () => {
    const stranger = { ...order, accountId: newId() };
    expect(await getProof(order.id, getDeps(stranger))).toMatchObject({ code: 'not_found' });
    expect(await ask(stranger)).toMatchObject({ code: 'not_found' });
    const digital = await awaiting();
    await shop.db.order.update({ where: { id: digital.id }, data: { tier: 'digital', state: 'ready' } });
    expect(await ask(digital)).toMatchObject({ code: 'not_found' });
  });

  it('production prints the files that were approved', async () => {
    const files = await shop.db.printFile.findMany({ where: { bookId: order.bookId }, orderBy: { kind: 'asc' } });
    unwrap(await approve(order, 0));
    const { interior, cover } = unwrap(await makeFiles(order.bookId));
    expect([interior.sha256, cover.sha256]).toEqual(files.map((file) => file.sha256));
    for (const { storageKey, sha256: sum } of [interior, cover]) {
      expect(sha256(await shop.storage.get(storageKey))).toBe(sum);
    }
    expect(await ask(order)).toMatchObject({ code: 'order_not_confirmable' });
  });

  it('is deleted with the book', async () => {
    await shop.db.order.update({ where: { id: order.id }, data: { state: 'delivered' } });
    const { db, storage } = shop;
    unwrap(await deleteBook(order.bookId, { db, storage, owner: order.owner, closeOrders, bought: true, now: NOW }));
    expect(listStored(order)).toEqual([]);
    expect(await shop.db.proof.count({ where: { bookId: order.bookId } })).toBe(0);
  });
});

describe('the final confirmation names the proof', () => {
  it('refuses a book without one, and one of other edits', async () => {
    const order = await awaiting();
    expect(await approve(order, 0)).toMatchObject({ code: 'proof_not_made' });
    await createPrintFlow(shop).proofMade(order.bookId);
    await shop.db.$transaction((tx) => countEdit(tx, order.bookId));
    expect(await approve(order, 0)).toMatchObject({ code: 'changed_elsewhere' });
    expect(await approve(order, 1)).toMatchObject({ code: 'proof_not_made' });
    expect(await shop.db.order.findUnique({ where: { id: order.id } })).toMatchObject({
      state: 'awaiting_confirmation',
    });
  });
});

describe('a proof that is not finished', () => {
  it('of a book that was changed meanwhile makes nothing; the new state has one of its own', async () => {
    const order = await awaiting();
    unwrap(await ask(order));
    const changing = async (bookId: string) => {
      const made = await makeEmptyFiles(bookId);
      await shop.db.$transaction((tx) => countEdit(tx, bookId));
      return made;
    };
    await make(order, { makeFiles: changing });
    expect(listStored(order)).toEqual([]);
    expect(await see(order)).toMatchObject({ state: 'none', edits: 1 });
    unwrap(await ask(order));
    await make(order);
    expect(await see(order)).toMatchObject({ state: 'ready', edits: 1 });
    expect(await shop.db.printFile.findMany({ where: { bookId: order.bookId, edits: 0 } })).toEqual([]);
    expect(await shop.db.proof.count({ where: { bookId: order.bookId } })).toBe(1);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('leaves nothing of a book that is deleted meanwhile', async () => {
    const order = await awaiting();
    unwrap(await ask(order));
    const { db, storage } = shop;
    const closing = async () => ok(null);
    const deleting = async (bookId: string) => {
      const made = await makeEmptyFiles(bookId);
      unwrap(
        await deleteBook(bookId, { db, storage, owner: order.owner, closeOrders: closing, bought: true, now: NOW }),
      );
      return made;
    };
    await make(order, { makeFiles: deleting });
    expect(listStored(order)).toEqual([]);
  });

  it('is finished by another worker after the first one was killed between two pages', async () => {
    const order = await awaiting();
    unwrap(await ask(order));
    let left = 5;
    const put: typeof shop.storage.put = async (...file) => {
      if (file[2] === 'image/webp' && left-- === 0) throw new Error('killed');
      return shop.storage.put(...file);
    };
    await expect(make(order, { storage: { ...shop.storage, put } })).rejects.toThrow('killed');
    expect(await see(order)).toMatchObject({ state: 'making', proof: null });
    await make(order);
    expect((await see(order)).proof?.pages).toHaveLength(28);
    expect(await shop.db.pendingObject.count()).toBe(0);
  });

  it('names the page whose words do not fit, until they are changed', async () => {
    const order = await awaiting();
    unwrap(await ask(order));
    await make(order, { makeFiles: async () => fail('text_overflow', { page: 's03' }) });
    expect(await see(order)).toMatchObject({ state: 'failed', failure: { code: 'text_overflow', page: 's03' } });
    await shop.db.$transaction((tx) => countEdit(tx, order.bookId));
    expect(await see(order)).toMatchObject({ state: 'none', failure: null });
  });

  it('is tried again by the queue, and after that by the parent', async () => {
    const order = await awaiting();
    unwrap(await ask(order));
    await expect(make(order, { makeFiles: async () => fail('typesetting_timeout') })).rejects.toThrow();
    await handleProofFailure(await getJob(order), { db: shop.db, profileId: SQUARE_210.id });
    expect(await see(order)).toMatchObject({ state: 'failed', failure: { code: 'typesetting_failed', page: null } });
    expect(unwrap(await ask(order))).toMatchObject({ state: 'making', failure: null });
  });

  it('is not begun while a page has too many words or a picture is missing', async () => {
    const order = await awaiting();
    const page = { bookId: order.bookId, key: 's03' };
    await shop.db.page.create({ data: { ...page, texts: { home: 'and then it rained again '.repeat(60) } } });
    expect(await ask(order)).toMatchObject({ code: 'pages_overflow' });
    await shop.db.page.delete({ where: { bookId_key: page } });
    await shop.db.illustration.deleteMany({ where: { bookId: order.bookId, pageKey: 's12' } });
    expect(await ask(order)).toMatchObject({ code: 'book_not_drawn' });
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { handleDrawBlurredPages } from '@/lib/books/drawing/handlers/draw-blurred-pages.handler';
import { handleDrawPreview } from '@/lib/books/drawing/handlers/draw-preview.handler';
import { PICTURE_KEYS, PICTURE_SIZES, PREVIEW_KEYS } from '@/lib/books/pages';
import { deleteBook, findOwnedPreview, toPreviewView } from '@/lib/books/server';
import { type DrawRequest, isSpreadScene } from '@/lib/illustrator';
import { closeOrders } from '@/lib/orders/server';
import { fail, ok } from '@/lib/platform/result';
import { createDraftFlow } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const LOCKED = PICTURE_KEYS.filter((key) => !PREVIEW_KEYS.includes(key));

/** A picture with sharp letters, which no blurred page may show. */
async function painted({ scene, sizePx }: DrawRequest) {
  const width = isSpreadScene(scene) ? 2 * sizePx : sizePx;
  const svg = `<svg width="${width}" height="${sizePx}"><rect width="100%" height="100%" fill="#d84b2f"/><rect width="4" height="100%" x="40" fill="#fff"/></svg>`;
  const image = new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer());
  return { image, mimeType: 'image/jpeg', widthPx: width, heightPx: sizePx } as const;
}

const paintFace = async () => fail('advanced_not_possible');

async function preview() {
  const owner = newDevice();
  const { id: bookId, revision } = await createDraftFlow(shop).approved(owner);
  const { db, enqueue } = shop;
  const illustrate = async (request: DrawRequest) =>
    ok({ ...(await painted(request)), provider: 'local', costMicroUsd: 0 });
  const drawing = { db, enqueue, storage, illustrator: { illustrate }, paintFace, concurrency: 2 };
  await handleDrawPreview({ bookId, revision }, drawing);
  const requests: DrawRequest[] = [];
  const veil = () =>
    handleDrawBlurredPages(
      { bookId, revision },
      {
        db,
        storage,
        draw: (request) => {
          requests.push(request);
          return painted(request);
        },
      },
    );
  const view = async () => {
    const book = await findOwnedPreview(db, bookId, owner);
    return book && toPreviewView(book, async (key) => key, NOW);
  };
  return { owner, bookId, revision, veil, view, requests };
}

it('§4 before purchase: locked pages show a blur of their own picture of this hero, enqueued after the preview pages', async () => {
  const { bookId, revision, veil, view, requests } = await preview();
  expect(await shop.queue.jobs('draw-blurred-pages', `${bookId}:${revision}:blurred`)).toHaveLength(1);
  const before = await view();
  expect(before?.spreads.filter(({ locked }) => locked).every((spread) => spread.veil === null)).toBe(true);
  await veil();
  const spreads = (await view())?.spreads ?? [];
  const locked = spreads.filter((spread) => spread.locked);
  expect(locked.map(({ key }) => key)).toEqual(LOCKED);
  expect(new Set(locked.map((spread) => spread.veil)).size).toBe(LOCKED.length);
  expect(locked.every(({ picture, thumb }) => picture === null && thumb === null)).toBe(true);
  expect(spreads.filter((spread) => !spread.locked).every((spread) => spread.veil === null)).toBe(true);
  const book = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  for (const { character } of requests) expect(character).toMatchObject(book.character as object);
  // A repeated job draws nothing twice.
  await veil();
  expect(requests).toHaveLength(LOCKED.length);
});

it('§4 before purchase: nothing can be restored: only a few pixels without edges are stored', async () => {
  const { veil, view } = await preview();
  await veil();
  for (const { veil: key } of (await view())?.spreads ?? []) {
    if (!key) continue;
    const bytes = await storage.get(key);
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    // A spread is twice as wide as a page; of each page there is as little.
    expect([info.width, info.height]).toEqual([2 * PICTURE_SIZES.blurred, PICTURE_SIZES.blurred]);
    expect(info.height).toBeLessThanOrEqual(32);
    const row = [...data.subarray(0, info.width)];
    // The white line of the picture is 160 levels lighter than its background.
    expect(Math.max(...row.slice(1).map((value, at) => Math.abs(value - (row[at] ?? 0))))).toBeLessThan(40);
  }
});

it('§4 before purchase: a blurred page is deleted with its book', async () => {
  const { owner, bookId, veil } = await preview();
  await veil();
  await deleteBook(bookId, { db: shop.db, owner, storage, closeOrders, bought: false, now: NOW });
  expect(storage.objects().filter((name) => name.includes(bookId))).toEqual([]);
});

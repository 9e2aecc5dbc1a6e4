import sharp from 'sharp';
import { characterSchema, type Drawing, type DrawRequest } from '@/lib/illustrator';
import { type DrawDeps, sceneOf } from './draw-page';
import type { BookJob } from './jobs';
import { OPEN_KEYS, PICTURE_KEYS, PICTURE_SIZES, seedOf } from './pages';
import { type BookRow, bookById, deleteIllustrations, illustrationBy, presentRevision, saveIllustration } from './repo';
import { storyOf } from './story-of';

type Deps = Pick<DrawDeps, 'db' | 'storage'> & {
  /** The shop's own brushes, whatever draws the pages: a veil is worth no hosted model's price. */
  readonly draw: (request: DrawRequest) => Promise<Drawing>;
};

/** Edge that a veil is painted at before it is shrunk, in pixels. */
const PAINTED_PX = 96;
/** Blurred by so many of its few pixels, so that enlarging brings back colours and nothing else. */
const BLUR = 1.1;

/**
 * What shines through the pages that are not bought yet: each one's own picture of this child, painted small, blurred
 * and shrunk to `PICTURE_SIZES.veil` pixels before it is stored, so that nothing can be unveiled. Comes after the open
 * pages and stops once the book has changed, is bought or is deleted.
 */
export async function handleDrawVeils(job: BookJob, deps: Deps): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  if (!book?.character || book.orders.some((order) => order.paidAt)) return;
  for (const key of PICTURE_KEYS.filter((one) => !OPEN_KEYS.includes(one))) {
    if ((await presentRevision(deps.db, book.id)) !== job.revision) return;
    await keepVeil(book, key, deps);
  }
}

async function keepVeil(book: BookRow, pageKey: string, { db, storage, draw }: Deps): Promise<void> {
  const { id: bookId, revision } = book;
  const row = { bookId, revision, pageKey, model: 'regular', variation: 0, sizePx: PICTURE_SIZES.veil } as const;
  const scene = sceneOf(storyOf(book)?.story, pageKey, book.language);
  const known = await illustrationBy(db, row);
  if (!scene || (known && (await storage.exists(known.storageKey)))) return;
  const character = characterSchema.parse(book.character);
  const seed = seedOf(bookId, pageKey);
  const painted = await draw({ scene, character, model: 'regular', seed, variation: 0, sizePx: PAINTED_PX });
  const { veil } = PICTURE_SIZES;
  const bytes = await sharp(painted.image).resize(veil, veil).blur(BLUR).jpeg({ quality: 60 }).toBuffer();
  const storageKey = `pictures/${bookId}/${revision}-${pageKey}-veil.jpg`;
  // The row first: whatever deletes the book finds the object by it.
  await saveIllustration(db, row, { storageKey, provider: 'shrunk', costMicroUsd: 0 });
  await storage.put(storageKey, new Uint8Array(bytes), 'image/jpeg');
  if ((await presentRevision(db, bookId)) !== null) return;
  // The book was deleted meanwhile.
  await storage.delete(storageKey);
  const left = await illustrationBy(db, row);
  if (left) await deleteIllustrations(db, [left.id]);
}

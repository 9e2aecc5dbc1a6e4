import sharp from 'sharp';
import type { Drawing, DrawRequest } from '@/lib/illustrator';
import { renderBookStory } from '../../book-story';
import type { BookJob } from '../../jobs';
import { getPictureSeed, PICTURE_KEYS, PICTURE_SIZES, PREVIEW_KEYS } from '../../pages';
import { getRevision } from '../../repository';
import type { DrawingRow } from '../../selects';
import { storePictures } from '../../store-pictures';
import type { DrawDeps } from '../draw-page';
import { getDrawnHero } from '../drawn-hero';
import { findBookToDraw, findIllustration, isBought } from '../repository';
import { getScene, isTwoPages } from '../scene';

type Deps = Pick<DrawDeps, 'db' | 'storage'> & {
  /**
   * The local illustrator even where a hosted model draws the pages: a blurred page does not justify its price.
   */
  readonly draw: (request: DrawRequest) => Promise<Drawing>;
};

/** Size in pixels at which a page is drawn before it is shrunk. */
const DRAWN_PX = 96;
/** Sigma in pixels of the shrunk picture, so that enlarging it restores colours but no shapes. */
const BLUR_SIGMA = 1.1;

/**
 * Draws the blurred pictures of locked pages: each page's own picture of this child, drawn small, blurred and shrunk to
 * `PICTURE_SIZES.veil` pixels before it is stored, so that no one can restore it. Runs after the preview pages and
 * stops when the book has changed, is bought or is deleted. A trial has no locked pages.
 */
export async function handleDrawBlurredPages(job: BookJob, deps: Deps): Promise<void> {
  const book = await findBookToDraw(deps.db, job.bookId);
  if (!book?.character || book.trialOfId || (await isBought(deps.db, book.id))) return;
  for (const key of PICTURE_KEYS.filter((one) => !PREVIEW_KEYS.includes(one))) {
    if ((await getRevision(deps.db, book.id)) !== job.revision) return;
    await storeBlurredPage(book, key, deps);
  }
}

async function storeBlurredPage(book: DrawingRow, pageKey: string, { db, storage, draw }: Deps): Promise<void> {
  const { id: bookId, revision } = book;
  const row = { bookId, revision, pageKey, model: 'regular', variation: 0, sizePx: PICTURE_SIZES.blurred } as const;
  const scene = getScene(renderBookStory(book), pageKey, book.language);
  const known = await findIllustration(db, row);
  if (!scene || (known && (await storage.exists(known.storageKey)))) return;
  const character = getDrawnHero(book);
  const seed = getPictureSeed(book, pageKey);
  const drawing = await draw({ scene, character, model: 'regular', seed, variation: 0, sizePx: DRAWN_PX });
  const { blurred } = PICTURE_SIZES;
  const width = isTwoPages(scene, pageKey) ? 2 * blurred : blurred;
  const bytes = await sharp(drawing.image).resize(width, blurred).blur(BLUR_SIGMA).jpeg({ quality: 60 }).toBuffer();
  const storageKey = `pictures/${bookId}/${revision}-${pageKey}-veil.jpg`;
  const stored = { key: row, storageKey, bytes: new Uint8Array(bytes), mimeType: 'image/jpeg' };
  await storePictures([{ ...stored, provider: 'shrunk', costMicroUsd: 0 }], { db, storage });
}

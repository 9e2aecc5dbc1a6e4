import type { Db } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { ErrorCode } from '@/lib/platform/errors';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { typesetReadingPdf } from '@/lib/typesetting/server';
import { type BookStory, renderBookStory } from '../book-story';
import { getPdfKey, PICTURE_KEYS, PICTURE_SIZES } from '../pages';
import { type BookRow, findBook } from '../repository';
import { type DrawDeps, drawPage, getScene, loadHeroBytes } from './draw-page';
import { createTaskTracker } from './track-task';
import { bookToSet } from './typesetter-input';

type Deps = DrawDeps & { readonly db: Db; readonly storage: StoragePort; readonly now: Date; readonly siteUrl: string };
type ProducedFile = { readonly storageKey: string; readonly bytes: number };
type Pictures = ReadonlyMap<string, Uint8Array>;

/** Draws every picture in reading size; existing ones are loaded from storage. */
async function drawAll(book: BookRow, told: BookStory, deps: Deps, drawn: () => Promise<unknown>) {
  const hero = await loadHeroBytes(book, book.imageModel, deps);
  const outcomes = await Promise.all(
    PICTURE_KEYS.map(async (key) => {
      const scene = getScene(told.story, key, book.language);
      if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
      const page = { key, scene, model: book.imageModel, sizePx: PICTURE_SIZES.reading };
      const picture = await drawPage(book, page, hero, deps);
      if (picture.ok) await drawn();
      return [key, picture] as const;
    }),
  );
  const pictures = new Map<string, Uint8Array>();
  for (const [key, picture] of outcomes) {
    if (!picture.ok) return picture;
    pictures.set(key, picture.value);
  }
  return ok<Pictures>(pictures);
}

/** Produces and stores the reading PDF of a book. A repeat reuses what exists. */
export async function produceBook(bookId: string, deps: Deps): Promise<Result<ProducedFile, ErrorCode>> {
  const book = await findBook(deps.db, bookId);
  const told = book && renderBookStory(book);
  if (!told) return fail('not_found');
  const task = createTaskTracker(deps.db, 'production', { bookId, revision: book.revision });
  await task.start('painting', PICTURE_KEYS.length);
  const pictures = await drawAll(book, told, deps, task.step);
  if (!pictures.ok) {
    await task.fail(pictures.code);
    return fail(pictures.code);
  }
  await task.stage('typesetting');
  const { language, dedication, gender, childName } = book;
  const hero = { name: childName ?? '', gender };
  const making = {
    told,
    hero,
    language,
    dedication,
    pictures: pictures.value,
    siteUrl: deps.siteUrl,
    createdAt: deps.now,
  };
  const pdf = await typesetReadingPdf(await bookToSet(making));
  if (!pdf.ok) {
    await task.fail('typesetting_failed');
    return fail('typesetting_failed', pdf.data);
  }
  const storageKey = getPdfKey(book.id, book.revision);
  // The caller confirms the pending file together with the download.
  await registerPendingObject(deps.db, storageKey);
  await deps.storage.put(storageKey, pdf.value, 'application/pdf');
  await task.finish();
  return ok({ storageKey, bytes: pdf.value.byteLength });
}

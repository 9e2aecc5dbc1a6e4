import type { Db } from '@/lib/platform/db';
import { announceObject } from '@/lib/platform/db/pending';
import type { ErrorCode } from '@/lib/platform/errors';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { setReadingPdf } from '@/lib/typesetting/server';
import { bookToSet } from './book-to-set';
import { type DrawDeps, drawPage, heroBytes, sceneOf } from './draw-page';
import { PICTURE_KEYS, PICTURE_SIZES, pdfKey } from './pages';
import { type BookRow, bookById } from './repo';
import { storyOf, type ToldStory } from './story-of';
import { trackTask } from './track-task';

type Deps = DrawDeps & { readonly db: Db; readonly storage: StoragePort; readonly now: Date; readonly siteUrl: string };
type Produced = { readonly storageKey: string; readonly bytes: number };
type Pictures = ReadonlyMap<string, Uint8Array>;

/** Draws every picture in reading size; those already drawn are taken from storage. */
async function drawAll(book: BookRow, told: ToldStory, deps: Deps, drawn: () => Promise<unknown>) {
  const hero = await heroBytes(book, book.imageModel, deps);
  const outcomes = await Promise.all(
    PICTURE_KEYS.map(async (key) => {
      const scene = sceneOf(told.story, key, book.language);
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

/** Makes the finished reading PDF of a book and stores it. Repeating it takes up what is there already. */
export async function produceBook(bookId: string, deps: Deps): Promise<Result<Produced, ErrorCode>> {
  const book = await bookById(deps.db, bookId);
  const told = book && storyOf(book);
  if (!told) return fail('not_found');
  const task = trackTask(deps.db, 'production', { bookId, revision: book.revision });
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
  const pdf = await setReadingPdf(await bookToSet(making));
  if (!pdf.ok) {
    await task.fail('typesetting_failed');
    return fail('typesetting_failed', pdf.data);
  }
  const storageKey = pdfKey(book.id, book.revision);
  // Whoever asked for the book claims its file together with the download.
  await announceObject(deps.db, storageKey);
  await deps.storage.put(storageKey, pdf.value, 'application/pdf');
  await task.finish();
  return ok({ storageKey, bytes: pdf.value.byteLength });
}

import type { Db } from '@/lib/platform/db';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { ErrorCode } from '@/lib/platform/errors';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { typesetReadingPdf } from '@/lib/typesetting/server';
import { listAddedHeroes, renderBookStory } from '../../book-story';
import { readDedicationPhoto } from '../../dedication-photo/photo-object';
import { getPdfKey, listReadingPictures } from '../../pages';
import { drawEveryPicture, READING_FORMAT } from '../draw-every-picture';
import type { DrawDeps } from '../draw-page';
import { findBookToDraw } from '../repository';
import { createTaskTracker } from '../track-task';
import { bookToSet } from '../typesetter-input';

type Deps = DrawDeps & { readonly db: Db; readonly storage: StoragePort; readonly now: Date; readonly siteUrl: string };
/** `edits`: how many of the parent's changes are in the file. */
type ProducedFile = { readonly storageKey: string; readonly bytes: number; readonly edits: number };

/**
 * Produces and stores the reading PDF of a book. A repeat reuses what exists. `glyph_missing`, `text_overflow`: its words
 * cannot be typeset, also not by another try.
 */
export async function produceBook(bookId: string, deps: Deps): Promise<Result<ProducedFile, ErrorCode>> {
  const book = await findBookToDraw(deps.db, bookId);
  const told = book && renderBookStory(book);
  if (!told) return fail('not_found');
  const task = createTaskTracker(deps.db, 'production', { bookId, revision: book.revision });
  await task.start('painting', listReadingPictures(book.edition).length);
  const pictures = await drawEveryPicture(book, told, READING_FORMAT, { ...deps, drawn: task.step });
  if (!pictures.ok) {
    await task.fail(pictures.code);
    return fail(pictures.code);
  }
  await task.stage('typesetting');
  const { language, dedication, dedicationDesign, gender, childName } = book;
  const hero = { name: childName ?? '', gender, added: listAddedHeroes(book) };
  const making = {
    told,
    hero,
    language,
    dedication,
    dedicationDesign,
    dedicationPhoto: await readDedicationPhoto(book, deps.storage),
    pictures: pictures.value,
    siteUrl: deps.siteUrl,
    createdAt: deps.now,
  };
  const pdf = await typesetReadingPdf(await bookToSet(making));
  if (!pdf.ok) {
    await task.fail('typesetting_failed');
    return pdf;
  }
  const storageKey = getPdfKey(book.id, book.revision, book.edits);
  // The caller confirms the pending file together with the download.
  await registerPendingObject(deps.db, storageKey);
  await deps.storage.put(storageKey, pdf.value, 'application/pdf');
  await task.finish();
  return ok({ storageKey, bytes: pdf.value.byteLength, edits: book.edits });
}

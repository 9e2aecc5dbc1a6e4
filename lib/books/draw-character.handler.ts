import { portraitScene } from '@/lib/illustrator';
import { prepareFace } from '@/lib/illustrator/server';
import { log } from '@/lib/platform/log';
import type { PhotoReader } from './attach-photo';
import { type DrawDeps, drawPage, heroBytes } from './draw-page';
import type { BookJob } from './jobs';
import { PICTURE_SIZES, PORTRAIT_KEY } from './pages';
import { type BookRow, bookById, setFaceKey } from './repo';
import { trackTask } from './track-task';

type Deps = DrawDeps & { readonly photos: Pick<PhotoReader, 'readFace'>; readonly newId: () => string };
type Portrait = Omit<Parameters<typeof drawPage>[1], 'model'>;

/** Paints the child's face for the advanced model, once per photo; a photo that does not allow it is no failure. */
async function paintFace(book: BookRow, deps: Deps): Promise<BookRow> {
  const photo = book.photos[0];
  if (!photo || photo.faceKey) return book;
  const jpeg = await deps.storage.get(photo.storageKey);
  const reading = await deps.photos.readFace(jpeg);
  const face = reading.ok ? await prepareFace(jpeg, reading.value) : reading;
  if (!face.ok) return book;
  const faceKey = `faces/${deps.newId()}.face`;
  await deps.storage.put(faceKey, face.value, 'application/octet-stream');
  const { count } = await setFaceKey(deps.db, photo.id, faceKey);
  // The photo was deleted meanwhile: nothing of it is kept.
  if (count === 0) await deps.storage.delete(faceKey);
  return (await bookById(deps.db, book.id)) ?? book;
}

async function drawAdvanced(book: BookRow, page: Portrait, deps: Deps): Promise<void> {
  const painted = await paintFace(book, deps);
  const hero = await heroBytes(painted, deps.storage);
  if (hero.face) await drawPage(painted, { ...page, model: 'advanced' }, hero, deps);
}

/**
 * Draws the hero in the regular and, where the photo allows it, in the advanced model. At the last try what stands in
 * the way of the advanced one is let be.
 */
export async function handleDrawCharacter(job: BookJob, deps: Deps, lastTry = false): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  const task = trackTask(deps.db, 'character', job);
  await task.start('meetingHero', 2);
  const variation = book.portraitVariation;
  const page = { key: PORTRAIT_KEY, scene: portraitScene(), sizePx: PICTURE_SIZES.portrait, variation };
  // With the photo, as the pages are drawn, so that the hero who is approved is the hero of the pages.
  const regular = await drawPage(book, { ...page, model: 'regular' }, await heroBytes(book, deps.storage), deps);
  if (!regular.ok) {
    await task.fail(regular.code);
    return;
  }
  await task.step();
  // Corrected, deleted or without its photo meanwhile: what is drawn next is drawn of what is there now.
  const present = await bookById(deps.db, book.id);
  if (present?.revision !== job.revision) return;
  await drawAdvanced(present, page, deps).catch((thrown: unknown) => {
    if (!lastTry) throw thrown;
    // The hero is drawn: the family meets it without the other drawing.
    log.error({ bookId: book.id, reason: thrown instanceof Error ? thrown.name : 'unknown' }, 'no advanced hero');
  });
  await task.step();
  await task.finish();
}

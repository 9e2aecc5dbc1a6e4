import { log, reasonOf } from '@/lib/platform/log';
import { type DrawDeps, drawPage } from './draw-page';
import type { BookJob } from './jobs';
import { portraitOf } from './portrait';
import { type BookRow, bookById, setAdvancedRefusal, setPaintsFace } from './repo';
import { trackTask } from './track-task';

/** A photo that does not allow the advanced model is no failure; one that does is marked so, for the choice. */
async function draw(book: BookRow, deps: DrawDeps): Promise<void> {
  const photo = book.photos[0];
  if (!photo || photo.advancedRefusal) return;
  const jpeg = await deps.storage.get(photo.storageKey);
  const face = await deps.paintFace(jpeg);
  if (!face.ok) {
    const reason = face.data?.reason;
    await setAdvancedRefusal(deps.db, photo.id, typeof reason === 'string' ? reason : 'unreadable');
    return;
  }
  const { count } = await setPaintsFace(deps.db, photo.id);
  // The photo was deleted meanwhile: nothing is drawn from it.
  if (count === 0) return;
  const hero = { photo: jpeg, face: face.value };
  await drawPage(book, { ...portraitOf(book), model: 'advanced' }, hero, deps);
}

/**
 * Draws the hero in the advanced model, where the photo allows it, beside the regular one. At the last try what stands
 * in its way is let be: the family meets the hero without the other drawing.
 */
export async function handleDrawAdvanced(job: BookJob, deps: DrawDeps, lastTry = false): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  await draw(book, deps).catch((thrown: unknown) => {
    if (!lastTry) throw thrown;
    log.error({ bookId: book.id, ...reasonOf(thrown) }, 'no advanced hero');
  });
  await trackTask(deps.db, 'character', job).finish();
}

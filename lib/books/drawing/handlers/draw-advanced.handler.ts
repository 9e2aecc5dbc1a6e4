import { characterSchema, hasOwnFace } from '@/lib/illustrator';
import { describeError, log } from '@/lib/platform/logging/log';
import type { BookJob } from '../../jobs';
import { setAdvancedRefusal, setPaintsFace } from '../../repository';
import type { DrawingRow } from '../../selects';
import { type DrawDeps, drawPage, loadHeroBytes } from '../draw-page';
import { toPortraitPage } from '../portrait-page';
import { findBookToDraw } from '../repository';
import { createTaskTracker } from '../track-task';

/**
 * A hero of the first edition is painted from its photo. A photo that does not allow that is no failure; the draft
 * records the reason.
 */
async function drawAdvanced(book: DrawingRow, deps: DrawDeps): Promise<void> {
  const page = { ...toPortraitPage(book), model: 'advanced' } as const;
  if (hasOwnFace(characterSchema.parse(book.character))) {
    await drawPage(book, page, await loadHeroBytes(book, 'advanced', deps), deps);
    return;
  }
  const photo = book.photos[0];
  if (!photo?.storageKey || photo.advancedRefusal) return;
  const jpeg = await deps.storage.get(photo.storageKey);
  const face = await deps.paintFace(jpeg);
  if (!face.ok) {
    const reason = face.data?.reason;
    await setAdvancedRefusal(deps.db, photo.id, typeof reason === 'string' ? reason : 'unreadable');
    return;
  }
  const { count } = await setPaintsFace(deps.db, photo.id);
  // The photo was deleted meanwhile, so there is nothing to draw from.
  if (count === 0) return;
  const hero = { photo: jpeg, face: face.value };
  await drawPage(book, page, hero, deps);
}

/**
 * Draws the hero in the advanced model, where the photo allows it, beside the regular one. On the last try it ignores
 * failures: the family sees the hero without the advanced picture.
 */
export async function handleDrawAdvanced(job: BookJob, deps: DrawDeps, lastTry = false): Promise<void> {
  const book = await findBookToDraw(deps.db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  await drawAdvanced(book, deps).catch((thrown: unknown) => {
    if (!lastTry) throw thrown;
    log.error({ bookId: book.id, ...describeError(thrown) }, 'no advanced hero');
  });
  await createTaskTracker(deps.db, 'character', job).finish();
}

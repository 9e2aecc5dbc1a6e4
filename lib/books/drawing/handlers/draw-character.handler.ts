import type { Enqueue } from '@/lib/platform/jobs';
import { isGroupBook } from '../../groups/repository';
import { advancedJob, type BookJob } from '../../jobs';
import { canDrawAdvanced } from '../can-draw-advanced';
import { type DrawDeps, drawPage, loadHeroBytes } from '../draw-page';
import { toPortraitPage } from '../portrait-page';
import { findBookToDraw } from '../repository';
import { createTaskTracker } from '../track-task';

/**
 * Draws the hero in the regular model. If its own face is known, a separate job draws the advanced one
 * (`draw-advanced.handler.ts`) and completes the task; not for a class or a company with the regular model, because
 * nobody is offered the choice there.
 */
export async function handleDrawCharacter(job: BookJob, deps: DrawDeps & { readonly enqueue: Enqueue }): Promise<void> {
  const { db, enqueue } = deps;
  const book = await findBookToDraw(db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  const task = createTaskTracker(db, 'character', job);
  await task.start('meetingHero', 2);
  // Uses the photo like the page drawings do, so that the approved hero matches the pages.
  const hero = await loadHeroBytes(book, 'regular', deps);
  const regular = await drawPage(book, { ...toPortraitPage(book), model: 'regular' }, hero, deps);
  if (!regular.ok) {
    await task.fail(regular.code);
    return;
  }
  await task.step();
  // The draft was changed or deleted, or its photo removed, meanwhile: the next job draws the current state.
  const present = await findBookToDraw(db, book.id);
  if (present?.revision !== job.revision) return;
  const isModelFixed = present.imageModel === 'regular' && (await isGroupBook(db, present.id));
  if (isModelFixed || !(canDrawAdvanced(present) || present.photos[0]?.storageKey)) {
    await task.finish();
    return;
  }
  const { id, revision, deviceId } = present;
  await enqueue(db, advancedJob, job, { key: `${id}:${revision}`, group: deviceId, supersedes: `${id}:` });
}

import type { Enqueue } from '@/lib/platform/jobs';
import { type DrawDeps, drawPage, heroBytes } from './draw-page';
import { advancedJob, type BookJob } from './jobs';
import { portraitOf } from './portrait';
import { bookById } from './repo';
import { trackTask } from './track-task';

/**
 * Draws the hero in the regular model. Where there is a photo, a job of its own goes on with the advanced one
 * (`draw-advanced.handler.ts`) and ends the task.
 */
export async function handleDrawCharacter(job: BookJob, deps: DrawDeps & { readonly enqueue: Enqueue }): Promise<void> {
  const { db, enqueue } = deps;
  const book = await bookById(db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  const task = trackTask(db, 'character', job);
  await task.start('meetingHero', 2);
  // With the photo, as the pages are drawn, so that the hero who is approved is the hero of the pages.
  const hero = await heroBytes(book, 'regular', deps);
  const regular = await drawPage(book, { ...portraitOf(book), model: 'regular' }, hero, deps);
  if (!regular.ok) {
    await task.fail(regular.code);
    return;
  }
  await task.step();
  // Corrected, deleted or without its photo meanwhile: what is drawn next is drawn of what is there now.
  const present = await bookById(db, book.id);
  if (present?.revision !== job.revision) return;
  if (!present.photos[0]) {
    await task.finish();
    return;
  }
  const { id, revision, deviceId } = present;
  await enqueue(db, advancedJob, job, { key: `${id}:${revision}`, group: deviceId, supersedes: `${id}:` });
}

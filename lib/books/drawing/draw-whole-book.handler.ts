import { renderBookStory } from '../book-story';
import type { BookJob } from '../jobs';
import { PICTURE_KEYS, PICTURE_SIZES } from '../pages';
import { findBook } from '../repository';
import { drawEveryPicture } from './draw-every-picture';
import type { DrawDeps } from './draw-page';
import { createTaskTracker } from './track-task';

/** Draws every picture in reading size, for the reader of a paid book. A repeat reuses what exists. Throws to retry. */
export async function handleDrawWholeBook(job: BookJob, deps: DrawDeps): Promise<void> {
  const book = await findBook(deps.db, job.bookId);
  const told = book && renderBookStory(book);
  if (!told || book.revision !== job.revision) return;
  const task = createTaskTracker(deps.db, 'production', job);
  await task.start('painting', PICTURE_KEYS.length);
  const pictures = await drawEveryPicture(book, told, () => PICTURE_SIZES.reading, { ...deps, drawn: task.step });
  if (!pictures.ok) throw new Error(`Book ${job.bookId} could not be drawn: ${pictures.code}`);
  await task.finish();
}

import { type DrawDeps, drawPage, heroBytes, sceneOf } from './draw-page';
import type { BookJob } from './jobs';
import { OPEN_KEYS, PICTURE_SIZES } from './pages';
import { bookById } from './repo';
import { storyOf } from './story-of';
import { trackTask } from './track-task';

/** Draws the cover and the first three pictures side by side; the browser shows each as it comes. */
export async function handleDrawPreview(job: BookJob, deps: DrawDeps): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  const told = book && storyOf(book);
  if (!told || book.revision !== job.revision) return;
  const task = trackTask(deps.db, 'preview', job);
  await task.start('painting', OPEN_KEYS.length);
  const hero = await heroBytes(book, deps.storage);
  const outcomes = await Promise.all(
    OPEN_KEYS.map(async (key) => {
      const scene = sceneOf(told.story, key, book.language);
      if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
      const page = { key, scene, model: book.imageModel, sizePx: PICTURE_SIZES.preview };
      const drawn = await drawPage(book, page, hero, deps);
      if (drawn.ok) await task.step();
      return drawn;
    }),
  );
  // The parent chose the other model meanwhile: the job of that one reports.
  if ((await bookById(deps.db, book.id))?.imageModel !== book.imageModel) return;
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (refused && !refused.ok) await task.fail(refused.code);
  else await task.finish();
}

import pLimit from 'p-limit';
import type { Enqueue } from '@/lib/platform/jobs';
import { type BookStory, renderBookStory } from '../../book-story';
import { type BookJob, blurredPagesJob } from '../../jobs';
import { PICTURE_SIZES, PREVIEW_KEYS } from '../../pages';
import { findBook, getRevision } from '../../repository';
import type { DrawingRow } from '../../selects';
import { type DrawDeps, drawPage, loadHeroBytes } from '../draw-page';
import { findBookToDraw } from '../repository';
import { getScene } from '../scene';
import { createTaskTracker } from '../track-task';

type Deps = DrawDeps & {
  readonly enqueue: Enqueue;
  /** Number of pictures of one preview that are drawn at the same time. */
  readonly concurrency: number;
};

/**
 * Draws the cover and the first three pictures; the browser shows each when it is ready. Stops after the current
 * pictures when the book has changed or is deleted.
 */
export async function handleDrawPreview(job: BookJob, deps: Deps): Promise<void> {
  const book = await findBookToDraw(deps.db, job.bookId);
  const bookStory = book && renderBookStory(book);
  if (!bookStory || book.revision !== job.revision) return;
  const task = createTaskTracker(deps.db, 'preview', job);
  await task.start('painting', PREVIEW_KEYS.length);
  const hero = await loadHeroBytes(book, book.imageModel, deps);
  const draw = async (key: string) => {
    if ((await getRevision(deps.db, book.id)) !== job.revision) return null;
    const drawn = await drawPage(book, toPageDrawing(book, bookStory, key), hero, deps);
    if (drawn.ok) await task.step();
    return drawn;
  };
  const outcomes = await pLimit(deps.concurrency).map(PREVIEW_KEYS, draw);
  // The parent changed the hero or the model meanwhile: the newer job reports progress.
  const now = await findBook(deps.db, book.id);
  if (now?.imageModel !== book.imageModel || now.revision !== job.revision) return;
  const refused = outcomes.find((outcome) => outcome?.ok === false);
  if (refused?.ok === false) {
    await task.fail(refused.code);
    return;
  }
  await task.finish();
  const key = `${book.id}:${job.revision}:blurred`;
  await deps.enqueue(deps.db, blurredPagesJob, job, { key, group: book.deviceId, supersedes: `${book.id}:` });
}

function toPageDrawing(book: DrawingRow, bookStory: BookStory, key: string) {
  const scene = getScene(bookStory, key, book.language);
  if (!scene) throw new Error(`Story ${bookStory.story.baseId} has no scene ${key}`);
  return { key, scene, model: book.imageModel, sizePx: PICTURE_SIZES.preview };
}

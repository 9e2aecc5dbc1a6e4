import { renderBookStory } from '../../book-story';
import type { BookJob } from '../../jobs';
import { PICTURE_KEYS } from '../../pages';
import { getPrintFormat, type PrintHouse } from '../../print/picture-sizes';
import { drawEveryPicture, SCREEN_FORMAT } from '../draw-every-picture';
import type { DrawDeps } from '../draw-page';
import { findBookToDraw } from '../repository';
import { createTaskTracker } from '../track-task';

type Deps = DrawDeps & { readonly printHouse: PrintHouse };

/**
 * Draws every picture of a paid printed book: in reading size for the parent who confirms it, then for print, so that it
 * can be printed whenever it is confirmed, even when the photo and what it told are deleted by then. A repeat reuses
 * what exists. Throws to retry.
 */
export async function handleDrawWholeBook(job: BookJob, { printHouse, ...deps }: Deps): Promise<void> {
  const book = await findBookToDraw(deps.db, job.bookId);
  const told = book && renderBookStory(book);
  if (!told || book.revision !== job.revision) return;
  const task = createTaskTracker(deps.db, 'production', job);
  await task.start('painting', PICTURE_KEYS.length);
  const read = await drawEveryPicture(book, told, SCREEN_FORMAT, { ...deps, drawn: task.step });
  if (!read.ok) throw new Error(`Book ${job.bookId} could not be drawn: ${read.code}`);
  await task.finish();
  const format = await getPrintFormat(printHouse);
  const print = format.ok
    ? await drawEveryPicture(book, told, format.value, { ...deps, drawn: async () => {} })
    : format;
  if (!print.ok) throw new Error(`Book ${job.bookId} could not be drawn for print: ${print.code}`);
}

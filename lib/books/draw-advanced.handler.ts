import { log } from '@/lib/platform/log';
import type { Result } from '@/lib/platform/result';
import { type DrawDeps, drawPage, heroBytes } from './draw-page';
import type { BookJob } from './jobs';
import { portraitOf } from './portrait';
import { type BookRow, bookById, setFaceKey } from './repo';
import { trackTask } from './track-task';

type Deps = DrawDeps & {
  /** Paints the face of a photo for the advanced model; a code when the photo does not allow it. */
  readonly paintFace: (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;
  readonly newId: () => string;
};

/** Paints the child's face for the advanced model, once per photo; a photo that does not allow it is no failure. */
async function withFace(book: BookRow, deps: Deps): Promise<BookRow> {
  const photo = book.photos[0];
  if (!photo || photo.faceKey) return book;
  const face = await deps.paintFace(await deps.storage.get(photo.storageKey));
  if (!face.ok) return book;
  const faceKey = `faces/${deps.newId()}.face`;
  await deps.storage.put(faceKey, face.value, 'application/octet-stream');
  const { count } = await setFaceKey(deps.db, photo.id, faceKey);
  // The photo was deleted meanwhile: nothing of it is kept.
  if (count === 0) await deps.storage.delete(faceKey);
  return (await bookById(deps.db, book.id)) ?? book;
}

async function draw(book: BookRow, deps: Deps): Promise<void> {
  const painted = await withFace(book, deps);
  const hero = await heroBytes(painted, deps.storage);
  if (hero.face) await drawPage(painted, { ...portraitOf(painted), model: 'advanced' }, hero, deps);
}

/**
 * Draws the hero in the advanced model, where the photo allows it, beside the regular one. At the last try what stands
 * in its way is let be: the family meets the hero without the other drawing.
 */
export async function handleDrawAdvanced(job: BookJob, deps: Deps, lastTry = false): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  if (!book?.character || book.revision !== job.revision) return;
  await draw(book, deps).catch((thrown: unknown) => {
    if (!lastTry) throw thrown;
    log.error({ bookId: book.id, reason: thrown instanceof Error ? thrown.name : 'unknown' }, 'no advanced hero');
  });
  await trackTask(deps.db, 'character', job).finish();
}

import type { Enqueue } from '@/lib/platform/jobs';
import { type DrawDeps, drawPage, heroBytes, sceneOf } from './draw-page';
import { type BookJob, veilsJob } from './jobs';
import { OPEN_KEYS, PICTURE_SIZES } from './pages';
import { type BookRow, bookById, presentRevision } from './repo';
import { storyOf, type ToldStory } from './story-of';
import { trackTask } from './track-task';

type Deps = DrawDeps & {
  readonly enqueue: Enqueue;
  /** Pictures of one preview that are in work at the same time. */
  readonly sideBySide: number;
};

/**
 * Draws the cover and the first three pictures; the browser shows each as it comes. Stops after the pictures in work
 * once the book has changed or is deleted.
 */
export async function handleDrawPreview(job: BookJob, deps: Deps): Promise<void> {
  const book = await bookById(deps.db, job.bookId);
  const told = book && storyOf(book);
  if (!told || book.revision !== job.revision) return;
  const task = trackTask(deps.db, 'preview', job);
  await task.start('painting', OPEN_KEYS.length);
  const hero = await heroBytes(book, book.imageModel, deps);
  const draw = async (key: string) => {
    if ((await presentRevision(deps.db, book.id)) !== job.revision) return null;
    const drawn = await drawPage(book, pageOf(book, told, key), hero, deps);
    if (drawn.ok) await task.step();
    return drawn;
  };
  const outcomes = await inTurns(OPEN_KEYS, deps.sideBySide, draw);
  // The parent changed the hero or chose the other model meanwhile: the job of that one reports.
  const now = await bookById(deps.db, book.id);
  if (now?.imageModel !== book.imageModel || now.revision !== job.revision) return;
  const refused = outcomes.find((outcome) => outcome?.ok === false);
  if (refused?.ok === false) {
    await task.fail(refused.code);
    return;
  }
  await task.finish();
  const key = `${book.id}:${job.revision}:veils`;
  await deps.enqueue(deps.db, veilsJob, job, { key, group: book.deviceId, supersedes: `${book.id}:` });
}

function pageOf(book: BookRow, told: ToldStory, key: string) {
  const scene = sceneOf(told.story, key, book.language);
  if (!scene) throw new Error(`Story ${told.story.baseId} has no scene ${key}`);
  return { key, scene, model: book.imageModel, sizePx: PICTURE_SIZES.preview };
}

/** Works through a list in its order, some at a time. */
async function inTurns<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const left = items.entries();
  const done: Done[] = [];
  const worker = async () => {
    for (const [at, item] of left) done[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

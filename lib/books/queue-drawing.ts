import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { characterJob, previewJob, sharedPicturesJob } from './jobs';
import { OPEN_KEYS } from './pages';
import { type BookRow, saveTask, waitingBooks } from './repo';

export type DrawingKind = 'character' | 'preview';
type Asked = Pick<BookRow, 'id' | 'revision' | 'deviceId' | 'imageModel'>;

/** Books of one device that may wait to be drawn side by side; more is no family's. */
const MOST_WAITING = 6;
/** When a device whose books all wait may ask again, in seconds. */
export const FULL_WAIT_SECONDS = 60;

/** Each kind has a queue; one job per model, since the preview of the other one may be in work just now. */
export const lineOf = (kind: DrawingKind, { id, revision, imageModel }: Omit<Asked, 'deviceId'>) =>
  kind === 'character'
    ? ({ job: characterJob, key: `${id}:${revision}`, total: 2 } as const)
    : ({ job: previewJob, key: `${id}:${revision}:${imageModel}`, total: OPEN_KEYS.length } as const);

/**
 * Queues a drawing of a book as it is now. One that still waits for an older revision gives its place in the line to
 * it; one in work stops after its picture.
 */
export async function queueDrawing(tx: Tx, enqueue: Enqueue, kind: DrawingKind, book: Asked): Promise<void> {
  const { id: bookId, revision, deviceId } = book;
  const { job, key, total } = lineOf(kind, book);
  const fresh = { state: 'queued', stage: 'queued', done: 0, total, errorCode: null } as const;
  await saveTask(tx, { bookId, kind, revision }, fresh);
  await enqueue(tx, job, { bookId, revision }, { key, group: deviceId, supersedes: `${bookId}:` });
}

/** Queues what others see of a shared book whose own pictures are advanced ones: those never leave the family. */
export async function queueShared(tx: Tx, enqueue: Enqueue, book: Asked & Pick<BookRow, 'shareToken'>): Promise<void> {
  const { id: bookId, revision, deviceId, imageModel, shareToken } = book;
  if (!shareToken || imageModel === 'regular') return;
  await enqueue(tx, sharedPicturesJob, { bookId, revision }, { key: `${bookId}:${revision}:shared`, group: deviceId });
}

/** Does the device have so many other books waiting that one more must not join them? */
export const lineIsFull = async (tx: Tx, { id, deviceId }: Pick<BookRow, 'id' | 'deviceId'>): Promise<boolean> =>
  (await waitingBooks(tx, deviceId, id)) >= MOST_WAITING;

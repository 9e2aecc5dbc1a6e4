import type { Tx } from '@/lib/platform/db';
import { countInShare, type Enqueue } from '@/lib/platform/jobs';
import { isGroupBook } from '../groups/repository';
import { characterJob, previewJob, sharedPicturesJob } from '../jobs';
import { PREVIEW_KEYS } from '../pages';
import type { BookRow, Owner } from '../repository';
import type { DraftTask } from '../selects';
import { countPendingBooks, queueTask } from './repository';

export type DrawingKind = 'character' | 'preview';
type DrawingTarget = Pick<BookRow, 'id' | 'revision' | 'deviceId' | 'imageModel'>;

/** Maximum number of books of one device in the queue at once; no family needs more. */
const MAX_PENDING_BOOKS = 6;
/** The same for an address without accounts: a school's evening at one connection, not a script without cookies. */
const MAX_PENDING_OF_ADDRESS = 40;
/** Retry-After in seconds for a device or an address at that limit. */
export const QUEUE_FULL_RETRY_SECONDS = 60;

/** Each kind has its own queue; the job key contains the model, because the other model's preview may be running. */
export const getDrawingJob = (kind: DrawingKind, { id, revision, imageModel }: Omit<DrawingTarget, 'deviceId'>) =>
  kind === 'character'
    ? ({ job: characterJob, key: `${id}:${revision}`, total: 2 } as const)
    : ({ job: previewJob, key: `${id}:${revision}:${imageModel}`, total: PREVIEW_KEYS.length } as const);

/**
 * By what drawings take their turns beside the device, which is a missing cookie for whoever drops it: the class or
 * company (`lockBook` returns it), or the address of a visitor without an account; `null` for an account.
 */
export const getShare = (groupId: string | null, { accountId, addressKey }: Owner): string | null =>
  groupId ?? (accountId === null ? (addressKey ?? null) : null);

/**
 * Enqueues a drawing of the book's current revision. It replaces a waiting job of an older revision at its position; a
 * running one stops after its current picture. `share`: see `getShare`. Returns the task that now waits.
 */
export async function enqueueDrawing(
  tx: Tx,
  enqueue: Enqueue,
  kind: DrawingKind,
  book: DrawingTarget,
  share: string | null = null,
): Promise<DraftTask> {
  const { id: bookId, revision, deviceId } = book;
  const { job, key, total } = getDrawingJob(kind, book);
  await queueTask(tx, { bookId, kind, revision }, total);
  await enqueue(tx, job, { bookId, revision }, { key, group: deviceId, share, supersedes: `${bookId}:` });
  return { kind, revision, state: 'queued', stage: 'queued', done: 0, total, errorCode: null };
}

/** Enqueues the public pictures of a shared book whose own pictures are advanced, because those stay private. */
export async function enqueueSharedPictures(
  tx: Tx,
  enqueue: Enqueue,
  book: DrawingTarget & Pick<BookRow, 'shareToken'>,
): Promise<void> {
  const { id: bookId, revision, deviceId, imageModel, shareToken } = book;
  if (!shareToken || imageModel === 'regular') return;
  await enqueue(tx, sharedPicturesJob, { bookId, revision }, { key: `${bookId}:${revision}:shared`, group: deviceId });
}

/**
 * Whether the device, or the address of a visitor without an account, already has the maximum number of other books in
 * the queue. A class is as large as it is: the queue serves other devices in between.
 */
export async function isQueueFull(
  tx: Tx,
  { id, deviceId }: Pick<BookRow, 'id' | 'deviceId'>,
  { accountId, addressKey }: Owner,
): Promise<boolean> {
  const ofDevice = await countPendingBooks(tx, deviceId, id);
  const ofAddress = accountId === null && addressKey ? await countInShare(tx, addressKey) : 0;
  if (ofDevice < MAX_PENDING_BOOKS && ofAddress < MAX_PENDING_OF_ADDRESS) return false;
  return !(await isGroupBook(tx, id));
}

import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { toTaskView } from '../drafts/draft-view';
import { type DraftMailJob, draftMailJob } from '../jobs';
import { findDraftToMail, lockBook } from '../repository';
import type { DraftMailRow } from '../selects';
import { findPreviewSubscription } from './repository';

type ReadyMailKind = Exclude<DraftMailJob['kind'], 'draftSaved'>;

/** What a waiting parent can be notified of now: the hero is drawn, or the preview of the approved book is. */
export function getReadyMailKind(book: DraftMailRow): ReadyMailKind | null {
  const isDone = (kind: 'character' | 'preview') => toTaskView(book, kind)?.state === 'done';
  if (!book.characterApprovedAt) return isDone('character') ? 'heroReady' : null;
  return isDone('preview') ? 'previewReady' : null;
}

/** Enqueues the notification for the parent who asked for one; the caller must hold the book's lock. */
export async function enqueueReadyMail(tx: Tx, bookId: string, enqueue: Enqueue): Promise<void> {
  const [book, letter] = [await findDraftToMail(tx, bookId), await findPreviewSubscription(tx, bookId)];
  const kind = book && getReadyMailKind(book);
  if (!letter || !kind) return;
  const key = `${kind}:${letter.id}`;
  await enqueue(tx, draftMailJob, { letterId: letter.id, kind, key }, { key });
}

/** Runs after a drawing, under the book's lock, so that an address stored at the same moment gets its mail too. */
export const notifyReady = (bookId: string, { db, enqueue }: { readonly db: Db; readonly enqueue: Enqueue }) =>
  db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    await enqueueReadyMail(tx, bookId, enqueue);
  });

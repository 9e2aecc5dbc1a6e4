import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { taskView } from '../draft-view';
import { type LetterJob, letterJob } from '../jobs';
import { type BookRow, bookById, lockBook } from '../repo';
import { previewLetter } from './repo';

type Ready = Exclude<LetterJob['kind'], 'draftSaved'>;

/** What a waiting parent may be told just now: the hero can be met, the approved book can be leafed through. */
export function readyOf(book: BookRow): Ready | null {
  const isDone = (kind: 'character' | 'preview') => taskView(book, kind)?.state === 'done';
  if (!book.characterApprovedAt) return isDone('character') ? 'heroReady' : null;
  return isDone('preview') ? 'previewReady' : null;
}

/** Queues the mail of whoever wants to hear what is ready of a draft; the book must be locked. */
export async function announceReady(tx: Tx, bookId: string, enqueue: Enqueue): Promise<void> {
  const [book, letter] = [await bookById(tx, bookId), await previewLetter(tx, bookId)];
  const kind = book && readyOf(book);
  if (!letter || !kind) return;
  const key = `${kind}:${letter.id}`;
  await enqueue(tx, letterJob, { letterId: letter.id, kind, key }, { key });
}

/** After a drawing has ended: under the lock, so that an address that is left just now is told as well. */
export const announce = (bookId: string, { db, enqueue }: { readonly db: Db; readonly enqueue: Enqueue }) =>
  db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    await announceReady(tx, bookId, enqueue);
  });

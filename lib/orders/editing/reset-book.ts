import { resetPages } from '@/lib/books/server';
import { ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from './access';
import type { EditingDeps } from './change-words';
import { enqueueRenewal } from './renew-book';

/** Gives the whole book the story's own words and first pictures again; the pictures drawn since stay to choose from. */
export const resetBook = (
  orderId: string,
  { db, accountId, enqueue, now }: EditingDeps,
): Promise<Result<null, EditingErrorCode>> =>
  db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { id: bookId, edits } = locked.value.book;
    await resetPages(tx, bookId);
    await enqueueRenewal(tx, { bookId, edits: edits + 1 }, { enqueue, now });
    return ok(null);
  });

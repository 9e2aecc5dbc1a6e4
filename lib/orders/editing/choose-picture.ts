import type { PictureChoice } from '@/lib/books';
import { changePage, listVariations, wholeBookJob } from '@/lib/books/server';
import { fail, ok, type Result } from '@/lib/platform/result';
import { type EditingErrorCode, lockForEditing } from './access';
import type { EditingDeps } from './change-words';
import { enqueueRenewal } from './renew-book';

type SavedChoice = { readonly version: number; readonly variation: number };

/** Chooses one of a page's drawn pictures; going back to an earlier one is always possible. */
export function choosePicture(
  orderId: string,
  choice: PictureChoice,
  { db, accountId, enqueue, now }: EditingDeps,
): Promise<Result<SavedChoice, EditingErrorCode | 'changed_elsewhere'>> {
  return db.$transaction(async (tx) => {
    const locked = await lockForEditing(tx, orderId, accountId);
    if (!locked.ok) return locked;
    const { book, order } = locked.value;
    const { key, variation } = choice;
    if (!listVariations(book, key).includes(variation)) return fail('not_found');
    const changed = await changePage(tx, { bookId: book.id, key }, choice, { variation });
    if (!changed.ok) return changed;
    const { page, repeated } = changed.value;
    if (!repeated) {
      const edits = book.edits + 1;
      await enqueueRenewal(tx, { bookId: book.id, edits }, { enqueue, now });
      // A printed book is drawn at print size before its photo may be deleted.
      const { id: bookId, revision } = book;
      const job = { bookId, revision };
      if (order.tier !== 'digital') await enqueue(tx, wholeBookJob, job, { key: `${bookId}:${revision}:${edits}` });
    }
    return ok({ version: page.version, variation: page.variation });
  });
}

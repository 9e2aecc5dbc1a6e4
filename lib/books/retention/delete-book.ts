import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
import { anonymizeBook, findOwnedBook, lockBook, type Owner } from '../repository';
import { deleteBookObjects } from './delete-objects';
import { deleteTrial } from './delete-trial';

type CloseOptions = {
  /** Whether whoever deletes the book knows that it is bought. */
  readonly bought: boolean;
  readonly now: Date;
};

/**
 * Closes a book's unpaid orders; later payments for them are refunded. Closes nothing and fails with `book_being_made`
 * while a paid order is in production, printing or delivery, and with `book_bought` if one is paid and `bought` is
 * false.
 */
export type CloseOrders = (
  tx: Tx,
  bookId: string,
  options: CloseOptions,
) => Promise<Result<null, 'book_being_made' | 'book_bought'>>;

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
} & CloseOptions;

type DeleteErrorCode = 'not_found' | 'book_being_made' | 'book_bought' | 'first_device_only';

/**
 * 'Delete this book', before purchase or after delivery: photo, features, pictures, words and PDFs are deleted when the
 * call returns (rulings, "Photos and names"). Payment records stay. A bought book is deleted only if `bought` says
 * that its owner was told so.
 */
export async function deleteBook(
  bookId: string,
  deps: Deps,
): Promise<Result<{ readonly deleted: true }, DeleteErrorCode>> {
  const { db, owner, closeOrders, bought, now } = deps;
  const marked = await db.$transaction(async (tx) => {
    const book = await findOwnedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isGuest(book, owner)) return fail('first_device_only');
    // Locks orders before their book, in the same order as a payment.
    const closed = await closeOrders(tx, bookId, { bought, now });
    if (!closed.ok) return closed;
    await lockBook(tx, bookId);
    if (!(await findOwnedBook(tx, bookId, owner))) return fail('not_found');
    await anonymizeBook(tx, bookId, now);
    return ok(null);
  });
  if (!marked.ok) return marked;
  await deleteBookObjects(bookId, deps);
  await deleteTrial(bookId, deps);
  return ok({ deleted: true });
}

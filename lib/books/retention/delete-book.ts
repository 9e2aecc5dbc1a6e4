import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
import { anonymizeBook, findOwnedBook, lockBook, type Owner } from '../repository';
import { deleteBookObjects } from './delete-objects';
import { deleteTrial } from './delete-trial';

/**
 * Closes a book's unpaid orders; later payments for them are refunded. Returns false and closes nothing while a paid
 * order is in production, printing or delivery.
 */
export type CloseOrders = (tx: Tx, bookId: string, now: Date) => Promise<boolean>;

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
  readonly now: Date;
};

/**
 * 'Delete this book', before purchase or after delivery: photo, features, pictures, words and PDFs are deleted when the
 * call returns (rulings, "photo and features kept"). Payment records stay.
 */
export async function deleteBook(
  bookId: string,
  deps: Deps,
): Promise<Result<{ readonly deleted: true }, 'not_found' | 'book_being_made' | 'first_device_only'>> {
  const { db, owner, closeOrders, now } = deps;
  const marked = await db.$transaction(async (tx) => {
    const book = await findOwnedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isGuest(book, owner)) return fail('first_device_only');
    // Locks orders before their book, in the same order as a payment.
    if (!(await closeOrders(tx, bookId, now))) return fail('book_being_made');
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

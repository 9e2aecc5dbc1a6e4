import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { emptyBook } from './forget-book';
import { lockBook, markForgotten, type Owner, ownedBook } from './repo';
import { isGuest } from './visible';

/**
 * Closes a book's orders that nobody has paid; money that still comes for them is given back. False, and nothing is
 * closed, while one that was paid is still being made, printed or brought.
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
 * 'Delete this book', before it is bought or once it was delivered: photo, features, pictures, words and PDFs are gone
 * when it answers (rulings, "photo and features kept"). What is on record of a payment stays.
 */
export async function deleteBook(
  bookId: string,
  deps: Deps,
): Promise<Result<{ readonly deleted: true }, 'not_found' | 'book_being_made' | 'authentication_required'>> {
  const { db, owner, closeOrders, now } = deps;
  const marked = await db.$transaction(async (tx) => {
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (isGuest(book, owner)) return fail('authentication_required');
    // Orders are locked before their book, as a payment does.
    if (!(await closeOrders(tx, bookId, now))) return fail('book_being_made');
    await lockBook(tx, bookId);
    if (!(await ownedBook(tx, bookId, owner))) return fail('not_found');
    await markForgotten(tx, bookId, now);
    return ok(null);
  });
  if (!marked.ok) return marked;
  await emptyBook(bookId, deps);
  return ok({ deleted: true });
}
